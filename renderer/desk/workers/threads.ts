import { piece } from '../state/desk-state.ts';
import { type Calls, makeWorkerClient, type Thread, type WorkerClient } from './worker-call.ts';

/** The workers of the desk, by what they do. */
export type WorkerName = 'authoring' | 'engine' | 'advice' | 'tests' | 'again' | 'search';

export type StartThread = (name: WorkerName) => Thread;

const threads = piece((): { start: StartThread | null } => ({ start: null }));

/** Sets how threads of workers are started from now on. */
export function runWorkersOn(start: StartThread): void {
  threads().start = start;
}

/** Starts a worker. */
export function startWorker<C extends Calls>(name: WorkerName): WorkerClient<C> {
  const { start } = threads();
  if (start === null) throw new Error('nothing says on which threads workers run');
  return makeWorkerClient<C>(start(name));
}
