import type { StudioEvent } from '#api/studio/studio-api.ts';
import { makeRecentProjects, type RecentProjects } from '#host/home/recent-projects.ts';
import { type HostRoom, openRoom, roomName } from '#host/open-room.ts';
import type { LoopbackDoor, ProjectEndpoint, ProjectRoom } from './server.ts';

/** Maximum of open folders. */
const MOST = 32;

/** One room per folder, open until the studio ends. */
export class OpenRooms {
  private readonly rooms = new Map<string, { readonly room: HostRoom; behind: ProjectEndpoint | null }>();
  private readonly recent: RecentProjects;
  private readonly kept: string;
  private door: LoopbackDoor | null = null;

  /** `kept`: folder of stored state. */
  constructor(kept: string) {
    this.kept = kept;
    this.recent = makeRecentProjects(kept);
  }

  /** The room of the printed address. */
  first(folder: string | null): ProjectRoom {
    return behindDoor(this.enter(folder, null).room);
  }

  /** The server is listening. */
  opened(door: LoopbackDoor): void {
    this.door = door;
    for (const one of this.rooms.values()) one.behind = door;
  }

  async close(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ room }) => room.close()));
  }

  /** A ticket for a folder; undefined: too many are open. */
  private open(folder: string | null): string | undefined {
    const there = this.rooms.get(roomName(folder));
    if (there === undefined && this.rooms.size >= MOST) return undefined;
    const one = there ?? this.enter(folder, null);
    one.behind ??= this.door?.addRoom(behindDoor(one.room)) ?? null;
    return one.behind?.ticket(() => undefined);
  }

  private enter(folder: string | null, behind: ProjectEndpoint | null) {
    // No page can listen before the server does.
    const tell = (event: StudioEvent): void => one.behind?.tell(event);
    const door = { open: (wanted: string | null) => Promise.resolve(this.open(wanted)) };
    const one = { room: openRoom(folder, { kept: this.kept, recent: this.recent, door, tell }), behind };
    this.rooms.set(roomName(folder), one);
    return one;
  }
}

const behindDoor = (room: HostRoom): ProjectRoom => ({
  api: room.api,
  pages: { enter: (page) => room.enter(page) },
  pictures: room.pictures,
});
