import type { NotPlaced } from '#authoring/tools/sheet/paste.ts';
import type { CellRefused } from '#authoring/tools/sheet/planned-cells.ts';
import { store } from '../state/store.ts';

export const cellKey = (row: string, column: string): string => `${row} ${column}`;

export interface UnmatchedCells {
  readonly cells: readonly NotPlaced[];
  readonly headings: readonly string[];
  readonly ids: readonly string[];
}

interface CellsState {
  /** Rejected input by cell, which is not in the texts. */
  readonly wrong: ReadonlyMap<string, CellRefused>;
  readonly left: UnmatchedCells;
  readonly written: number | null;
  readonly isWriting: boolean;
  /** Progress of reading a table in steps of 10 %; null: none. */
  readonly read: number | null;
}

export const nothingLeft: UnmatchedCells = { cells: [], headings: [], ids: [] };

export const cellsStore = store<CellsState>(() => ({
  wrong: new Map(),
  left: nothingLeft,
  written: null,
  isWriting: false,
  read: null,
}));

export function discardRejected(row: string, column: string): void {
  cellsStore.setState(({ wrong }) => {
    const left = new Map(wrong);
    left.delete(cellKey(row, column));
    return { wrong: left };
  });
}

/** Up to 1; updates the store every 10 %. */
export function tellRead(part: number): void {
  const read = Math.floor(part * 10) * 10;
  if (cellsStore.getState().read !== read) cellsStore.setState({ read });
}
