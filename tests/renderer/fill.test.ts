import { expect, it } from 'vitest';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { filledFrom } from '#renderer/desk/sheet/fill.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id): Row => {
  return { file: 'x.json', index: 0, id, key: id, entry: { id }, isReadOnly: false } as Row;
});
const nothing = { ja: '', en: '' };
const column = (key: string, isId: boolean): SheetColumn => ({
  ...{ key, path: [key], title: nothing, about: nothing, cell: { kind: 'text' } },
  ...{ isRequired: true, isId, orders: [] },
});
const columns = [column('id', true), column('ap', false)];
const filled = (top: number, bottom: number, end: number): string =>
  filledFrom({ top, bottom, left: 0, right: 1 }, end, rows, columns, ({ key }, { id }) => `${key} of ${id}`)
    .map(({ row, typed }) => `${row.id}: ${typed}`)
    .join(', ');

it('the rows of a range are repeated down or up to a row, except for their ids', () => {
  expect([filled(1, 2, 5), filled(3, 4, 0), filled(2, 2, 4), filled(1, 3, 2)]).toEqual([
    'd: ap of b, e: ap of c, f: ap of b',
    'a: ap of e, b: ap of d, c: ap of e',
    'd: ap of c, e: ap of c',
    '',
  ]);
});
