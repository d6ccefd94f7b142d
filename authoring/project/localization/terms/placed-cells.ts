import { tableFormOf } from '#authoring/text/tables/delimiter.ts';

/** A cell of a table with where it stands in its text, its marks among it. */
export interface PlacedCell {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
}

/** The rows of a table; `open` is where a quotation mark begins that nothing ends, and what follows is in no row then. */
export interface PlacedRows {
  readonly rows: readonly (readonly PlacedCell[])[];
  readonly open: number | null;
}

/**
 * Values between commas, semicolons or tabs. The reader of the sheet is another: it knows no places, and is too large for
 * what is read before the first problem is shown.
 */
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
      // What ends with a delimiter ends with an empty cell
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

/** A mark inside is doubled. What follows the last one, up to the delimiter, belongs to the cell as it is. */
function quoted(text: string, offset: number, delimiter: string): PlacedCell | null {
  let end = text.indexOf('"', offset + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return null;
  const inside = text.slice(offset + 1, end).replaceAll('""', '"');
  const behind = plain(text, end + 1, delimiter);
  return { text: (inside + behind.text).trim(), offset, length: end + 1 + behind.length - offset };
}
