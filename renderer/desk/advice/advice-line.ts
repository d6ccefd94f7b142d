import { playStore } from '../play/play-store.ts';
import { wholeTexts } from '../texts/held-text.ts';
import { LongWorker } from '../work/long-worker.ts';
import type { AdvisedGame } from '../workers/advice-calls.ts';
import type { AdviceCalls } from '../workers/advice-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';

/** What is asked in passing does not end what takes long. */
const workers = {
  long: new LongWorker<AdviceCalls>('advice'),
  passing: new LongWorker<AdviceCalls>('advice'),
};

/** Ends what takes long. */
export const endAdvice = (): void => workers.long.end();

/** Asks the worker for something, with a way to stop it in the list of what goes on; null: it was stopped. */
export function withAdvice<Given>(
  name: { readonly ja: string; readonly en: string },
  ask: (client: WorkerClient<AdviceCalls>, progress: (done: number, of: number) => void) => Promise<Given>,
  takes: keyof typeof workers = 'long',
): Promise<Given | null> {
  return workers[takes].ask(name, ask);
}

/** The game on the table, as the worker is told of it; null: none is there. */
export function gameOnTable(): AdvisedGame | null {
  const { playedOn, played, view } = playStore.getState();
  if (playedOn === null || played === null || view === null) return null;
  return { files: wholeTexts(playedOn), setup: played.setup, entries: view.entries.map(({ entry }) => entry) };
}
