import type { Threads } from '../threads/thread-pool.ts';
import { type HowManyThreads, withPool } from '../threads/with-pool.ts';
import type { Chunk, GivenContent, PlayedChunk } from './games-job.ts';
import type { LineStore } from './line-store.ts';

export type GamesPool = Threads<GivenContent, Chunk, PlayedChunk>;

interface Kept {
  /** Null: plays every game, and keeps none. */
  readonly store: LineStore | null;
}
interface WithOthers {
  readonly others?: OtherMachines;
}
export type OnOwnThreads = HowManyThreads & Kept & WithOthers;

/** Machines that play together with the threads here, for one piece of work. */
export interface OtherMachines {
  join<T>(local: GamesPool, work: (pool: GamesPool) => Promise<T>): Promise<T>;
}

/** On threads of its own, or on some that stay. */
export type HowGamesArePlayed = OnOwnThreads | (Kept & WithOthers & { readonly pool: GamesPool });

/** Threads that play games, for one piece of work. Afterwards the store is pruned. */
export async function withGamesPool<T>(how: HowGamesArePlayed, work: (pool: GamesPool) => Promise<T>): Promise<T> {
  const joined = (pool: GamesPool): Promise<T> => how.others?.join(pool, work) ?? work(pool);
  const done =
    'pool' in how
      ? await joined(how.pool)
      : await withPool<GivenContent, Chunk, PlayedChunk, T>('games-worker', how, joined);
  await how.store?.prune();
  return done;
}
