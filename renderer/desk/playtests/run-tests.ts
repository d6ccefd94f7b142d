import { projectStore } from '../project/project-store.ts';
import { piece } from '../state/desk-state.ts';
import { soon } from '../timing/pending.ts';
import { LongWorker } from '../work/long-worker.ts';
import type { TestsUnderWay } from '../workers/tests-calls.ts';
import type { TestsCalls } from '../workers/tests-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';
import { allTests, stateOf, testsStore } from './tests-store.ts';

const { getState, setState } = testsStore;

/** What a person asks for goes before what an edit began. */
type AskedBy = 'person' | 'edit';

/** The worker that runs tests, and what is to be done once it is free. */
class TestWorker {
  readonly line = new LongWorker<TestsCalls>('tests');
  /** Who asked for what it is at, or was at last. */
  askedBy: AskedBy = 'person';
  /** An edit came while it was running. */
  isWantedAgain = false;
  stopWatching: (() => void) | null = null;
}
const worker = piece(() => new TestWorker());

const reading = { ja: 'テストを読んでいます', en: 'Reading the tests' };
const runs = { ja: 'テストを実行しています', en: 'Running the tests' };

/** After so long without an edit the tests are read, or run, again, in milliseconds. */
const REST = 500;

/**
 * Asks the worker for something on the texts as they are now; null: it was stopped. A run that an edit began is given up
 * for it, and begun again once it is over.
 */
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

/** Ends whatever is going on. */
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
  if (getState().ranOn === null) setState({ ranOn: files });
}

/** The texts as they are written, saved or not; what cannot be read is left out. */
export function textsOf(): Readonly<Record<string, string>> {
  const files = [...projectStore.getState().files.values()].filter(({ fault }) => fault === null);
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** Reads which tests there are. */
export async function readTests(): Promise<void> {
  if (!worker().line.isBusy) await withTests(reading, () => Promise.resolve());
}

/** What is run: all, those that failed, or these. */
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
      await untilOver(client, progress);
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

/** Goes on with what was begun until it is over; what is known is shown as it comes. */
export async function untilOver(
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

/** Runs all tests again after each edit of the project, or no longer. */
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

/** Does something when the texts have rested after an edit; gives what ends that. */
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
