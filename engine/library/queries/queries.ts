import type { LooksAt, QueriedGame, Query } from './query-cache.ts';

/** The queries of one game. */
export interface Queries<G> {
  /** Every query that was made, for a test that works the answers out anew at each decision. */
  readonly all: readonly Query<G, unknown>[];
  /** A question whose answer each game keeps, see `Query`: asked of a game it answers from what is kept or works it out. */
  query<T>(looksAt: LooksAt<G>, compute: (game: G) => T): (game: G) => T;
}

/** `query` for one game's reading of the table. */
export function queriesOf<G extends QueriedGame>(): Queries<G> {
  const all: Query<G, unknown>[] = [];
  return {
    all,
    query: <T>(looksAt: LooksAt<G>, compute: (game: G) => T) => {
      const made: Query<G, T> = { number: all.length, looksAt, compute };
      all.push(made);
      return (game: G) => game.cache.answer(game, made);
    },
  };
}
