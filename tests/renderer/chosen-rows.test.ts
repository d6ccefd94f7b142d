import { describe, expect, it } from 'vitest';
import { placeAfter } from '#renderer/desk/rows/place-after.ts';
import { at, followed, type Selection } from '#renderer/desk/sheet/selection.ts';
import { replacementRow, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { rowKeys } from '#renderer/kit/lists/row-keys.ts';

// A late answer inserts other rows between two key presses.

const rows = (keys: string) => [...keys].map((key) => ({ key }));

it('a row is found again after it moved, and a deleted one keeps its place after its predecessor', () => {
  const place = (row: string, after: string) => placeAfter(rows('abcd'), 'abcd'.indexOf(row), rows(after));
  expect([place('c', 'xabcd'), place('c', 'dcba'), place('c', 'abd'), place('c', 'abC'), place('d', 'ab')]).toEqual([
    3, 1, 2, 2, 1,
  ]);
  expect([place('a', 'xy'), place('b', '')]).toEqual([0, 0]);
});

describe('selected cells', () => {
  const from = (row: number): Selection => at({ row, column: 2 });
  const range: Selection = { from: { row: 2, column: 1 }, to: { row: 1, column: 3 }, whole: 'cells' };

  it('stay in their row after others are inserted before it', () => {
    expect(followed(from(1), rows('abc'), rows('xabc'))).toEqual(from(2));
    expect(followed(range, rows('abcd'), rows('xabcd'))).toEqual({
      ...{ from: { row: 3, column: 1 }, to: { row: 2, column: 3 }, whole: 'cells' },
    });
  });

  it('shrink to the first one when another row comes between them', () => {
    expect(followed(range, rows('abcd'), rows('abxcd'))).toEqual(at({ row: 3, column: 1 }));
  });

  it('of a whole column stay the whole column', () => {
    const whole: Selection = { ...at({ row: 0, column: 1 }), whole: 'columns' };
    expect(followed(whole, rows('ab'), rows('xab'))).toEqual({ ...at({ row: 1, column: 1 }), whole: 'columns' });
  });

  it('of a row with a new id stay', () => {
    expect(followed(from(1), rows('abc'), rows('aBc'))).toEqual(from(1));
  });
});

it('a translation whose text is gone gives way to the next one, without the typed text', () => {
  const units = (ids: string) => [...ids].map((id) => ({ id }) as UnitRow);
  expect([replacementRow('b', units('abc'), units('ac')), replacementRow('b', units('abc'), units('xabc'))]).toEqual([
    { row: 'c', typed: null },
    null,
  ]);
  // It was requested, and its language is still loading
  expect(replacementRow('z', units('abc'), units('ac'))).toBe(null);
});

it('equal rows get distinct keys', () => {
  expect(rowKeys(['a', 'b', 'a'])).toEqual(['a 0', 'b 0', 'a 1']);
});
