import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { programFolder } from '../program/program-folder.ts';

export class GamesStopped extends Error {}

/** A thread exited without an error, so its games would never finish. */
export class ThreadEnded extends Error {
  constructor(exitCode: number) {
    super(`a thread that plays games has ended by itself, with exit code ${exitCode}`);
  }
}

export interface HowManyThreads {
  readonly workers: number;
  readonly stop: AbortSignal;
  readonly program?: string;
}

/** Ends the threads afterwards. Throws `GamesStopped`, `ThreadEnded`, or the error of a thread. */
export async function onThreads<T>(
  worker: 'games-worker' | 'tries-worker',
  workerData: object,
  { workers, stop, program = path.join(programFolder() ?? '.', 'dist', 'host', `${worker}.js`) }: HowManyThreads,
  work: (threads: readonly Worker[]) => Promise<T>,
): Promise<T> {
  const threads = Array.from({ length: workers }, () => new Worker(program, { workerData }));
  try {
    return await Promise.race([failureOf(threads, stop), work(threads)]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function failureOf(threads: readonly Worker[], stop: AbortSignal): Promise<never> {
  return new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(new GamesStopped()));
    if (stop.aborted) reject(new GamesStopped());
    for (const thread of threads) {
      thread.on('error', reject);
      thread.on('messageerror', reject);
      thread.on('exit', (code) => reject(new ThreadEnded(code)));
    }
  });
}
