import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { StudioApi, StudioEvent } from '#api/studio-api.ts';
import { isProject } from './chosen-project.ts';
import { watchGit } from './git/watch-git.ts';
import { keepSettingsIn } from './kept-settings.ts';
import { watchOpenPages } from './open-pages.ts';
import { makePictureShelf, type PictureShelf } from './pictures/picture-shelf.ts';
import { chromiumPrinter, type Printer } from './print/printer.ts';
import { Prints } from './print/prints.ts';
import type { RecentProjects } from './recent-projects.ts';
import { makeRecovery } from './recovery.ts';
import { type DoorOfHome, makeHome } from './studio-home.ts';
import { makeStudioHost } from './studio-host.ts';
import { watchProject } from './watch-project.ts';
import { makeWelcomeHost } from './welcome-host.ts';

/** A folder that is open, or none: what its pages may ask, and that it hears of them. */
export interface Room {
  readonly api: StudioApi;
  /** Null: there is no project in it. */
  readonly pictures: PictureShelf | null;
  /** There is no project in it. */
  readonly isWelcome: boolean;
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

/** Rooms of one folder are one: by its real path, and by whether a project lies in it. */
export function roomName(folder: string | null): string {
  if (folder === null) return '';
  return `${isProject(folder) ? 'project' : 'folder'} ${realPath(folder)}`;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}

/** Opens a folder: the desk of the project in it, else the welcome. */
export function openRoom(
  folder: string | null,
  { kept, recent, door, tell, printer = chromiumPrinter }: RoomGround,
): Room {
  const home = makeHome(folder, recent, door);
  if (folder === null || !isProject(folder)) {
    const recovery = makeRecovery(folder ?? path.join(kept, 'welcome'), kept);
    const api = makeWelcomeHost(recovery, home, keepSettingsIn(kept, null));
    return { api, pictures: null, isWelcome: true, enter: () => () => undefined, close: () => Promise.resolve() };
  }
  void recent.note(path.resolve(folder));
  const pages = watchOpenPages(folder, kept, (open) => tell({ event: 'pages', pages: [...open] }));
  const watching = watchProject(folder, () => tell({ event: 'filesChanged' }));
  const pictures = makePictureShelf(folder);
  const prints = new Prints(folder, printer);
  const watchingGit = watchGit(folder, () => tell({ event: 'gitChanged' }));
  return {
    api: makeStudioHost(
      folder,
      makeRecovery(folder, kept),
      pages,
      home,
      keepSettingsIn(kept, folder),
      pictures,
      prints,
    ),
    pictures,
    isWelcome: false,
    enter: (page) => pages.enter(page),
    async close() {
      prints.close();
      watching.close();
      watchingGit.close();
      await pages.close();
    },
  };
}
