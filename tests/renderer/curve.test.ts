import { expect, it } from 'vitest';
import { curveOf, stepsOf } from '#renderer/desk/stops/curve.ts';
import { readWatch } from '#renderer/desk/stops/watches-store.ts';

it('numbers are placed by their value, and changes by their log entry', () => {
  expect(curveOf([2, 2, 4, 3])).toEqual({
    heights: [0, 0, 1, 0.5],
    changes: [
      { entry: 1, value: 4 },
      { entry: 2, value: 3 },
    ],
    now: 3,
  });
});

it('yes is above no, a list is placed by its length, names by their kind, and null at the bottom', () => {
  expect(curveOf([false, true]).heights).toEqual([0, 1]);
  expect(curveOf([['a'], ['a', 'b'], []]).heights).toEqual([0.5, 1, 0]);
  expect(curveOf(['north', 'south', 'north']).heights).toEqual([0, 1, 0]);
  expect(curveOf([null, 3, 5]).heights).toEqual([0, 0, 1]);
  expect(curveOf([])).toEqual({ heights: [], changes: [], now: null });
});

it('a value holds until the next change: a step, not a slope', () => {
  expect(stepsOf([0, 1, 1], 100, 20)).toBe('M0 20H50V0H100V0');
});

it('a place and an op of the language can be watched, an incomplete op cannot', () => {
  expect(readWatch(' table/round ')).toEqual([{ place: 'table/round' }]);
  expect(readWatch('{"op": "atLeast"}')).toEqual([{ if: { op: 'atLeast' } }, { amount: { op: 'atLeast' } }]);
  expect([readWatch('{"op": '), readWatch('round'), readWatch('[1]')]).toEqual([[], [], []]);
});
