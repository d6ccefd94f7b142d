import type { LooksAt, QueriedGame, Query } from './query-cache.ts';

export interface Queries<G> {
  /** For a test that recomputes all of them at each decision. */
  readonly all: readonly Query<G, unknown>[];
  query<T>(looksAt: LooksAt<G>, compute: (game: G) => T): (game: G) => T;
}

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
