import { expect, it } from 'vitest';
import { at, moved } from '#renderer/desk/sheet/selection.ts';

const extent = { rows: 40, columns: 6 };
const from = { row: 20, column: 2 };
const place = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowDown', place(21, 2), place(39, 2)],
  ['ArrowUp', place(19, 2), place(0, 2)],
  ['ArrowRight', place(20, 3), place(20, 5)],
  ['ArrowLeft', place(20, 1), place(20, 0)],
  ['PageDown', place(35, 2), place(35, 2)],
  ['PageUp', place(5, 2), place(5, 2)],
  ['Home', place(20, 0), place(0, 0)],
  ['End', place(20, 5), place(39, 5)],
])('%s moves to one cell, and to another with Ctrl; with Shift it selects the cells between', (key, plain, withMod) => {
  const to = (isMod: boolean, isShift: boolean) => moved(at(from), { key, isMod, isShift }, extent);
  expect([to(false, false), to(true, false), to(false, true), to(true, true)]).toEqual([
    at(plain),
    at(withMod),
    { from, to: plain, whole: 'cells' },
    { from, to: withMod, whole: 'cells' },
  ]);
});

it('an arrow key at the edge of the sheet stops there, and any other key selects nothing', () => {
  const press = (key: string) => moved(at(place(38, 5)), { key, isMod: false, isShift: false }, extent);
  expect([press('PageDown'), press('ArrowRight'), press('a')]).toEqual([at(place(39, 5)), at(place(38, 5)), null]);
});
