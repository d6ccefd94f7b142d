import type { Calls, WorkerClient } from './worker-call.ts';
import { makeWorkerClient } from './worker-call.ts';

/** The workers of the desk, by what they do. */
export type WorkerName = 'authoring' | 'engine' | 'advice' | 'tests' | 'again' | 'search';

/** One side of the wall between two threads. */
export interface ThreadPort {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

/** A thread that was started, as whoever started it has it. */
export interface Thread extends ThreadPort {
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(kind: 'error', heard: (event: { preventDefault(): void }) => void): void;
  terminate(): void;
}

type StartThread = (name: WorkerName) => Thread;

const threads: { start: StartThread | null } = { start: null };

/** From now on workers run on threads that are started so. */
export function runWorkersOn(start: StartThread): void {
  threads.start = start;
}

/** Starts a worker. */
export function startWorker<C extends Calls>(name: WorkerName): WorkerClient<C> {
  if (threads.start === null) throw new Error('nothing says on which threads workers run');
  return makeWorkerClient<C>(threads.start(name));
}
