import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StudioApi, StudioCall, StudioEvent } from '#api/studio/studio-api.ts';
import { makeProject, openHostRoom, type ProjectWanted } from './host-room.ts';

// The hosts of component tests: this runs in Vitest's own process, and pages call it by `host-commands.ts`.

interface OpenHost {
  readonly api: StudioApi;
  readonly folder: string;
  /** Told, and not fetched by the page yet. */
  readonly told: StudioEvent[];
  /** The page waits for what is told next. */
  answer: (() => void) | null;
  isOver: boolean;
  end(): Promise<void>;
}

const hosts = new Map<string, OpenHost>();

function hostOf(page: string): OpenHost {
  const found = hosts.get(page);
  if (found === undefined) throw new Error(`no host is open for page ${page}`);
  return found;
}

export async function open(page: string, wanted: ProjectWanted): Promise<void> {
  const place = await makeProject(wanted);
  const told: StudioEvent[] = [];
  const room = openHostRoom(place, (event) => {
    told.push(event);
    hosts.get(page)?.answer?.();
  });
  const leave = room.enter(page);
  hosts.set(page, {
    ...{ api: room.api, folder: place.folder, told, answer: null, isOver: false },
    async end() {
      leave();
      await room.close();
      await rm(place.outside, { recursive: true, force: true });
    },
  });
}

export function call(page: string, name: StudioCall, ask: unknown): Promise<unknown> {
  return (hostOf(page).api[name] as (ask: unknown) => Promise<unknown>)(ask);
}

/** What the host has told since this was called last, once there is something; null: the host is closed. */
export async function events(page: string): Promise<readonly StudioEvent[] | null> {
  const host = hostOf(page);
  if (host.told.length === 0 && !host.isOver)
    await new Promise<void>((resolve) => {
      host.answer = resolve;
    });
  return host.isOver ? null : host.told.splice(0);
}

export async function close(page: string): Promise<void> {
  const host = hostOf(page);
  host.isOver = true;
  host.answer?.();
  await host.end();
  hosts.delete(page);
}

export const read = (page: string, file: string): Promise<string> =>
  readFile(path.join(hostOf(page).folder, file), 'utf8');

export const write = (page: string, file: string, text: string): Promise<void> =>
  writeFile(path.join(hostOf(page).folder, file), text);
