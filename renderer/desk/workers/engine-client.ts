import type { EngineCalls } from './engine-room.ts';
import { startWorker } from './threads.ts';
import type { WorkerClient } from './worker-call.ts';

export type EngineLine = WorkerClient<EngineCalls>;

export const startEngine = (): EngineLine => startWorker<EngineCalls>('engine');
