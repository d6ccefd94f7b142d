import { tableFormOf } from '#authoring/text/tables/delimiter.ts';
import { placedCells } from './placed-cells.ts';
import { termColumns, termsHeading } from './read-terms.ts';
import type { Term } from './term.ts';

/** The table with one more row, in the order of its columns; null: the table cannot be read. */
export function withTerm(table: string, term: Term): string | null {
  const text = table.trim() === '' ? termsHeading : table;
  const form = tableFormOf(text);
  const { rows, open } = placedCells(text, form);
  const names = rows[0]?.map((cell) => cell.text.toLowerCase()) ?? [];
  if (open !== null || !(['term', 'locale', 'target', 'use'] as const).every((name) => names.includes(name)))
    return null;
  const row = names.map((name) => cellOf(term, name, form.delimiter)).join(form.delimiter);
  return `${text.endsWith('\n') ? text : `${text}\n`}${row}\n`;
}

function cellOf(term: Term, name: string, delimiter: string): string {
  const column = termColumns.find((one) => one === name);
  // The usual use is not written
  const text = column === undefined || (column === 'use' && term.use === 'preferred') ? '' : term[column];
  return /["\n]/.test(text) || text.includes(delimiter) || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A row of the word list: a right word that stands for no term. */
export const listedWord = (locale: string, word: string): Term => ({
  ...{ term: '', locale, target: word },
  ...{ use: 'admitted', note: '' },
});
