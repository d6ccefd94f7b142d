import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** Caches a result per pair of things while the table is unchanged, for bots that evaluate every option. */
export function memoizePerRevision<G extends { readonly table: ReadonlyTable }, Result = number>(
  compute: (game: G, of: Thing, where: Thing) => Result,
): (game: G, of: Thing, where: Thing) => Result {
  const keptOf = memoizeByKey((_: G) => ({ revision: -1, results: new Map<number, Result>() }));
  return (game, of, where) => {
    const kept = keptOf(game);
    if (kept.revision !== game.table.revision) {
      kept.revision = game.table.revision;
      kept.results.clear();
    }
    // Unique per pair, as `where` is below the number of things
    const key = (of + 1) * (game.table.things + 1) + where + 1;
    const before = kept.results.get(key);
    if (before !== undefined) return before;
    const result = compute(game, of, where);
    kept.results.set(key, result);
    return result;
  };
}
