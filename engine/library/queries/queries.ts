import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { LooksAt, QueriedGame, Query } from './query-cache.ts';

export interface Queries<G> {
  /** For a test that recomputes all of them at each decision. */
  readonly all: readonly Query<G, unknown>[];
  query<T>(looksAt: LooksAt<G>, compute: (game: G) => T): (game: G) => T;
  /** Kept for each pair of things while nothing on the table changes, for programs that judge every option. */
  perRevision<T = number>(compute: (game: G, of: Thing, where: Thing) => T): (game: G, of: Thing, where: Thing) => T;
}

export function queriesOf<G extends QueriedGame>(): Queries<G> {
  const all: Query<G, unknown>[] = [];
  let memos = 0;
  return {
    all,
    query: <T>(looksAt: LooksAt<G>, compute: (game: G) => T) => {
      const made: Query<G, T> = { number: all.length, looksAt, compute };
      all.push(made);
      return (game: G) => game.cache.answer(game, made);
    },
    perRevision: <T>(compute: (game: G, of: Thing, where: Thing) => T) => {
      const number = memos++;
      return (game: G, of: Thing, where: Thing) => {
        const memo = game.cache.memo<T>(number);
        const { revision, things } = game.table;
        // Unique per pair, as `where` is below the number of things
        const key = (of + 1) * (things + 1) + where + 1;
        const known = memo.get(key, revision);
        if (known !== undefined) return known;
        const result = compute(game, of, where);
        memo.set(key, revision, result);
        return result;
      };
    },
  };
}
