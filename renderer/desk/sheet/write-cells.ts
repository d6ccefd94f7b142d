import { type ActionName, changeBetween, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { EntryFault } from '#authoring/tools/sheet/cell-faults.ts';
import { valueAfter } from '#authoring/tools/sheet/entry-edits.ts';
import type { PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { CellTyped } from '#authoring/tools/sheet/paste.ts';
import {
  type CellRefused,
  type ColumnWrite,
  changesOf,
  type RowWrites,
  readCells,
} from '#authoring/tools/sheet/planned-cells.ts';
import { createStep, performWithFiles } from '../project/file-actions.ts';
import { followedFiles } from '../project/followed-files.ts';
import { untilWritten } from '../project/keep-typed.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { SerialQueue } from '../timing/serial-queue.ts';
import { sheetWords } from '../words/generated/sheet-words.ts';
import { authoring } from '../workers/authoring-client.ts';
import { cellKey, cellsStore } from './cells-store.ts';
import type { SheetKind } from './sheet-kinds.ts';
import { rowsOfKind } from './sheet-rows.ts';
import { sheetsStore } from './sheets-store.ts';
import { makeYield } from './yield-to-page.ts';

/** Writes are queued. */
const inOrder = deskState(() => new SerialQueue());

/** Entries per call of the worker. */
const AT_ONCE = 500;

/** One undo step. Invalid input is kept with its cell, and the rest is written. */
export function writeCells(
  kind: SheetKind,
  cells: readonly CellTyped[],
  made: PlannedEntries | null = null,
): Promise<void> {
  return untilWritten(
    inOrder().next(async () => {
      cellsStore.setState({ isWriting: true });
      try {
        await write(kind, withRowsOfNow(kind, cells), made);
      } finally {
        cellsStore.setState({ isWriting: false });
      }
    }),
  );
}

function withRowsOfNow(kind: SheetKind, cells: readonly CellTyped[]): readonly CellTyped[] {
  const rows = new Map(rowsOfKind(projectStore.getState().files, kind).map((row) => [row.key, row]));
  return cells.flatMap((cell) => {
    const row = rows.get(cell.row.key);
    return row === undefined ? [] : [{ ...cell, row }];
  });
}

async function write(kind: SheetKind, cells: readonly CellTyped[], made: PlannedEntries | null): Promise<void> {
  const breathe = makeYield();
  const read = await readCells(cells, sheetsStore.getState().names, breathe);
  const { sound, refused } = await held(kind, read.rows);
  const { files } = projectStore.getState();
  const follow = (path: string) => {
    const file = files.get(path);
    return file === undefined ? null : followedFiles().read(path, file.text);
  };
  const changes = await changesOf(sound, kind.list, follow, breathe);
  endTyping();
  const name = nameOf(sound, made);
  const isDone = changes !== null && (await done(name, changes, made?.document ?? null));
  const gone = isDone ? [] : sound.flatMap(({ row, writes }) => writes.map((one) => refusedAs(row, one, 'changed')));
  note(cells, [...read.refused, ...refused, ...gone, ...(isDone && made !== null ? refusedOfNew(kind, made) : [])]);
  cellsStore.setState({ written: isDone ? sound.reduce((sum, { writes }) => sum + writes.length, 0) : 0 });
}

/** False: a text has changed meanwhile. */
async function done(
  name: ActionName,
  changes: readonly DocumentChange[],
  document: WrittenDocument | null,
): Promise<boolean> {
  if (document === null) return changes.length === 0 || perform({ name, changes });
  const { path, before, after } = document;
  if (before === null) return (await performWithFiles({ name, changes, files: [createStep(path, after)] })) === null;
  if (projectStore.getState().files.get(path)?.text !== before) return false;
  // New entries come after all edited cells
  const there = changes.find((one) => one.path === path)?.replacements ?? [];
  const replacements = [...there, ...changeBetween(path, before, after).replacements];
  return perform({ name, changes: [...changes.filter((one) => one.path !== path), { path, replacements }] });
}

function refusedOfNew(kind: SheetKind, { refused, made }: PlannedEntries): readonly CellRefused[] {
  const ids = new Map(made.map(({ line, id }) => [line, id]));
  const rows = new Map(rowsOfKind(projectStore.getState().files, kind).map((row) => [row.id, row]));
  return refused.flatMap(({ line, column: key, typed, fault }) => {
    const row = rows.get(ids.get(line) ?? '');
    const column = kind.columns.find((one) => one.key === key);
    return row === undefined || column === undefined ? [] : [{ row, column, typed, fault }];
  });
}

const refusedAs = (row: CellTyped['row'], { column, typed }: ColumnWrite, code: 'changed'): CellRefused => ({
  ...{ row, column, typed },
  fault: { code },
});

/** Validates writes by schema. */
async function held(
  { format, list }: SheetKind,
  rows: readonly RowWrites[],
): Promise<{ readonly sound: readonly RowWrites[]; readonly refused: readonly CellRefused[] }> {
  const sound: RowWrites[] = [];
  const refused: CellRefused[] = [];
  let open = rows;
  while (open.length > 0) {
    const faults = await faultsOf({ format, list }, open);
    const again: RowWrites[] = [];
    for (const [i, one] of open.entries()) {
      const fault = faults[i] ?? null;
      if (fault === null) {
        sound.push(one);
        continue;
      }
      const { kept, out } = apart(one, fault);
      refused.push(...out);
      if (kept.length > 0) again.push({ ...one, writes: kept });
    }
    open = again;
  }
  return { sound, refused };
}

async function faultsOf(
  kind: Pick<SheetKind, 'format' | 'list'>,
  rows: readonly RowWrites[],
): Promise<readonly (EntryFault | null)[]> {
  const faults: (EntryFault | null)[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const changes = rows
      .slice(at, at + AT_ONCE)
      .map(({ row, writes }) => ({ before: row.entry, after: valueAfter(row.entry, writes) }));
    faults.push(...(await authoring().call('cellFaults', { ...kind, changes })));
  }
  return faults;
}

/** The cells that a fault concerns; by default, all written ones of the entry. */
function apart({ row, writes }: RowWrites, { path, message }: EntryFault) {
  const isOf = ({ column }: ColumnWrite) => column.path.every((step, i) => path[i] === undefined || path[i] === step);
  const mine = path.length === 0 ? writes : writes.filter(isOf);
  const meant = mine.length === 0 ? writes : mine;
  const fault = { code: 'format', message } as const;
  return {
    kept: writes.filter((one) => !meant.includes(one)),
    out: meant.map(({ column, typed }): CellRefused => ({ row, column, typed, fault })),
  };
}

function nameOf(rows: readonly RowWrites[], made: PlannedEntries | null): ActionName {
  const [first] = rows;
  const count = made?.made.length ?? 0;
  const writes = rows.flatMap((row) => row.writes);
  const [only] = writes;
  const said = (locale: 'ja' | 'en') =>
    writes.length === 1 && first !== undefined && only !== undefined
      ? sheetWords[locale].actions.one({ id: first.row.id, column: only.column.title[locale] })
      : sheetWords[locale].actions.several({ count: writes.length });
  if (count > 0)
    return { kind: 'command', ja: sheetWords.ja.actions.made({ count }), en: sheetWords.en.actions.made({ count }) };
  return { kind: 'command', ja: said('ja'), en: said('en') };
}

function note(cells: readonly CellTyped[], refused: readonly CellRefused[]): void {
  cellsStore.setState(({ wrong }) => {
    const now = new Map(wrong);
    for (const { row, column } of cells) now.delete(cellKey(row.key, column.key));
    for (const one of refused) now.set(cellKey(one.row.key, one.column.key), one);
    return { wrong: now };
  });
}
