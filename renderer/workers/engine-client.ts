import type { EngineCalls } from './engine-calls.ts';
import EngineWorker from './engine-worker.ts?worker';
import { makeWorkerClient, type WorkerClient } from './worker-call.ts';

export type EngineLine = WorkerClient<EngineCalls>;

/** Starts the worker that holds the game. */
export function startEngine(broke: () => void): EngineLine {
  return makeWorkerClient<EngineCalls>(new EngineWorker(), broke);
}
