import { ThreadPool, threadProgram } from './thread-pool.ts';

export interface HowManyThreads {
  readonly workers: number;
  readonly stop: AbortSignal;
  readonly program?: string;
}

/** Threads for one piece of work, which end with it or when it is stopped. */
export async function withPool<G, A, R, T>(
  worker: Parameters<typeof threadProgram>[0],
  { workers, stop, program = threadProgram(worker) }: HowManyThreads,
  work: (pool: ThreadPool<G, A, R>) => Promise<T>,
): Promise<T> {
  const pool = new ThreadPool<G, A, R>(program, workers);
  const close = () => void pool.close();
  stop.addEventListener('abort', close);
  if (stop.aborted) close();
  try {
    return await work(pool);
  } finally {
    stop.removeEventListener('abort', close);
    await pool.close();
  }
}
