import { isPlaytestFile } from '#authoring/text/files/playtest-path.ts';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { presentTexts } from '../play/own-content.ts';
import { playStore } from '../play/play-store.ts';
import { deskState } from '../state/desk-state.ts';
import type { CompressedTexts } from '../texts/compressed-text.ts';
import { DeltaSender } from '../texts/text-deltas.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { beginWork } from '../work/running-work.ts';
import type { ReplayCalls } from '../workers/replay-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';
import { branchesStore } from './branches-store.ts';
import { editEffectsStore, noEffects } from './edit-effects-store.ts';
import { openedTexts } from './known-contents.ts';
import { asPlayed, ReplayWorker } from './replay-worker.ts';

type Files = CompressedTexts;

/** With fewer lines, a second worker is not worth its start. */
const MANY = 6;

const name = localizedText(deskWords, ({ work }) => work.replayAll);

type Job = (worker: ReplayWorker) => Promise<void>;

/** Separate workers, so that game, editor and check never wait. */
class Again {
  readonly workers: readonly ReplayWorker[] = [new ReplayWorker(), new ReplayWorker()];
  readonly asked = new ReplayWorker();
  round = 0;
}
const again = deskState(() => new Again());

/** Replays all unpinned lines and tests on the current content. A new edit cancels the round. */
export async function replayAll(): Promise<void> {
  const round = ++again().round;
  const files = presentTexts(playStore.getState());
  const lines = [...branchesStore.getState().lines.values()]
    .filter(({ pinned, log }) => pinned !== true && log.length > 0)
    .sort((a, b) => b.played - a.played);
  const hasTests = Object.keys(files ?? {}).some(isPlaytestFile);
  editEffectsStore.setState({ ...noEffects, ofLines: lines.length, isRunning: true });
  const isOn = () => round === again().round;
  if (files === null || (lines.length === 0 && !hasTests)) return editEffectsStore.setState(noEffects);
  const work = beginWork(name, stopAll);
  let done = 0;
  const jobs: Job[] = lines.map((line) => (worker) => playOne(worker, line, files, isOn));
  if (hasTests) jobs.push((worker) => playTests(worker, files, isOn));
  const walk = async (worker: ReplayWorker): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined && isOn(); job = jobs.shift()) {
      if (!(await worker.take(files))) return;
      await job(worker);
      work.progress(++done, done + jobs.length);
    }
  };
  try {
    await Promise.all(
      again()
        .workers.slice(0, lines.length < MANY ? 1 : 2)
        .map(walk),
    );
  } finally {
    work.end();
    if (isOn()) editEffectsStore.setState({ isRunning: false });
  }
}

async function playOne(worker: ReplayWorker, line: Branch, files: Files, isOn: () => boolean): Promise<void> {
  const effect = await worker.ask(files, (client) => client.call('line', { line: asPlayed(line) }));
  if (!isOn()) return;
  editEffectsStore.setState((state) => ({
    lines: new Map(state.lines).set(line.id, effect ?? { kind: 'endless' }),
  }));
}

async function playTests(worker: ReplayWorker, files: Files, isOn: () => boolean): Promise<void> {
  const opened = openedTexts();
  if (opened === null) return;
  const keys =
    (await worker.ask(files, (client) =>
      client.call('tests', { opened: new DeltaSender().tell(new Map(Object.entries(opened))) }),
    )) ?? [];
  if (isOn()) editEffectsStore.setState({ ofTests: keys.length });
  for (const key of keys) {
    if (!isOn()) return;
    const found = await worker.ask(files, (client) => client.call('test', { key }));
    if (!isOn() || found === null || found.now === null || found.then === null) continue;
    if (found.now.ok !== found.then)
      editEffectsStore.setState((state) => ({ tests: new Map(state.tests).set(key, found) }));
  }
}

function stopAll(): void {
  again().round++;
  for (const worker of again().workers) worker.end();
  editEffectsStore.setState({ isRunning: false, isStopped: true });
}

/** Queries a line during a round; null: timeout, or not playable. */
export function requestReplay<Given>(
  ask: (client: WorkerClient<ReplayCalls>) => Promise<Given>,
): Promise<Given | null> {
  const files = presentTexts(playStore.getState());
  return files === null ? Promise.resolve(null) : again().asked.ask(files, ask);
}
