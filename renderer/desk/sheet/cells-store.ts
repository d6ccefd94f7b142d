import type { NotPlaced } from '#authoring/tools/sheet/paste.ts';
import type { CellRefused } from '#authoring/tools/sheet/planned-cells.ts';
import { store } from '../state/store.ts';

/** A cell as it is called from edit to edit. */
export const cellKey = (row: string, column: string): string => `${row} ${column}`;

/** Something that came from elsewhere and found no place in a sheet. */
export interface Left {
  readonly cells: readonly NotPlaced[];
  readonly headings: readonly string[];
  readonly ids: readonly string[];
}

interface CellsState {
  /** What was typed into cells and could not be written, by the cell. The texts know nothing of it. */
  readonly wrong: ReadonlyMap<string, CellRefused>;
  readonly left: Left;
  /** How many cells the last writing has changed; null: none yet. */
  readonly written: number | null;
  /** Whether cells are being written. */
  readonly isWriting: boolean;
  /** How much of a table that comes from elsewhere is read, in tens of percent; null: none is read. */
  readonly read: number | null;
}

export const nothingLeft: Left = { cells: [], headings: [], ids: [] };

export const cellsStore = store<CellsState>(() => ({
  wrong: new Map(),
  left: nothingLeft,
  written: null,
  isWriting: false,
  read: null,
}));

/** Lets go of what was typed into a cell. */
export function letGo(row: string, column: string): void {
  cellsStore.setState(({ wrong }) => {
    const left = new Map(wrong);
    left.delete(cellKey(row, column));
    return { wrong: left };
  });
}

/** Tells how much of a table is read, up to 1: a few times, not with every line. */
export function tellRead(part: number): void {
  const read = Math.floor(part * 10) * 10;
  if (cellsStore.getState().read !== read) cellsStore.setState({ read });
}
