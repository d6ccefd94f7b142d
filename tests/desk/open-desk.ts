import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { createDesk, type Desk } from '#renderer/desk/opening/create-desk.ts';
import { act } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { perform, texts } from '#renderer/desk/project/project-actions.ts';
import type { Heard } from '#renderer/desk/project/studio-connection.ts';
import type { Stage } from '#renderer/desk/stage/stage.ts';
import { discardDeskState } from '#renderer/desk/state/desk-state.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import type { KnownFiles } from '#renderer/desk/workers/project-reader.ts';
import { makeRoom } from '#renderer/desk/workers/rooms.ts';
import type { StartThread } from '#renderer/desk/workers/threads.ts';
import { serveCalls, type Thread } from '#renderer/desk/workers/worker-call.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { makeProject, openHostRoom, type ProjectFiles, type ProjectPlace } from '#scripts/component-tests/host-room.ts';

export interface OpenedDesk {
  readonly desk: Desk;
  readonly folder: string;
  /** The page disappears suddenly and opens the same folder again, after the changes of other programs. */
  crash(meanwhile?: () => void): Promise<OpenedDesk>;
  asAnotherPage(): Promise<OpenedDesk>;
  close(): Promise<void>;
}

interface Wanted {
  readonly files?: ProjectFiles;
  readonly prepare?: (folder: string) => Promise<void>;
  readonly stage?: Stage;
}

/** The sample, read once for all desks of this process, so that results cached by text object are reused. */
const sample: KnownFiles = new Map(
  readdirSync(shippedIn('.'), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.(json|csv)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(shippedIn('.'), file), 'utf8');
      return [file, { path: file, text, spliced: new SplicedText(text) }];
    }),
);

/** Runs the workers' rooms on this thread; messages are cloned, as between threads. */
const startThread: StartThread = (name) => {
  type Hear = (event: { readonly data: unknown }) => void;
  const [ofPage, ofRoom]: [Set<Hear>, Set<Hear>] = [new Set(), new Set()];
  let isOver = false;
  const post = (to: Set<Hear>) => (message: unknown) => {
    const data = structuredClone(message);
    setImmediate(() => {
      if (!isOver) for (const hear of to) hear({ data });
    });
  };
  serveCalls(makeRoom(name, sample), {
    postMessage: post(ofPage),
    addEventListener: (_, hear) => void ofRoom.add(hear),
  });
  const thread: Thread = {
    postMessage: post(ofRoom),
    addEventListener: (kind: string, hear: Hear | ((event: { preventDefault(): void }) => void)) =>
      void (kind === 'message' && ofPage.add(hear as Hear)),
    terminate() {
      isOver = true;
    },
  };
  return thread;
};

export async function openDesk({ files, prepare, stage }: Wanted = {}): Promise<OpenedDesk> {
  const place = await makeProject({ files });
  await prepare?.(place.folder);
  return openIn({ ...place, stage, pages: 1 });
}

interface Place extends ProjectPlace {
  readonly stage: Stage | undefined;
  readonly pages: number;
}

async function openIn(place: Place): Promise<OpenedDesk> {
  const { outside, folder, stage, pages } = place;
  const page = pages.toString(16).padStart(32, 'd');
  const heard = new Set<Heard>();
  const room = openHostRoom(place, (event) => {
    for (const one of heard) one.told(event);
  });
  const { api } = room;
  const leave = room.enter(page);
  const files = api.openProject({});
  const [recalled, settings] = await Promise.all([api.recallWork({ page }), api.recallSettings({})]);
  // Other tests of this process may have written to stores.
  discardDeskState();
  const made = createDesk(startThread, { findTable, ...(stage === undefined ? {} : { stage }) });
  const desk = made.connect(api, settings, recalled.preferences);
  const listen = (_: string, one: Heard) => {
    heard.add(one);
    one.connected(true);
  };
  await desk.open({ listen, page, files, kept: recalled });
  await idle();
  async function end(): Promise<void> {
    heard.clear();
    desk.end();
    leave();
    await room.close();
  }
  return {
    desk,
    folder,
    async crash(meanwhile) {
      await end();
      meanwhile?.();
      return openIn(place);
    },
    async asAnotherPage() {
      await end();
      return openIn({ ...place, pages: pages + 1 });
    },
    async close() {
      await idle();
      await end();
      await rm(outside, { recursive: true, force: true });
    },
  };
}

export function onDisk(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const placed = entries.map((entry): [string, string] => {
    const place = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, place), entry.isFile() ? readFileSync(place, 'latin1') : 'a folder'];
  });
  return Object.fromEntries(placed);
}

interface Followed<State> {
  getState(): State;
  subscribe(heard: (state: State) => void): () => void;
}

export async function until<State>({ getState, subscribe }: Followed<State>, isSo: (state: State) => boolean) {
  await new Promise<void>((resolve) => {
    if (isSo(getState())) return resolve();
    const left = subscribe((state) => {
      if (!isSo(state)) return;
      left();
      resolve();
    });
  });
  await idle();
}

export async function write(document: string, mark: string, from: string, to: string): Promise<void> {
  const before = texts.get(document) ?? '';
  const at = before.indexOf(from, before.indexOf(mark));
  if (!before.includes(mark) || at < 0) throw new Error(`${document} has no ${from} behind ${mark}`);
  const text = before.slice(0, at) + to + before.slice(at + from.length);
  perform({ name: { kind: 'typing' }, changes: [changeBetween(document, before, text)] });
  await idle();
}

export async function answer(...words: readonly string[]): Promise<void> {
  const actions = playStore.getState().view?.actions ?? [];
  const found = actions.find(({ sentence }) => words.every((word) => sentence.includes(word)));
  if (found === undefined) throw new Error(`nobody can do ${words}, only ${actions.map((one) => one.sentence)}`);
  await act(found.answer);
  await idle();
}
