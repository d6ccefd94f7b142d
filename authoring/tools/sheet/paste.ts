import type { CellTable } from '#authoring/text/tables/table-text.ts';
import type { SheetColumn } from './column.ts';
import type { Row } from './rows.ts';

export interface CellTyped {
  readonly row: Row;
  readonly column: SheetColumn;
  readonly typed: string;
}

/** A value outside of the sheet, zero-based. */
export interface NotPlaced {
  readonly line: number;
  readonly place: number;
  readonly typed: string;
  readonly why: 'no-row' | 'no-column';
}

/** A line without a row in the sheet. */
export interface NewRow {
  /** Zero-based. */
  readonly line: number;
  readonly id: string;
  readonly cells: readonly { readonly key: string; readonly typed: string }[];
}

export interface PasteResult {
  readonly cells: readonly CellTyped[];
  readonly left: readonly NotPlaced[];
  readonly fresh: readonly NewRow[];
}

/** Lines between two yields. */
const RUN = 512;

/** Pastes a table at a cell; a single value fills the range. */
export async function placed(
  table: CellTable,
  at: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number },
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  breathe: () => Promise<void>,
): Promise<PasteResult> {
  const [first = []] = table;
  const fills = table.length === 1 && first.length === 1;
  const laid: CellTable = fills ? Array.from({ length: at.rows }, () => Array(at.columns).fill(first[0] ?? '')) : table;
  const cells: CellTyped[] = [];
  const left: NotPlaced[] = [];
  const fresh: NewRow[] = [];
  for (const [line, values] of laid.entries()) {
    if (line % RUN === 0) await breathe();
    if (rows[at.row + line] === undefined) fresh.push(...newRow(line, values, columns.slice(at.column)));
    for (const [place, typed] of values.entries()) {
      const [row, column] = [rows[at.row + line], columns[at.column + place]];
      if (row !== undefined && column !== undefined) cells.push({ row, column, typed });
      // Empty trailing cells do not count
      else if (typed !== '') left.push({ line, place, typed, why: row === undefined ? 'no-row' : 'no-column' });
    }
  }
  return { cells, left, fresh };
}

function newRow(
  line: number,
  values: readonly string[],
  columns: readonly (SheetColumn | undefined)[],
): readonly NewRow[] {
  let id = '';
  const cells = values.flatMap((typed, i) => {
    const column = columns[i];
    if (column?.isId === true) id = typed.trim();
    return column === undefined || column.isId || typed.trim() === '' ? [] : [{ key: column.key, typed }];
  });
  return id === '' && cells.length === 0 ? [] : [{ line, id, cells }];
}

export interface MatchedTable extends PasteResult {
  readonly strangers: {
    /** Unknown headings and ids. */
    readonly headings: readonly string[];
    readonly ids: readonly string[];
    /** Ids of several lines, of which the last one counts. */
    readonly twice: readonly string[];
    /** Lines with fewer cells than the heading, zero-based. */
    readonly short: readonly number[];
  };
  /** Lines without a known id. */
  readonly fresh: readonly NewRow[];
}

/** True if it has the id column, or two other columns. */
export function isHeaded([first = [], ...lines]: CellTable, columns: readonly SheetColumn[]): boolean {
  const known = first.flatMap((one) => columnCalled(one.trim(), columns) ?? []);
  return lines.length > 0 && (known.length > 1 || known.some(({ isId }) => isId));
}

/** If no cell of the first column looks like an id, it starts behind the id column. */
export function allFresh(table: CellTable, columns: readonly SheetColumn[], from: number): readonly NewRow[] {
  const hasIds = table.some(([first = '']) => /^[!-~]*\d[!-~]*$/.test(first.trim()));
  const start = columns[from]?.isId === true && !hasIds ? from + 1 : from;
  return table.flatMap((line, i) => newRow(i, line, columns.slice(start)));
}

/** Matches by headings and ids. Null: `needsId` and there is no id column. Lines without an id are new. */
export async function matched(
  table: CellTable,
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  breathe: () => Promise<void>,
  needsId = true,
): Promise<MatchedTable | null> {
  const [headings = [], ...lines] = table;
  const found = headings.map((heading) => columnCalled(heading.trim(), columns));
  const idAt = found.findIndex((column) => column?.isId === true);
  if (idAt < 0 && needsId) return null;
  const byId = new Map([...rows].reverse().map((row) => [row.id, row]));
  const cells: CellTyped[] = [];
  const fresh: NewRow[] = [];
  const seen = new Set<string>();
  const twice = new Set<string>();
  const short: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % RUN === 0) await breathe();
    const id = (line[idAt] ?? '').trim();
    if (id !== '' && seen.has(id)) twice.add(id);
    seen.add(id);
    if (line.length < headings.length && line.some((cell) => cell !== '')) short.push(at + 1);
    const row = id === '' ? undefined : byId.get(id);
    if (row === undefined) {
      fresh.push(...newRow(at + 1, line, found));
      continue;
    }
    for (const [i, typed] of line.entries()) {
      const column = found[i];
      if (column !== undefined && !column.isId) cells.push({ row, column, typed });
    }
  }
  const strange = headings.filter((heading, i) => found[i] === undefined && heading !== '');
  const strangers = { headings: strange, ids: fresh.map(({ id }) => id), twice: [...twice], short };
  return { cells, left: [], strangers, fresh };
}

function columnCalled(heading: string, columns: readonly SheetColumn[]): SheetColumn | undefined {
  return (
    columns.find(({ key }) => key === heading) ??
    columns.find(({ title }) => title.ja === heading || title.en === heading) ??
    columns.find(({ isId }) => isId && heading.toLowerCase() === 'id')
  );
}
