import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { IncrementalJson } from '#authoring/text/json/followed-json.ts';
import { isSame, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { cellText, type NamesById } from './cell-text.ts';
import type { SheetColumn } from './column.ts';
import { type CellWrite, entryEdit } from './entry-edits.ts';
import type { CellTyped } from './paste.ts';
import { type CellFault, readCell } from './read-cell.ts';
import type { Row } from './rows.ts';

export interface CellRefused extends CellTyped {
  readonly fault: CellFault;
}

export interface ColumnWrite extends CellWrite {
  readonly column: SheetColumn;
  readonly typed: string;
}

export interface RowWrites {
  readonly row: Row;
  readonly writes: readonly ColumnWrite[];
}

export interface ReadCells {
  readonly rows: readonly RowWrites[];
  readonly refused: readonly CellRefused[];
}

/** Cells or entries between two yields. */
const RUN = 64;

/** Cells that already show the typed text are skipped. */
export async function readCells(
  cells: readonly CellTyped[],
  names: NamesById,
  breathe: () => Promise<void>,
): Promise<ReadCells> {
  const rows = new Map<string, { readonly row: Row; readonly writes: ColumnWrite[] }>();
  const refused: CellRefused[] = [];
  for (const [i, cell] of cells.entries()) {
    if (i % RUN === 0) await breathe();
    const { row, column, typed } = cell;
    const before = partAt(row.entry, column.path);
    if (showsAlready(column, before, typed, names)) continue;
    const read = row.isReadOnly
      ? ({ kind: 'fault', fault: { code: 'read-only' } } as const)
      : readCell(column, typed, names);
    if (read.kind === 'fault') refused.push({ ...cell, fault: read.fault });
    else if (!isSame(before, read.value)) {
      const known = rows.get(row.key) ?? { row, writes: [] };
      known.writes.push({ column, value: read.value, typed });
      rows.set(row.key, known);
    }
  }
  return { rows: [...rows.values()], refused };
}

const showsAlready = ({ cell }: SheetColumn, value: Json | undefined, typed: string, names: NamesById): boolean =>
  cellText(cell, value, names, 'ja') === typed || cellText(cell, value, names, 'en') === typed;

/** Null: a document is not JSON, or has changed. */
export async function changesOf(
  rows: readonly RowWrites[],
  list: string,
  read: (file: string) => IncrementalJson | null,
  breathe: () => Promise<void>,
): Promise<readonly DocumentChange[] | null> {
  const edits = new Map<string, { readonly file: IncrementalJson; readonly edits: TextEdit[] }>();
  for (const [i, { row, writes }] of rows.entries()) {
    if (i % RUN === 0) await breathe();
    const known = edits.get(row.file);
    const file = known?.file ?? read(row.file);
    if (file === null) return null;
    const made = isThere(file, list, row) ? entryEdit(file, list, { index: row.index, writes }) : null;
    if (made === null) return null;
    if (known === undefined) edits.set(row.file, { file, edits: [...made] });
    else known.edits.push(...made);
  }
  return [...edits].map(([path, one]) => changeOf(path, one.file.text, one.edits));
}

function isThere(file: IncrementalJson, list: string, { index, entry }: Row): boolean {
  const found = file.sections.find(({ key }) => key === list)?.entries[index]?.value;
  return isSame(found as Json | undefined, entry);
}
