import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type StudioApi, type StudioCall, type StudioEvent, studioCalls } from '#api/studio/studio-api.ts';
import { watchGit } from './git/watch-git.ts';
import type { RecentProjects } from './home/recent-projects.ts';
import { type DoorOfHome, type HomeCalls, makeHome } from './home/studio-home.ts';
import { makePictureShelf, type PictureShelf } from './pictures/picture-shelf.ts';
import { chromiumPrinter, type Printer } from './print/printer.ts';
import { Prints } from './print/prints.ts';
import { isProject } from './program/chosen-project.ts';
import { watchProject } from './project/watch-project.ts';
import { keepSettingsIn } from './state/kept-settings.ts';
import { watchOpenPages } from './state/open-pages.ts';
import { makeRecovery } from './state/recovery.ts';
import { makeStudioHost } from './studio-host.ts';
import { makeWelcomeHost } from './welcome-host.ts';

/**
 * A folder that is open, or none: what its pages may ask, and that it hears of them. A folder without a project shows the
 * welcome, and from the moment a project lies in it that project: an address that leads to it once leads to it always.
 */
export interface Room {
  readonly api: StudioApi;
  /** Null: no folder is open. */
  readonly pictures: PictureShelf | null;
  /** A page is there, until what this gives back is called. */
  enter(page: string): () => void;
  close(): Promise<void>;
}

/** What a room is opened with: where work is kept, and the door that it lies behind. */
export interface RoomGround {
  readonly kept: string;
  readonly recent: RecentProjects;
  readonly door: DoorOfHome;
  /** Told what all its pages are to hear. */
  readonly tell: (event: StudioEvent) => void;
  /** What draws what is printed; else the Chromium that is found. */
  readonly printer?: Printer;
}

/** Rooms of one folder are one, whichever way it was opened. */
export function roomName(folder: string | null): string {
  return folder === null ? '' : realPath(folder);
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}

/** What the pages of a room talk to: the welcome, or a project. */
type Occupant = Pick<Room, 'api' | 'enter' | 'close'>;

/** Opens a folder: the desk of the project in it, else the welcome. A link is followed: what lies beside it is elsewhere. */
export function openRoom(asked: string | null, ground: RoomGround): Room {
  const folder = asked === null ? null : realPath(asked);
  const home = makeHome(folder, ground.recent, ground.door);
  const pictures = folder === null ? null : makePictureShelf(folder);
  const welcome = welcomeIn(folder, ground, home);
  let project: Occupant | null = null;
  function occupant(): Occupant {
    if (project === null && folder !== null && pictures !== null && isProject(folder))
      project = projectIn(folder, ground, home, pictures);
    return project ?? welcome;
  }
  occupant();
  return {
    api: callingWhoIsThere(() => occupant().api),
    pictures,
    enter: (page) => occupant().enter(page),
    close: () => (project ?? welcome).close(),
  };
}

/** Every call of the table, made to whatever host answers by then. */
function callingWhoIsThere(host: () => StudioApi): StudioApi {
  const names = Object.keys(studioCalls) as StudioCall[];
  const calls = names.map((name) => [name, (ask: never) => host()[name](ask)] as const);
  return Object.fromEntries(calls) as unknown as StudioApi;
}

function welcomeIn(folder: string | null, { kept }: RoomGround, home: HomeCalls): Occupant {
  const recovery = makeRecovery(folder ?? path.join(kept, 'welcome'), kept);
  const api = makeWelcomeHost(recovery, home, keepSettingsIn(kept, null));
  return { api, enter: () => () => undefined, close: () => Promise.resolve() };
}

function projectIn(
  folder: string,
  { kept, recent, tell, printer = chromiumPrinter }: RoomGround,
  home: HomeCalls,
  pictures: PictureShelf,
): Occupant {
  void recent.note(folder);
  const pages = watchOpenPages(folder, kept, (open) => tell({ event: 'pages', pages: [...open] }));
  let changes = 0;
  const watching = watchProject(folder, () => {
    changes++;
    tell({ event: 'filesChanged' });
  });
  const prints = new Prints(folder, printer);
  const watchingGit = watchGit(folder, () => tell({ event: 'gitChanged' }));
  const recovery = makeRecovery(folder, kept);
  return {
    api: makeStudioHost(
      ...[folder, recovery, pages, home, keepSettingsIn(kept, folder), pictures, prints, () => changes],
    ),
    enter: (page) => pages.enter(page),
    async close() {
      prints.close();
      watching.close();
      watchingGit.close();
      await pages.close();
    },
  };
}
