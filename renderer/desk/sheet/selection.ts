import { type Keyed, placeAfter } from '../rows/place-after.ts';

/** By position. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** `whole`: entire columns or rows. */
export interface Selection {
  readonly from: CellPlace;
  readonly to: CellPlace;
  readonly whole: 'cells' | 'columns' | 'rows';
}

export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export const at = (place: CellPlace): Selection => ({ from: place, to: place, whole: 'cells' });
export const start: Selection = at({ row: 0, column: 0 });

export function rangeOf({ from, to, whole }: Selection, { rows, columns }: GridSize): CellRange {
  const range = {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
  if (whole === 'columns') return { ...range, top: 0, bottom: rows - 1 };
  return whole === 'rows' ? { ...range, left: 0, right: columns - 1 } : range;
}

export const isIn = ({ top, bottom, left, right }: CellRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Clamps a selection to a smaller sheet. */
export function inside({ from, to, whole }: Selection, { rows, columns }: GridSize): Selection {
  const held = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  return { from: held(from), to: held(to), whole };
}

/** Follows its rows; if others came between them, only the first stays selected. */
export function followed(selection: Selection, before: readonly Keyed[], after: readonly Keyed[]): Selection {
  const { from, to, whole } = selection;
  const by = placeAfter(before, from.row, after) - from.row;
  const isMoved = ({ key }: Keyed, i: number) => after[Math.min(from.row, to.row) + by + i]?.key === key;
  const rows = before.slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1);
  const first = { ...from, row: from.row + by };
  if (whole === 'columns' || rows.every(isMoved)) return { from: first, to: { ...to, row: to.row + by }, whole };
  return { from: first, to: first, whole };
}

export interface Pressed {
  readonly key: string;
  readonly isShift: boolean;
  readonly isMod: boolean;
}

/** In rows. */
const PAGE = 15;

/** The selection after a key; null: not a navigation key. */
export function moved(selection: Selection, { key, isShift, isMod }: Pressed, extent: GridSize): Selection | null {
  const end = { row: extent.rows - 1, column: extent.columns - 1 };
  const { row, column } = isShift ? selection.to : selection.from;
  const goals: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: isMod ? end.row : row + 1, column },
    ArrowUp: { row: isMod ? 0 : row - 1, column },
    ArrowRight: { row, column: isMod ? end.column : column + 1 },
    ArrowLeft: { row, column: isMod ? 0 : column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: isMod ? 0 : row, column: 0 },
    End: { row: isMod ? end.row : row, column: end.column },
  };
  const goal = goals[key];
  if (goal === undefined) return null;
  const next = isShift ? { ...selection, to: goal } : at(goal);
  return inside(next, extent);
}
