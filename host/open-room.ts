import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type StudioApi, type StudioCall, type StudioEvent, studioCalls } from '#api/studio/studio-api.ts';
import { watchGit } from './git/watch-git.ts';
import type { RecentProjects } from './home/recent-projects.ts';
import { type HomeCalls, type HomeWindow, makeHome } from './home/studio-home.ts';
import type { StartProcess } from './lab-runs/background-process.ts';
import { makeLabRuns } from './lab-runs/lab-runs.ts';
import { makePictureStore, type PictureStore } from './pictures/picture-store.ts';
import { PrintJobs } from './print/print-jobs.ts';
import { chromiumPrinter, type Printer } from './print/printer.ts';
import { isProject } from './program/chosen-project.ts';
import { watchProject } from './project/watch-project.ts';
import { makeSettings } from './state/kept-settings.ts';
import { watchOpenPages } from './state/open-pages.ts';
import { makeRecovery } from './state/recovery.ts';
import { makeStudioHost } from './studio-host.ts';
import { makeWelcomeHost } from './welcome-host.ts';

/**
 * An open folder, or none. A folder without a project shows the welcome until a project appears in it, so its address
 * stays valid.
 */
export interface HostRoom {
  readonly api: StudioApi;
  readonly pictures: PictureStore | null;
  /** Registers a page; call the result when it leaves. */
  enter(page: string): () => void;
  close(): Promise<void>;
}

export interface RoomContext {
  readonly kept: string;
  readonly recent: RecentProjects;
  readonly door: HomeWindow;
  readonly tell: (event: StudioEvent) => void;
  readonly printer?: Printer;
  readonly startProcess?: StartProcess;
}

/** The same for every path to a folder. */
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

type Occupant = Pick<HostRoom, 'api' | 'enter' | 'close'>;

/** The project in a folder, else the welcome. Links are resolved. */
export function openRoom(asked: string | null, ground: RoomContext): HostRoom {
  const folder = asked === null ? null : realPath(asked);
  const home = makeHome(folder, ground.recent, ground.door);
  const pictures = folder === null ? null : makePictureStore(folder);
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

function callingWhoIsThere(host: () => StudioApi): StudioApi {
  const names = Object.keys(studioCalls) as StudioCall[];
  const calls = names.map((name) => [name, (ask: never) => host()[name](ask)] as const);
  return Object.fromEntries(calls) as unknown as StudioApi;
}

function welcomeIn(folder: string | null, { kept }: RoomContext, home: HomeCalls): Occupant {
  const recovery = makeRecovery(folder ?? path.join(kept, 'welcome'), kept);
  const api = makeWelcomeHost(recovery, home, makeSettings(kept, null));
  return { api, enter: () => () => undefined, close: () => Promise.resolve() };
}

function projectIn(
  folder: string,
  { kept, recent, tell, printer = chromiumPrinter, startProcess }: RoomContext,
  home: HomeCalls,
  pictures: PictureStore,
): Occupant {
  void recent.note(folder);
  const pages = watchOpenPages(folder, kept, (open) => tell({ event: 'pages', pages: [...open] }));
  let changes = 0;
  const watching = watchProject(folder, () => {
    changes++;
    tell({ event: 'filesChanged' });
  });
  const prints = new PrintJobs(folder, printer);
  const lab = makeLabRuns(folder, kept, startProcess);
  const watchingGit = watchGit(folder, () => tell({ event: 'gitChanged' }));
  const recovery = makeRecovery(folder, kept);
  return {
    api: makeStudioHost(folder, {
      ...{ recovery, pages, home, settings: makeSettings(kept, folder), pictures, prints, lab, changes: () => changes },
    }),
    enter: (page) => pages.enter(page),
    async close() {
      prints.close();
      watching.close();
      watchingGit.close();
      await Promise.all([pages.close(), lab.close()]);
    },
  };
}
