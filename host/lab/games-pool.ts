import type { ThreadPool } from '../threads/thread-pool.ts';
import { type HowManyThreads, withPool } from '../threads/with-pool.ts';
import type { Chunk, GivenContent, PlayedChunk } from './games-job.ts';
import type { LineStore } from './line-store.ts';

export type GamesPool = ThreadPool<GivenContent, Chunk, PlayedChunk>;

export interface HowGamesArePlayed extends HowManyThreads {
  /** Null: plays every game, and keeps none. */
  readonly store: LineStore | null;
}

/** Threads that play games, for one piece of work. Afterwards the store is pruned. */
export async function withGamesPool<T>(how: HowGamesArePlayed, work: (pool: GamesPool) => Promise<T>): Promise<T> {
  const done = await withPool<GivenContent, Chunk, PlayedChunk, T>('games-worker', how, work);
  await how.store?.prune();
  return done;
}
