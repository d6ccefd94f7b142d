import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { CellTyped } from '#authoring/tools/sheet/paste.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { CellRange } from './selection.ts';

/** Repeats a range down or up to a row, except ids and cells inside the range. */
export function filledFrom(
  { top, bottom, left, right }: CellRange,
  end: number,
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  textOf: (column: SheetColumn, row: Row) => string,
): readonly CellTyped[] {
  const filled = columns.slice(left, right + 1).filter(({ isId }) => !isId);
  const height = bottom - top + 1;
  const targets = end > bottom ? [bottom + 1, end] : [end, top - 1];
  const [first = 0, last = -1] = targets;
  return rows.slice(first, last + 1).flatMap((row, i) => {
    // Upwards, the last row comes first.
    const steps = end > bottom ? i : (i - (last - first + 1)) % height;
    const source = rows[top + ((steps + height) % height)];
    return source === undefined ? [] : filled.map((column) => ({ row, column, typed: textOf(column, source) }));
  });
}
