import { pathToFileURL } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';
import type { StudioCall, StudioEvent } from '#api/studio/studio-api.ts';
import { bundle } from '../run-ts.mjs';
import type { ProjectWanted } from './host-room.ts';

type Hosts = typeof import('./host-rooms.ts');

let hosts: Promise<Hosts> | undefined;

/** The host is loaded when a test first opens one, as this file is a part of the configuration of Vitest. */
function loadHosts(): Promise<Hosts> {
  hosts ??= bundle('scripts/component-tests/host-rooms.ts').then(
    (file) => import(pathToFileURL(file).href) as Promise<Hosts>,
  );
  return hosts;
}

/** What a page of component tests can ask of Vitest's process: the real host, and the files of its project. */
export const hostCommands = {
  openHost: async (_: BrowserCommandContext, page: string, wanted: ProjectWanted): Promise<void> =>
    (await loadHosts()).open(page, wanted),
  callHost: async (_: BrowserCommandContext, page: string, name: StudioCall, ask: unknown): Promise<unknown> =>
    (await loadHosts()).call(page, name, ask),
  hostEvents: async (_: BrowserCommandContext, page: string): Promise<readonly StudioEvent[] | null> =>
    (await loadHosts()).events(page),
  closeHost: async (_: BrowserCommandContext, page: string): Promise<void> => (await loadHosts()).close(page),
  readProjectFile: async (_: BrowserCommandContext, page: string, file: string): Promise<string> =>
    (await loadHosts()).read(page, file),
  writeProjectFile: async (_: BrowserCommandContext, page: string, file: string, text: string): Promise<void> =>
    (await loadHosts()).write(page, file, text),
};

type OnPage<Command> = Command extends (context: BrowserCommandContext, ...asked: infer Asked) => infer Answer
  ? (...asked: Asked) => Answer
  : never;

declare module 'vitest/browser' {
  interface BrowserCommands {
    openHost: OnPage<typeof hostCommands.openHost>;
    callHost: OnPage<typeof hostCommands.callHost>;
    hostEvents: OnPage<typeof hostCommands.hostEvents>;
    closeHost: OnPage<typeof hostCommands.closeHost>;
    readProjectFile: OnPage<typeof hostCommands.readProjectFile>;
    writeProjectFile: OnPage<typeof hostCommands.writeProjectFile>;
  }
}
