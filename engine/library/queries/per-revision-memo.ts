import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Reading, Thing } from '#engine/kernel/table/table.ts';

/**
 * A number that somebody asks for again and again before anything changes, as a program does that weighs every answer:
 * worked out once for each two things as long as the table stands as it is.
 */
export function memoizePerRevision<G extends { readonly table: Reading }>(
  compute: (game: G, of: Thing, where: Thing) => number,
): (game: G, of: Thing, where: Thing) => number {
  const keptOf = memoizeByKey((_: G) => ({ revision: -1, numbers: new Map<number, number>() }));
  return (game, of, where) => {
    const kept = keptOf(game);
    if (kept.revision !== game.table.revision) {
      kept.revision = game.table.revision;
      kept.numbers.clear();
    }
    // No thing is as great as there are things: no two pairs have one key
    const key = (of + 1) * (game.table.things + 1) + where + 1;
    const before = kept.numbers.get(key);
    if (before !== undefined) return before;
    const number = compute(game, of, where);
    kept.numbers.set(key, number);
    return number;
  };
}
