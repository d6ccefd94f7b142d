import type { Column } from './column.ts';
import type { Row } from './rows.ts';
import type { Table } from './table-text.ts';

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

export interface Placed {
  readonly cells: readonly CellTyped[];
  readonly left: readonly NotPlaced[];
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
  for (const [line, values] of laid.entries()) {
    if (line % RUN === 0) await breathe();
    for (const [place, typed] of values.entries()) {
      const [row, column] = [rows[at.row + line], columns[at.column + place]];
      if (row !== undefined && column !== undefined) cells.push({ row, column, typed });
      // An empty end of a line is no value that somebody misses
      else if (typed !== '') left.push({ line, place, typed, why: row === undefined ? 'no-row' : 'no-column' });
    }
  }
  return { cells, left };
}

/** A table with headings and an id in each line, found again in a sheet. */
export interface Matched extends Placed {
  /** Headings that are no column, and ids that are no row. */
  readonly strangers: { readonly headings: readonly string[]; readonly ids: readonly string[] };
}

/** Which cells a table with headings means; null: none of its headings is that of the id. */
export async function matched(
  table: Table,
  rows: readonly Row[],
  columns: readonly Column[],
  breathe: () => Promise<void>,
): Promise<Matched | null> {
  const [headings = [], ...lines] = table;
  const found = headings.map((heading) => columnCalled(heading.trim(), columns));
  const idAt = found.findIndex((column) => column?.isId === true);
  if (idAt < 0) return null;
  const byId = new Map([...rows].reverse().map((row) => [row.id, row]));
  const ids: string[] = [];
  const cells: CellTyped[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % RUN === 0) await breathe();
    const id = (line[idAt] ?? '').trim();
    const row = byId.get(id);
    if (row === undefined) {
      if (id !== '' || line.some((one) => one !== '')) ids.push(id);
      continue;
    }
    for (const [i, typed] of line.entries()) {
      const column = found[i];
      if (column !== undefined && !column.isId) cells.push({ row, column, typed });
    }
  }
  const strange = headings.filter((heading, i) => found[i] === undefined && heading !== '');
  return { cells, left: [], strangers: { headings: strange, ids } };
}

function columnCalled(heading: string, columns: readonly Column[]): Column | undefined {
  return (
    columns.find(({ key }) => key === heading) ??
    columns.find(({ title }) => title.ja === heading || title.en === heading) ??
    columns.find(({ isId }) => isId && heading.toLowerCase() === 'id')
  );
}
