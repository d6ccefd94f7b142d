import { tableFormOf } from '#authoring/text/tables/delimiter.ts';

/** Offset and length include the quotes. */
export interface PlacedCell {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
}

/** `open`: offset of an unclosed quotation mark; rows end there. */
export interface PlacedRows {
  readonly rows: readonly (readonly PlacedCell[])[];
  readonly open: number | null;
}

/** A small CSV reader with offsets; the one of the sheet is too large to load before the first problems. */
export function placedCells(text: string, { delimiter, from } = tableFormOf(text)): PlacedRows {
  const rows: PlacedCell[][] = [];
  let row: PlacedCell[] = [];
  let at = from;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at, delimiter) : plain(text, at, delimiter);
    if (cell === null) return { rows, open: at };
    row.push(cell);
    at = cell.offset + cell.length;
    if (text[at] === delimiter) {
      at++;
      if (at === text.length) row.push({ text: '', offset: at, length: 0 });
      continue;
    }
    rows.push(row);
    row = [];
    at++;
  }
  return { rows: row.length === 0 ? rows : [...rows, row], open: null };
}

function plain(text: string, offset: number, delimiter: string): PlacedCell {
  let end = offset;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end++;
  return { text: text.slice(offset, end).trim(), offset, length: end - offset };
}

/** Quotes are escaped by doubling; text after the closing quote belongs to the cell. */
function quoted(text: string, offset: number, delimiter: string): PlacedCell | null {
  let end = text.indexOf('"', offset + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return null;
  const inside = text.slice(offset + 1, end).replaceAll('""', '"');
  const behind = plain(text, end + 1, delimiter);
  return { text: (inside + behind.text).trim(), offset, length: end + 1 + behind.length - offset };
}
