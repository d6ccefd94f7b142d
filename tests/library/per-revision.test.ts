import { describe, expect, it } from 'vitest';
import { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import { QueryCache } from '#engine/library/queries/query-cache.ts';

const things = 40;

function counted() {
  const table = new Table(1, 1);
  for (let thing = 0; thing < things; thing++) table.make(0, 0);
  const game = { table, cache: new QueryCache() };
  const asked: (readonly [Thing, Thing])[] = [];
  const sum = queriesOf<typeof game>().perRevision((_, of, where) => {
    asked.push([of, where]);
    return table.count(of, 0) + 2 * (where < 0 ? 0 : table.count(where, 0));
  });
  const pairs = Array.from({ length: things }, (_, of) => [-1, 3, of].map((where) => [of, where] as const)).flat();
  return { table, game, asked, sum: (of: Thing, where: Thing) => sum(game, of, where), pairs };
}

describe('a result kept per revision', () => {
  it('is computed once for each pair of things while nothing is written, for as many pairs as there are', () => {
    const { asked, sum, pairs } = counted();
    for (let again = 0; again < 3; again++) for (const [of, where] of pairs) sum(of, where);
    expect(asked).toEqual([...new Map(pairs.map((pair) => [String(pair), pair])).values()]);
  });

  it('is computed anew after each write', () => {
    const { table, sum, pairs } = counted();
    for (let value = 1; value < 5; value++) {
      for (const [of, where] of pairs) sum(of, where);
      table.set(3, 0, value);
      expect([sum(3, -1), sum(3, 3), sum(0, 3), sum(0, -1)]).toEqual([value, 3 * value, 2 * value, 0]);
    }
  });

  it('may ask for results of its own while it is computed', () => {
    const { game } = counted();
    const depth = queriesOf<typeof game>().perRevision((same, of, where): number =>
      of === 0 ? 0 : 1 + depth(same, of - 1, where),
    );
    expect(Array.from({ length: things }, (_, of) => depth(game, of, -1))).toEqual([...Array(things).keys()]);
  });
});
