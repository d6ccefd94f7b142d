import HouseWorker from '#renderer/shell/workers/worker.ts?worker';
import type { EngineCalls } from './engine-calls.ts';
import { makeWorkerClient, type WorkerClient } from './worker-call.ts';

export type EngineLine = WorkerClient<EngineCalls>;

/** Starts a worker that can hold a game. */
export function startEngine(): EngineLine {
  return makeWorkerClient<EngineCalls>(new HouseWorker({ name: 'engine' }));
}
