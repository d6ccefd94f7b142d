import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { soon } from '../timing/pending.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { LongWorker } from '../work/long-worker.ts';
import type { TestsUnderWay } from '../workers/tests-calls.ts';
import type { TestsCalls } from '../workers/tests-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';
import { allTests, stateOf, testsStore } from './tests-store.ts';

const { getState, setState } = testsStore;

type AskedBy = 'person' | 'edit';

class TestWorker {
  readonly line = new LongWorker<TestsCalls>('tests');
  askedBy: AskedBy = 'person';
  /** An edit came during the run. */
  isWantedAgain = false;
  stopWatching: (() => void) | null = null;
  /** The files whose tests are listed. */
  readOn: unknown = null;
}
const worker = deskState(() => new TestWorker());

const reading = localizedText(deskWords, ({ work }) => work.readTests);
const runs = localizedText(deskWords, ({ work }) => work.runTests);

/** Delay after an edit, in milliseconds. */
const REST = 500;

/** Null: cancelled. Interrupts a run started by an edit, and repeats that afterwards. */
export async function withTests<Given>(
  name: { readonly ja: string; readonly en: string },
  ask: (client: WorkerClient<TestsCalls>, progress: (done: number, of: number | null) => void) => Promise<Given>,
  askedBy: AskedBy = 'person',
): Promise<Given | null> {
  if (worker().line.isBusy && worker().askedBy === 'edit') worker().isWantedAgain = true;
  worker().askedBy = askedBy;
  const given = await worker().line.ask(name, async (client, progress) => {
    await take(client);
    return ask(client, progress);
  });
  if (given !== null && worker().isWantedAgain && !worker().line.isBusy) void runTests('all', 'edit');
  return given;
}

export function stopTests(): void {
  worker().isWantedAgain = false;
  worker().line.end();
}

async function take(client: WorkerClient<TestsCalls>): Promise<void> {
  const { files } = projectStore.getState();
  const read = await client.call('take', { files: textsOf() });
  const keys = new Set(read.files.flatMap(({ tests }) => tests.map(({ key }) => key)));
  const results = new Map([...getState().results].filter(([key]) => keys.has(key)));
  setState({ ...read, isRead: true, results });
  worker().readOn = files;
  if (getState().ranOn === null) setState({ ranOn: files });
}

/** Current texts, saved or not, except unreadable files. */
export function textsOf(): Readonly<Record<string, string>> {
  const files = [...projectStore.getState().files.values()].filter(({ fault }) => fault === null);
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** Nothing is read again while no file has changed: the texts of a large project take long to send. */
export async function readTests(): Promise<void> {
  if (worker().readOn === projectStore.getState().files) return;
  if (!worker().line.isBusy) await withTests(reading, () => Promise.resolve());
}

export async function runTests(
  which: 'all' | 'failed' | readonly string[],
  askedBy: AskedBy = 'person',
): Promise<void> {
  const ranOn = projectStore.getState().files;
  await withTests(
    runs,
    async (client, progress) => {
      if (which === 'all') worker().isWantedAgain = false;
      if (getState().errors > 0) return true;
      const keys = keysOf(which);
      setState({ running: new Set(keys), isAwaited: askedBy === 'person', ...(which === 'all' ? { ranOn } : {}) });
      await client.call('run', { keys });
      await pollUntilDone(client, progress);
      return true;
    },
    askedBy,
  );
  setState({ running: new Set() });
}

function keysOf(which: Parameters<typeof runTests>[0]): readonly string[] {
  if (which === 'all') return allTests().map(({ key }) => key);
  if (which !== 'failed') return which;
  return allTests().flatMap(({ key }) => (stateOf(getState(), key) === 'failed' ? [key] : []));
}

/** Polls until done, showing results as they arrive. */
export async function pollUntilDone(
  client: WorkerClient<TestsCalls>,
  progress: (done: number, of: number | null) => void,
): Promise<TestsUnderWay> {
  for (;;) {
    const at = await client.call('on', null);
    progress(at.done, at.of);
    if (at.results.length > 0) {
      const { results, running } = getState();
      const now = new Map(results);
      const left = new Set(running);
      for (const result of at.results) {
        now.set(result.key, result);
        left.delete(result.key);
      }
      setState({ results: now, running: left });
    }
    if (at.isOver) return at;
  }
}

export function watchTests(isWatching: boolean): void {
  worker().stopWatching?.();
  worker().stopWatching = null;
  setState({ isWatching });
  if (!isWatching) return;
  worker().stopWatching = afterEdits(() => {
    if (worker().line.isBusy) worker().isWantedAgain = true;
    else void runTests('all', 'edit');
  });
  void runTests('all');
}

/** Runs after edits have settled; returns how to stop. */
export function afterEdits(work: () => void): () => void {
  let callOff = () => {};
  const stop = projectStore.subscribe(({ files }, before) => {
    if (files === before.files) return;
    callOff();
    callOff = soon(work, REST);
  });
  return () => {
    callOff();
    stop();
  };
}
