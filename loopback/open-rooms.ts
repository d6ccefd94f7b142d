import type { StudioEvent } from '#api/studio/studio-api.ts';
import { makeRecentProjects, type RecentProjects } from '#host/home/recent-projects.ts';
import { openRoom, type Room, roomName } from '#host/open-room.ts';
import type { Door, DoorRoom, RoomBehind } from './server.ts';

/** More folders than anybody has open at a time. */
const MOST = 32;

/** The folders that were opened at this door, each in a room of its own. They stay open until the studio ends. */
export class OpenRooms {
  private readonly rooms = new Map<string, { readonly room: Room; behind: DoorRoom | null }>();
  private readonly recent: RecentProjects;
  private readonly kept: string;
  private door: Door | null = null;

  /** `kept`: where the state of whoever works here lies. */
  constructor(kept: string) {
    this.kept = kept;
    this.recent = makeRecentProjects(kept);
  }

  /** The room to which the printed address leads. */
  first(folder: string | null): RoomBehind {
    return behindDoor(this.enter(folder, null).room);
  }

  /** The door is there by now, with the first room behind it. */
  opened(door: Door): void {
    this.door = door;
    for (const one of this.rooms.values()) one.behind = door;
  }

  async close(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ room }) => room.close()));
  }

  /** A secret that leads to a folder once. */
  private open(folder: string | null): string | undefined {
    const there = this.rooms.get(roomName(folder));
    if (there === undefined && this.rooms.size >= MOST) return undefined;
    const one = there ?? this.enter(folder, null);
    one.behind ??= this.door?.addRoom(behindDoor(one.room)) ?? null;
    return one.behind?.ticket(() => undefined);
  }

  private enter(folder: string | null, behind: DoorRoom | null) {
    // Nothing is told before the door is there: nobody could hear it.
    const tell = (event: StudioEvent): void => one.behind?.tell(event);
    const door = { open: (wanted: string | null) => Promise.resolve(this.open(wanted)) };
    const one = { room: openRoom(folder, { kept: this.kept, recent: this.recent, door, tell }), behind };
    this.rooms.set(roomName(folder), one);
    return one;
  }
}

const behindDoor = (room: Room): RoomBehind => ({
  api: room.api,
  pages: { enter: (page) => room.enter(page) },
  pictures: room.pictures,
});
