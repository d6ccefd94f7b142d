import { beginWork } from '../frame/running-work.ts';
import { usePlay } from '../play/play-store.ts';
import type { AdviceCalls, AskedGame } from '../workers/advice-calls.ts';
import HouseWorker from '../workers/worker.ts?worker';
import { makeWorkerClient, type WorkerClient, WorkerEnded } from '../workers/worker-call.ts';

/** A worker that looks ahead, while it lives. Whatever it does is stopped by ending it. */
interface AdviceWorker {
  client: WorkerClient<AdviceCalls> | null;
  isBusy: boolean;
}
/** What is asked in passing does not end what takes long. */
const workers: Readonly<Record<'long' | 'passing', AdviceWorker>> = {
  long: { client: null, isBusy: false },
  passing: { client: null, isBusy: false },
};

function end(worker: AdviceWorker): void {
  worker.client?.end();
  worker.client = null;
  worker.isBusy = false;
}

/** Ends what takes long. */
export const endAdvice = (): void => end(workers.long);

/** A worker that is free for something new: what it was at is given up. */
function freed(worker: AdviceWorker): WorkerClient<AdviceCalls> {
  if (worker.isBusy) end(worker);
  worker.client ??= makeWorkerClient<AdviceCalls>(new HouseWorker({ name: 'advice' }));
  return worker.client;
}

/** Asks the worker for something, with a way to stop it in the list of what goes on; null: it was stopped. */
export async function withAdvice<Given>(
  name: { readonly ja: string; readonly en: string },
  ask: (client: WorkerClient<AdviceCalls>, progress: (done: number, of: number) => void) => Promise<Given>,
  takes: keyof typeof workers = 'long',
): Promise<Given | null> {
  const worker = workers[takes];
  const client = freed(worker);
  worker.isBusy = true;
  const work = beginWork(name, () => end(worker));
  try {
    return await ask(client, work.progress);
  } catch (error) {
    if (error instanceof WorkerEnded) return null;
    throw error;
  } finally {
    if (worker.client === client) worker.isBusy = false;
    work.end();
  }
}

/** The game on the table, as the worker is told of it; null: none is there. */
export function gameOnTable(): AskedGame | null {
  const { playedOn, played, view } = usePlay.getState();
  if (playedOn === null || played === null || view === null) return null;
  return { files: playedOn, setup: played.setup, entries: view.entries.map(({ entry }) => entry) };
}
