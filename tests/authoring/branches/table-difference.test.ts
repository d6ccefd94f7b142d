import { expect, it } from 'vitest';
import { tableDifferences } from '#authoring/tools/branches/table-difference.ts';

it('equal tables have no differences', () => {
  expect(tableDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
});

it('every difference is reported once, from the outside in', () => {
  const one = { seats: [{ hp: 3, hand: ['W-01#1', 'W-02#1'] }], round: 2 };
  const other = { seats: [{ hp: 5, hand: ['W-02#1', 'W-05#1', 'W-05#2'] }], round: 2, open: 'S-01' };
  expect(tableDifferences(one, other)).toEqual([
    { path: ['seats', '0', 'hp'], one: 3, other: 5 },
    {
      path: ['seats', '0', 'hand'],
      one: ['W-01#1', 'W-02#1'],
      other: ['W-02#1', 'W-05#1', 'W-05#2'],
      only: { one: ['W-01#1'], other: ['W-05#1', 'W-05#2'] },
    },
    { path: ['open'], one: null, other: 'S-01' },
  ]);
});

it('a different order alone reports nothing missing', () => {
  expect(tableDifferences(['a', 'b', 'b'], ['b', 'a', 'b'])).toEqual([
    { path: [], one: ['a', 'b', 'b'], other: ['b', 'a', 'b'], only: { one: [], other: [] } },
  ]);
});
