import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { tableFormOf } from './delimiter.ts';
import { guarded, unguarded } from './spreadsheet-guard.ts';

export type CellTable = readonly (readonly string[])[];

/** A long table is read with pauses; `told` gets the progress, 0 to 1. */
export interface TableReadOptions {
  readonly breathe: () => Promise<void>;
  readonly told?: (part: number) => void;
}

/** Values with a line break are quoted. */
const LINE = /[\r\n]/;

/** The clipboard format of spreadsheets. */
export function asTabbed(table: CellTable): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { delimiter: '\t', record_delimiter: '\n', quoted_match: LINE },
  ).replace(/\n$/, '');
}

/** Null: a quotation mark is never closed. */
export function fromTabbed(text: string, reading: TableReadOptions): Promise<CellTable | null> {
  return read(text.replace(/\r?\n$/, ''), '\t', reading);
}

/** With a byte order mark, so that Excel takes it for UTF-8. */
export function asCsv(table: CellTable): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { bom: true, record_delimiter: '\r\n', quoted_match: LINE },
  );
}

/** Separated by commas, semicolons or tabs; null if a quotation mark is never closed. */
export function fromCsv(text: string, reading: TableReadOptions): Promise<CellTable | null> {
  const { delimiter, from } = tableFormOf(text);
  return read(text.slice(from), delimiter, reading);
}

async function read(text: string, delimiter: string, { breathe, told }: TableReadOptions): Promise<CellTable | null> {
  const table: (readonly string[])[] = [];
  let at = 0;
  for (const piece of piecesOf(text)) {
    await breathe();
    const lines = linesOf(piece, delimiter);
    // A quotation mark within a word can look like an open one; then only the whole can be parsed
    if (lines === null) return piece.length === text.length ? null : linesOf(text, delimiter);
    for (const line of lines) table.push(line);
    at += piece.length;
    told?.(at / text.length);
  }
  return table;
}

function linesOf(text: string, delimiter: string): CellTable | null {
  try {
    const table = parse(text, {
      ...{ bom: true, delimiter, relax_column_count: true, relax_quotes: true },
      max_record_size: LONGEST_LINE,
    });
    return table.map((line) => line.map(unguarded));
  } catch {
    return null;
  }
}

/** In characters; a longer line means an unclosed quotation mark. */
const LONGEST_LINE = 2_000_000;

/** Characters that are read between two pauses. */
const PIECE = 8000;

/** Pieces of whole lines, cut where no quotation mark is open. */
function* piecesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = start;
    let isOpen = false;
    do {
      const from = end;
      const line = text.indexOf('\n', end === start ? start + PIECE : end);
      end = line < 0 ? text.length : line + 1;
      for (let mark = text.indexOf('"', from); mark >= 0 && mark < end; mark = text.indexOf('"', mark + 1))
        isOpen = !isOpen;
    } while (isOpen && end < text.length);
    yield text.slice(start, end);
    start = end;
  }
}
