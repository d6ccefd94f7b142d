import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { guarded, unguarded } from './read-cell.ts';

/** Cells as they are copied and kept elsewhere: line by line. */
export type Table = readonly (readonly string[])[];

/** What spreadsheets give to the clipboard and take from it. */
export function asTabbed(table: Table): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { delimiter: '\t', record_delimiter: '\n' },
  ).replace(/\n$/, '');
}

/** A table that was copied; null: a quotation mark is opened and never closed. */
export function fromTabbed(text: string): Table | null {
  return read(text.replace(/\r?\n$/, ''), '\t');
}

/** A file that spreadsheets open by a click: they take its letters for what they are by its first sign. */
export function asCsv(table: Table): string {
  return stringify(
    table.map((line) => line.map(guarded)),
    { bom: true, record_delimiter: '\r\n' },
  );
}

/** A file of values between commas, semicolons or tabs; null when it is none. */
export function fromCsv(text: string): Table | null {
  const [first = ''] = text.split(/\r?\n/, 1);
  const often = (sign: string): number => first.split(sign).length;
  const delimiter = [',', '\t', ';'].reduce((best, one) => (often(one) > often(best) ? one : best));
  return read(text, delimiter);
}

function read(text: string, delimiter: string): Table | null {
  try {
    const table = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
    return table.map((line) => line.map(unguarded));
  } catch {
    return null;
  }
}
