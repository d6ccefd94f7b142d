import { playStore } from '../play/play-store.ts';
import { wholeTexts } from '../texts/compressed-text.ts';
import { LongWorker } from '../work/long-worker.ts';
import type { AdvisedGame } from '../workers/advice-calls.ts';
import type { AdviceCalls } from '../workers/advice-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';

/** Quick questions must not interrupt long searches. */
const workers = {
  long: new LongWorker<AdviceCalls>('advice'),
  passing: new LongWorker<AdviceCalls>('advice'),
};

export const endAdvice = (): void => workers.long.end();

/** Calls the worker, cancellable from the list of running work; null: cancelled. */
export function withAdvice<Given>(
  name: { readonly ja: string; readonly en: string },
  ask: (client: WorkerClient<AdviceCalls>, progress: (done: number, of: number) => void) => Promise<Given>,
  takes: keyof typeof workers = 'long',
): Promise<Given | null> {
  return workers[takes].ask(name, ask);
}

/** Null: no game is running. */
export function gameOnTable(): AdvisedGame | null {
  const { playedOn, played, view } = playStore.getState();
  if (playedOn === null || played === null || view === null) return null;
  return { files: wholeTexts(playedOn), setup: played.setup, entries: view.entries.map(({ entry }) => entry) };
}
