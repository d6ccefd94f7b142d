import type { Line } from '#authoring/lines/line.ts';
import type { PlayedLine } from '#authoring/lines/played-again.ts';
import { beginWork } from '../frame/running-work.ts';
import { usePlay } from '../play/play-store.ts';
import { renamedSoFar } from '../project/project-actions.ts';
import type { AgainCalls } from '../workers/again-calls.ts';
import { TextTeller } from '../workers/texts-told.ts';
import HouseWorker from '../workers/worker.ts?worker';
import { makeWorkerClient, type WorkerClient, WorkerEnded } from '../workers/worker-call.ts';
import { noEffects, useEditEffects } from './edit-effects-store.ts';
import { openedTexts } from './known-contents.ts';
import { useLines } from './lines-store.ts';

/** How long one line or test may take before it is given up, in milliseconds. */
const LIMIT = 20_000;
/** With fewer lines than that a second worker would only read the project. */
const MANY = 6;

const name = { ja: '線とテストを遊びなおしています', en: 'Playing lines and tests again' };

type Job = (client: AgainWorker) => Promise<void>;

/** A worker that knows the texts of the project as they were told it last. */
class AgainWorker {
  client: WorkerClient<AgainCalls> | null = null;
  private teller = new TextTeller();
  private told: unknown = null;

  /** Gives it the texts of a round; false: they cannot be played. */
  async take(files: Readonly<Record<string, string>>): Promise<boolean> {
    this.client ??= makeWorkerClient<AgainCalls>(new HouseWorker({ name: 'again' }));
    if (this.told === files) return true;
    const told = this.teller.tell(new Map(Object.entries(files)));
    const canPlay = await within(this, this.client.call('take', { told, renamed: renamedSoFar() }));
    this.told = files;
    return canPlay === true;
  }

  end(): void {
    this.client?.end();
    this.client = null;
    this.teller = new TextTeller();
    this.told = null;
  }
}

/** Two workers of their own: the running game, the editor and the check never wait for them. */
class Again {
  readonly workers: readonly AgainWorker[] = [new AgainWorker(), new AgainWorker()];
  /** Asked by whoever looks, while the others play. */
  readonly asked = new AgainWorker();
  /** Asked how a line comes out on texts that are only tried. */
  readonly tried = new AgainWorker();
  round = 0;
}
const again = new Again();

/** An answer, or null for one that took too long or broke the worker: then it is ended, and the desk lives on. */
async function within<Given>(worker: AgainWorker, answer: Promise<Given>): Promise<Given | null> {
  const timer = setTimeout(() => worker.end(), LIMIT);
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof WorkerEnded)) worker.end();
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Plays every line that is not pinned, and the tests, on the content as it is. Another edit ends the round. */
export async function playAllAgain(): Promise<void> {
  const round = ++again.round;
  const { playedOn: files } = usePlay.getState();
  const lines = [...useLines.getState().lines.values()]
    .filter(({ pinned, log }) => pinned !== true && log.length > 0)
    .sort((a, b) => b.played - a.played);
  const hasTests = Object.keys(files ?? {}).some((path) => path.startsWith('playtests/'));
  useEditEffects.setState({ ...noEffects, ofLines: lines.length, isRunning: true });
  const isOn = () => round === again.round;
  if (files === null || (lines.length === 0 && !hasTests)) return useEditEffects.setState(noEffects);
  const work = beginWork(name, stopAll);
  let done = 0;
  const jobs: Job[] = lines.map((line) => (worker) => playOne(worker, line, files, isOn));
  if (hasTests) jobs.push((worker) => playTests(worker, isOn));
  const walk = async (worker: AgainWorker): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined && isOn(); job = jobs.shift()) {
      if (!(await worker.take(files))) return;
      await job(worker);
      work.progress(++done, done + jobs.length);
    }
  };
  try {
    await Promise.all(again.workers.slice(0, lines.length < MANY ? 1 : 2).map(walk));
  } finally {
    work.end();
    if (isOn()) useEditEffects.setState({ isRunning: false });
  }
}

async function playOne(
  worker: AgainWorker,
  line: Line,
  files: Readonly<Record<string, string>>,
  isOn: () => boolean,
): Promise<void> {
  const { client } = worker;
  if (client === null) return;
  const effect = await within(worker, client.call('line', { line: asPlayed(line) }));
  if (!isOn()) return;
  useEditEffects.setState((state) => ({
    lines: new Map(state.lines).set(line.id, effect ?? { kind: 'endless' }),
  }));
  if (effect === null) await worker.take(files);
}

async function playTests(worker: AgainWorker, isOn: () => boolean): Promise<void> {
  const opened = openedTexts();
  if (worker.client === null || opened === null) return;
  const keys = (await within(worker, worker.client.call('tests', { opened }))) ?? [];
  if (isOn()) useEditEffects.setState({ ofTests: keys.length });
  for (const key of keys) {
    if (!isOn() || worker.client === null) return;
    const found = await within(worker, worker.client.call('test', { key }));
    if (!isOn() || found === null || found.now === null || found.then === null) continue;
    if (found.now.ok !== found.then)
      useEditEffects.setState((state) => ({ tests: new Map(state.tests).set(key, found) }));
  }
}

/** Ends the round, whatever is being played. */
export function stopAll(): void {
  again.round++;
  for (const worker of again.workers) worker.end();
  useEditEffects.setState({ isRunning: false, isStopped: true });
}

/** Asks about one line on the content as it is, beside what goes on; null: it took too long, or cannot be played. */
export async function askAgain<Given>(
  ask: (client: WorkerClient<AgainCalls>) => Promise<Given>,
): Promise<Given | null> {
  const { playedOn: files } = usePlay.getState();
  const { asked } = again;
  if (files === null || !(await asked.take(files)) || asked.client === null) return null;
  return within(asked, ask(asked.client));
}

/** Asks on texts that nobody has written yet; null: it took too long, or they cannot be played. */
export async function askOn<Given>(
  files: Readonly<Record<string, string>>,
  ask: (client: WorkerClient<AgainCalls>) => Promise<Given>,
): Promise<Given | null> {
  const { tried } = again;
  if (!(await tried.take(files)) || tried.client === null) return null;
  return within(tried, ask(tried.client));
}

/** Nobody asks so any more: a worker with the whole project is not kept for it. */
export function endTrying(): void {
  again.tried.end();
}

export const asPlayed = ({ setup, log, prints, contentHash }: Line): PlayedLine => ({
  setup,
  log,
  prints,
  contentHash,
});
