import { deskState } from '../state/desk-state.ts';
import { type Calls, makeWorkerClient, type Thread, type WorkerClient } from './worker-call.ts';

export type WorkerName = 'authoring' | 'engine' | 'advice' | 'tests' | 'again' | 'search' | 'spelling';

export type StartThread = (name: WorkerName) => Thread;

const threads = deskState((): { start: StartThread | null } => ({ start: null }));

export function runWorkersOn(start: StartThread): void {
  threads().start = start;
}

export function startWorker<C extends Calls>(name: WorkerName): WorkerClient<C> {
  const { start } = threads();
  if (start === null) throw new Error('nothing says on which threads workers run');
  return makeWorkerClient<C>(start(name));
}
