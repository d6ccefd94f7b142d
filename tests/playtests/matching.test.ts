import { describe, expect, it } from 'vitest';
import { difference } from '#authoring/tools/playtests/matching.ts';
import type { Json } from '#engine/kernel/basics/json.ts';

const table: Json = {
  round: 2,
  hand: ['A-01#1', 'A-02#1', 'A-02#2'],
  slot: [{ card: 'T-01#1', damage: 2, progress: 0 }, 'T-02#1'],
  equipped: [{ card: 'W-01#1', exhaust: 0 }],
  bots: {},
};

describe('an expected value', () => {
  it.each<[string, Json]>([
    ['a part of an object', { round: 2 }],
    ['a list whole', { hand: ['A-01#1', 'A-02#1', 'A-02#2'] }],
    ['parts of objects in a list', { slot: [{ card: 'T-01#1', damage: 2 }, 'T-02#1'] }],
    ['a name without its copy', { hand: ['A-01', 'A-02', 'A-02'] }],
    ['how many', { hand: { $count: 3 }, bots: { $count: 0 } }],
    ['in any order', { hand: { $unordered: ['A-02#2', 'A-02', 'A-01'] } }],
    ['among others', { hand: { $includes: ['A-02', 'A-02'] } }],
    ['not that', { hand: { $not: { $includes: ['B-01'] } }, round: { $not: 3 } }],
    ['a card without tokens by its name', { equipped: ['W-01#1'] }],
    ['a card printed by its name, with its tokens', { slot: [{ damage: 2 }, { card: 'T-02#1', damage: 0 }] }],
  ])('%s', (_, expected) => expect(difference(table, expected)).toBe(null));

  it.each<[string, Json, readonly string[], Json, Json]>([
    ['another value', { round: 3 }, ['round'], 3, 2],
    ['a missing key', { rounds: 2 }, ['rounds'], 2, null],
    ['a shorter list', { hand: ['A-01#1'] }, ['hand'], ['A-01#1'], ['A-01#1', 'A-02#1', 'A-02#2']],
    ['another order', { hand: ['A-02#1', 'A-01#1', 'A-02#2'] }, ['hand', '0'], 'A-02#1', 'A-01#1'],
    ['an item’s field', { slot: [{ damage: 1 }, 'T-02#1'] }, ['slot', '0', 'damage'], 1, 2],
    [
      'a card with tokens by its name alone',
      { slot: ['T-01#1', 'T-02#1'] },
      ['slot', '0'],
      'T-01#1',
      (table as { slot: Json[] }).slot[0] as Json,
    ],
    ['another number of them', { hand: { $count: 2 } }, ['hand'], { $count: 2 }, ['A-01#1', 'A-02#1', 'A-02#2']],
    [
      'one of them too often',
      { hand: { $includes: ['A-01', 'A-01'] } },
      ['hand'],
      { $includes: ['A-01', 'A-01'] },
      ['A-01#1', 'A-02#1', 'A-02#2'],
    ],
    ['not, for an equal value', { round: { $not: 2 } }, ['round'], { $not: 2 }, 2],
  ])('differs: %s', (_, expected, path, wanted, actual) =>
    expect(difference(table, expected)).toEqual({ path, expected: wanted, actual }),
  );

  it('an unknown keyword never matches', () => {
    expect(difference(table, { hand: { $some: 1 } })).not.toBe(null);
  });
});
