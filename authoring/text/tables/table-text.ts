import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { tableFormOf } from './delimiter.ts';
import { guarded, unguarded } from './spreadsheet-guard.ts';

/** Cells as they are copied and kept elsewhere: line by line. */
export type Table = readonly (readonly string[])[];

/** How a long table is read: with pauses for whoever waits for the thread, who is told how much of it is read, up to 1. */
export interface Reading {
  readonly breathe: () => Promise<void>;
  readonly told?: (part: number) => void;
}

/** A value of several lines stands between marks, however its table ends lines. */
const LINE = /[\r\n]/;

/** What spreadsheets give to the clipboard and take from it. */
export function asTabbed(table: Table): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { delimiter: '\t', record_delimiter: '\n', quoted_match: LINE },
  ).replace(/\n$/, '');
}

/** A table that was copied; null: a quotation mark is opened and never closed. */
export function fromTabbed(text: string, reading: Reading): Promise<Table | null> {
  return read(text.replace(/\r?\n$/, ''), '\t', reading);
}

/** A file that spreadsheets open by a click: they take its letters for what they are by its first sign. */
export function asCsv(table: Table): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { bom: true, record_delimiter: '\r\n', quoted_match: LINE },
  );
}

/** A file of values between commas, semicolons or tabs; null when it is none. */
export function fromCsv(text: string, reading: Reading): Promise<Table | null> {
  const { delimiter, from } = tableFormOf(text);
  return read(text.slice(from), delimiter, reading);
}

async function read(text: string, delimiter: string, { breathe, told }: Reading): Promise<Table | null> {
  const table: (readonly string[])[] = [];
  let at = 0;
  for (const piece of piecesOf(text)) {
    await breathe();
    const lines = linesOf(piece, delimiter);
    // A mark in the middle of a word makes it look as if a line ended there: then only the whole can be read
    if (lines === null) return piece.length === text.length ? null : linesOf(text, delimiter);
    for (const line of lines) table.push(line);
    at += piece.length;
    told?.(at / text.length);
  }
  return table;
}

function linesOf(text: string, delimiter: string): Table | null {
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

/** A line of a table that has more letters is one whose quotation mark is never closed. */
const LONGEST_LINE = 2_000_000;

/** How much of a text is read until somebody who waits for the thread has it, in letters. */
const PIECE = 8000;

/** A table in pieces of whole lines: a piece ends where a line does and no quotation mark is open. */
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
