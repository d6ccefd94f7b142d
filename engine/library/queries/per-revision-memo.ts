import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** Caches a number per pair of things while the table is unchanged, for bots that evaluate every option. */
export function memoizePerRevision<G extends { readonly table: ReadonlyTable }>(
  compute: (game: G, of: Thing, where: Thing) => number,
): (game: G, of: Thing, where: Thing) => number {
  const keptOf = memoizeByKey((_: G) => ({ revision: -1, numbers: new Map<number, number>() }));
  return (game, of, where) => {
    const kept = keptOf(game);
    if (kept.revision !== game.table.revision) {
      kept.revision = game.table.revision;
      kept.numbers.clear();
    }
    // Unique per pair, as `where` is below the number of things
    const key = (of + 1) * (game.table.things + 1) + where + 1;
    const before = kept.numbers.get(key);
    if (before !== undefined) return before;
    const number = compute(game, of, where);
    kept.numbers.set(key, number);
    return number;
  };
}
