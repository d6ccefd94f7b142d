import type { Threads } from '../threads/thread-pool.ts';
import { type HowManyThreads, withPool } from '../threads/with-pool.ts';
import type { Chunk, GivenContent, PlayedChunk } from './games-job.ts';
import type { LineStore } from './line-store.ts';

export type GamesPool = Threads<GivenContent, Chunk, PlayedChunk>;

interface Kept {
  /** Null: plays every game, and keeps none. */
  readonly store: LineStore | null;
}
export type OnOwnThreads = HowManyThreads & Kept & { readonly others?: OtherMachines };

/** Machines that play together with the threads here, for one piece of work. */
export interface OtherMachines {
  join<T>(local: GamesPool, work: (pool: GamesPool) => Promise<T>): Promise<T>;
}

/** On threads of its own, or on some that stay. */
export type HowGamesArePlayed = OnOwnThreads | (Kept & { readonly pool: GamesPool });

/** Threads that play games, for one piece of work. Afterwards the store is pruned. */
export async function withGamesPool<T>(how: HowGamesArePlayed, work: (pool: GamesPool) => Promise<T>): Promise<T> {
  const done = 'pool' in how ? await work(how.pool) : await onOwnThreads(how, work);
  await how.store?.prune();
  return done;
}

function onOwnThreads<T>(how: OnOwnThreads, work: (pool: GamesPool) => Promise<T>): Promise<T> {
  return withPool<GivenContent, Chunk, PlayedChunk, T>('games-worker', how, (pool) =>
    how.others === undefined ? work(pool) : how.others.join(pool, work),
  );
}
