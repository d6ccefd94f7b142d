import type { TextFile } from '#authoring/text/files/project-file.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { type PlacedCell, placedCells } from './placed-cells.ts';
import { subjectOf, type Term, type TermUse, termUses } from './term.ts';

/** Default order; columns are found by name. */
export const termColumns = ['term', 'locale', 'target', 'use', 'note'] as const;
type ColumnName = (typeof termColumns)[number];
const needed: readonly ColumnName[] = ['term', 'locale', 'target'];

export const termsHeading = `${termColumns.join(',')}\n`;

export type TermsFault = { readonly offset: number; readonly length: number } & (
  | { readonly code: 'L10N024'; readonly data: { readonly columns: readonly string[] } }
  | { readonly code: 'L10N025'; readonly data: { readonly said: number; readonly meant: number } }
  | { readonly code: 'L10N026'; readonly data: { readonly column: string } }
  | {
      readonly code: 'L10N027';
      readonly data: { readonly said: string; readonly allowed: readonly string[]; readonly nearest?: string };
    }
  | {
      readonly code: 'L10N029';
      readonly data: { readonly term: string; readonly locale: string; readonly row: number };
    }
  | { readonly code: 'L10N030'; readonly data: Readonly<Record<never, unknown>> }
);

export interface PlacedTerm {
  readonly term: Term;
  readonly locale: PlacedCell;
}
/** Rows with faults are left out. */
export interface ReadTerms {
  readonly terms: readonly PlacedTerm[];
  readonly faults: readonly TermsFault[];
}

/** Cached per file. */
export const readTerms = memoizeByKey(({ text }: TextFile): ReadTerms => {
  const { rows, open } = placedCells(text);
  const faults: TermsFault[] = [];
  // Mark the rest of the line; the remainder is not parsed
  if (open !== null) faults.push({ code: 'L10N030', data: {}, offset: open, length: lineLength(text, open) });
  const [heading, ...lines] = rows;
  if (heading === undefined) return { terms: [], faults };
  const names = heading.map((cell) => cell.text.toLowerCase());
  const lost = needed.filter((name) => !names.includes(name));
  if (lost.length > 0)
    return { terms: [], faults: [{ code: 'L10N024', data: { columns: lost }, ...spanOf(heading) }, ...faults] };
  const terms: PlacedTerm[] = [];
  const known = new Known();
  for (const [index, cells] of lines.entries()) {
    if (cells.every(({ text: said }) => said === '')) continue;
    const read = rowOf(cells, names);
    const row = index + 2;
    const clash = 'code' in read ? null : known.clash(read.term, row);
    if ('code' in read) faults.push(read);
    else if (clash === null) terms.push(read);
    else faults.push({ code: 'L10N029', data: { ...clash, row: clash.row }, ...spanOf(cells) });
  }
  return { terms, faults };
});

function rowOf(cells: readonly PlacedCell[], names: readonly string[]): PlacedTerm | TermsFault {
  const [said, meant] = [cells.findLastIndex(({ text }) => text !== '') + 1, names.length];
  if (said > meant) return { code: 'L10N025', data: { said, meant }, ...spanOf(cells) };
  const at = (name: ColumnName): PlacedCell | undefined => cells[names.indexOf(name)];
  const word = (name: ColumnName): string => at(name)?.text ?? '';
  const written = word('use').toLowerCase();
  const use: TermUse | undefined = written === '' ? 'preferred' : termUses.find((one) => one === written);
  if (use === undefined) {
    const near = nearest(written, termUses);
    const data = { said: written.slice(0, 40), allowed: termUses, ...(near === undefined ? {} : { nearest: near }) };
    return { code: 'L10N027', data, ...spanOf([at('use') as PlacedCell]) };
  }
  const empty = needed.find((name) => word(name) === '' && !(name === 'term' && use !== 'preferred'));
  if (empty !== undefined) return { code: 'L10N026', data: { column: empty }, ...spanOf(cells) };
  const term = { term: word('term'), locale: word('locale'), target: word('target'), use, note: word('note') };
  return { term, locale: at('locale') as PlacedCell };
}

class Known {
  private readonly rows = new Map<string, number>();

  /** The conflicting row; null if none, and the row is remembered. */
  clash(term: Term, row: number): { readonly term: string; readonly locale: string; readonly row: number } | null {
    const its = [`${subjectOf(term)}\n${term.target.toLowerCase()}`];
    if (term.use === 'preferred') its.push(subjectOf(term));
    const before = its.map((one) => this.rows.get(one)).find((one) => one !== undefined);
    if (before !== undefined)
      return { term: term.term === '' ? term.target : term.term, locale: term.locale, row: before };
    for (const one of its) this.rows.set(one, row);
    return null;
  }
}

function spanOf(cells: readonly PlacedCell[]): { readonly offset: number; readonly length: number } {
  const [first, last] = [cells[0], cells.at(-1)];
  const offset = first?.offset ?? 0;
  return { offset, length: (last === undefined ? 0 : last.offset + last.length) - offset };
}

function lineLength(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return (end < 0 ? text.length : end) - offset;
}
