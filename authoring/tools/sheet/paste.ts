import type { Table } from '#authoring/text/tables/table-text.ts';
import type { Column } from './column.ts';
import type { Row } from './rows.ts';

/** What somebody wants to stand in a cell. */
export interface CellTyped {
  readonly row: Row;
  readonly column: Column;
  readonly typed: string;
}

/** What of a table lies outside of a sheet: where it stands in the table, from 0. */
export interface NotPlaced {
  readonly line: number;
  readonly place: number;
  readonly typed: string;
  readonly why: 'no-row' | 'no-column';
}

/** A line that is none of the rows of a sheet, and may become one. */
export interface NewRow {
  /** Where it stands in its table, from 0. */
  readonly line: number;
  /** Empty: it says none. */
  readonly id: string;
  /** By the keys of columns. */
  readonly cells: readonly { readonly key: string; readonly typed: string }[];
}

export interface Placed {
  readonly cells: readonly CellTyped[];
  readonly left: readonly NotPlaced[];
  /** Lines below the last row. */
  readonly fresh: readonly NewRow[];
}

/** How many lines are laid until somebody who waits for the thread has it. */
const RUN = 512;

/** Lays a table over a sheet from a cell on; lines may be of any length. A single value fills a range. */
export async function placed(
  table: Table,
  at: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number },
  rows: readonly Row[],
  columns: readonly Column[],
  breathe: () => Promise<void>,
): Promise<Placed> {
  const [first = []] = table;
  const fills = table.length === 1 && first.length === 1;
  const laid: Table = fills ? Array.from({ length: at.rows }, () => Array(at.columns).fill(first[0] ?? '')) : table;
  const cells: CellTyped[] = [];
  const left: NotPlaced[] = [];
  const fresh: NewRow[] = [];
  for (const [line, values] of laid.entries()) {
    if (line % RUN === 0) await breathe();
    if (rows[at.row + line] === undefined) fresh.push(...newRow(line, values, columns.slice(at.column)));
    for (const [place, typed] of values.entries()) {
      const [row, column] = [rows[at.row + line], columns[at.column + place]];
      if (row !== undefined && column !== undefined) cells.push({ row, column, typed });
      // An empty end of a line is no value that somebody misses
      else if (typed !== '') left.push({ line, place, typed, why: row === undefined ? 'no-row' : 'no-column' });
    }
  }
  return { cells, left, fresh };
}

/** A line as a row of its own; none where it says nothing. */
function newRow(line: number, values: readonly string[], columns: readonly (Column | undefined)[]): readonly NewRow[] {
  let id = '';
  const cells = values.flatMap((typed, i) => {
    const column = columns[i];
    if (column?.isId === true) id = typed.trim();
    return column === undefined || column.isId || typed.trim() === '' ? [] : [{ key: column.key, typed }];
  });
  return id === '' && cells.length === 0 ? [] : [{ line, id, cells }];
}

/** A table with headings and an id in each line, found again in a sheet. */
export interface Matched extends Placed {
  /** Headings that are no column, and ids that are no row. */
  readonly strangers: { readonly headings: readonly string[]; readonly ids: readonly string[] };
  /** Lines whose id is none of a row, and those without one. */
  readonly fresh: readonly NewRow[];
}

/** Whether the first line of a table is one of headings: it names the column of ids, or two others. */
export function isHeaded([first = [], ...lines]: Table, columns: readonly Column[]): boolean {
  const known = first.flatMap((one) => columnCalled(one.trim(), columns) ?? []);
  return lines.length > 0 && (known.length > 1 || known.some(({ isId }) => isId));
}

/** All lines of a table as rows of their own, from a column on; a table whose first cells are no ids begins behind those. */
export function allFresh(table: Table, columns: readonly Column[], from: number): readonly NewRow[] {
  const hasIds = table.some(([first = '']) => /^[!-~]*\d[!-~]*$/.test(first.trim()));
  const start = columns[from]?.isId === true && !hasIds ? from + 1 : from;
  return table.flatMap((line, i) => newRow(i, line, columns.slice(start)));
}

/**
 * Which cells a table with headings means; null: none of its headings is that of the id, and one is needed. A line
 * without an id is no row of the sheet.
 */
export async function matched(
  table: Table,
  rows: readonly Row[],
  columns: readonly Column[],
  breathe: () => Promise<void>,
  needsId = true,
): Promise<Matched | null> {
  const [headings = [], ...lines] = table;
  const found = headings.map((heading) => columnCalled(heading.trim(), columns));
  const idAt = found.findIndex((column) => column?.isId === true);
  if (idAt < 0 && needsId) return null;
  const byId = new Map([...rows].reverse().map((row) => [row.id, row]));
  const cells: CellTyped[] = [];
  const fresh: NewRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % RUN === 0) await breathe();
    const id = (line[idAt] ?? '').trim();
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
  return { cells, left: [], strangers: { headings: strange, ids: fresh.map(({ id }) => id) }, fresh };
}

function columnCalled(heading: string, columns: readonly Column[]): Column | undefined {
  return (
    columns.find(({ key }) => key === heading) ??
    columns.find(({ title }) => title.ja === heading || title.en === heading) ??
    columns.find(({ isId }) => isId && heading.toLowerCase() === 'id')
  );
}
