import { describe, expect, it } from 'vitest';
import { placeAfter } from '#renderer/desk/rows/place-after.ts';
import { at, followed, type Selection } from '#renderer/desk/sheet/selection.ts';
import { rowInstead, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { rowKeys } from '#renderer/kit/lists/row-keys.ts';

// A late answer brings other rows between two keys of a person.

const rows = (keys: string) => [...keys].map((key) => ({ key }));

it('a row is found again wherever it is, and one that is gone has its place behind the last before it', () => {
  const place = (row: string, after: string) => placeAfter(rows('abcd'), 'abcd'.indexOf(row), rows(after));
  expect([place('c', 'xabcd'), place('c', 'dcba'), place('c', 'abd'), place('c', 'abC'), place('d', 'ab')]).toEqual([
    3, 1, 2, 2, 1,
  ]);
  expect([place('a', 'xy'), place('b', '')]).toEqual([0, 0]);
});

describe('cells that are chosen', () => {
  const from = (row: number): Selection => at({ row, column: 2 });
  const range: Selection = { from: { row: 2, column: 1 }, to: { row: 1, column: 3 }, whole: 'cells' };

  it('are those of the same row after others came before it', () => {
    expect(followed(from(1), rows('abc'), rows('xabc'))).toEqual(from(2));
    expect(followed(range, rows('abcd'), rows('xabcd'))).toEqual({
      ...{ from: { row: 3, column: 1 }, to: { row: 2, column: 3 }, whole: 'cells' },
    });
  });

  it('are only the one where they began when another row came among them', () => {
    expect(followed(range, rows('abcd'), rows('abxcd'))).toEqual(at({ row: 3, column: 1 }));
  });

  it('of a whole column are the whole column still', () => {
    const whole: Selection = { ...at({ row: 0, column: 1 }), whole: 'columns' };
    expect(followed(whole, rows('ab'), rows('xab'))).toEqual({ ...at({ row: 1, column: 1 }), whole: 'columns' });
  });

  it('of a row that was given another id stay', () => {
    expect(followed(from(1), rows('abc'), rows('aBc'))).toEqual(from(1));
  });
});

it('the translation that is worked on gives way to the next one when its text is gone, and takes nothing typed along', () => {
  const units = (ids: string) => [...ids].map((id) => ({ id }) as UnitRow);
  expect([rowInstead('b', units('abc'), units('ac')), rowInstead('b', units('abc'), units('xabc'))]).toEqual([
    { row: 'c', typed: null },
    null,
  ]);
  // It was asked for, and its language is still being read
  expect(rowInstead('z', units('abc'), units('ac'))).toBe(null);
});

it('equal rows get distinct keys', () => {
  expect(rowKeys(['a', 'b', 'a'])).toEqual(['a 0', 'b 0', 'a 1']);
});
