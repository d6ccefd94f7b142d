import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';
import { cellText, type NamesById } from './cell-text.ts';
import type { SheetColumn } from './column.ts';
import { type Row, readingOf } from './rows.ts';

export interface SortBy {
  readonly key: string;
  readonly direction: 'up' | 'down';
}

export interface Filter {
  readonly text: string;
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface OrderContext {
  readonly columns: readonly SheetColumn[];
  readonly names: NamesById;
  readonly locale: Locale;
}

/** Yields to the event loop if something waits. */
type Breathe = () => Promise<void>;

const RUN = 512;

/** In chunks, yielding in between. */
export async function arranged(
  rows: readonly Row[],
  filter: Filter,
  sort: SortBy | null,
  looked: OrderContext,
  breathe: Breathe,
): Promise<readonly Row[]> {
  const lets = letsThrough(filter, looked);
  const found: Row[] = [];
  for (const [i, row] of rows.entries()) {
    if (i % RUN === 0) await breathe();
    if (lets(row)) found.push(row);
  }
  const column = looked.columns.find(({ key }) => key === sort?.key);
  return sort === null || column === undefined ? found : await sorted(found, compareBy(column, sort, looked), breathe);
}

function letsThrough({ text, values }: Filter, { columns, names, locale }: OrderContext): (row: Row) => boolean {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const picked = columns.flatMap((column) => {
    const allowed = values.get(column.key);
    return allowed === undefined ? [] : [{ column, allowed }];
  });
  return (row) =>
    picked.every(({ column: { cell, path }, allowed }) =>
      allowed.has(cellText(cell, partAt(row.entry, path), names, locale)),
    ) &&
    (words.length === 0 || allIn(words, searchedText(row)));
}

function allIn(words: readonly string[], text: string): boolean {
  return words.every((word) => text.includes(word));
}

const texts = new WeakMap<object, string>();

function searchedText({ entry }: Row): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const said: string[] = [];
  const gather = (value: Json): void => {
    if (typeof value === 'string') said.push(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) gather(part);
  };
  gather(entry);
  const text = folded(said.join('\n'));
  texts.set(entry, text);
  return text;
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

type Compare = (one: Row, other: Row) => number;

/** Numbers by value, texts by collation, names by reading; empty cells last. */
function compareBy(column: SheetColumn, { direction }: SortBy, { names, locale }: OrderContext): Compare {
  const turn = direction === 'up' ? 1 : -1;
  const dictionary = new Intl.Collator(locale, { numeric: true });
  const keys = new Map<Row, number | string>();
  const isName = column.path.length === 1 && (nameFields as readonly string[]).includes(column.key);
  const keyOf = (row: Row): number | string => {
    const known = keys.get(row);
    if (known !== undefined) return known;
    const value = partAt(row.entry, column.path);
    const text = (isName ? readingOf(row) : null) ?? cellText(column.cell, value, names, locale);
    const key = typeof value === 'number' ? value : rankOf(column, value) || text;
    keys.set(row, key);
    return key;
  };
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
    if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
    return turn * (typeof a === typeof b ? dictionary.compare(String(a), String(b)) : typeof a === 'number' ? -1 : 1);
  };
}

/** 1-based position in the enumeration; 0: not in it. */
function rankOf({ cell }: SheetColumn, value: Json | undefined): number {
  return cell.kind === 'word' ? cell.words.findIndex(({ id }) => id === value) + 1 : 0;
}

async function sorted(rows: readonly Row[], compare: Compare, breathe: Breathe): Promise<readonly Row[]> {
  let runs: (readonly Row[])[] = [];
  for (let at = 0; at < rows.length; at += RUN) {
    await breathe();
    runs.push(rows.slice(at, at + RUN).sort(compare));
  }
  while (runs.length > 1) {
    const longer: (readonly Row[])[] = [];
    for (let i = 0; i < runs.length; i += 2)
      longer.push(await merged(runs[i] as readonly Row[], runs[i + 1] ?? [], compare, breathe));
    runs = longer;
  }
  return runs[0] ?? [];
}

async function merged(
  one: readonly Row[],
  other: readonly Row[],
  compare: Compare,
  breathe: Breathe,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    if (all.length % RUN === 0) await breathe();
    const [left, right] = [one[a], other[b]];
    const takesLeft = right === undefined || (left !== undefined && compare(left, right) <= 0);
    all.push((takesLeft ? left : right) as Row);
    if (takesLeft) a++;
    else b++;
  }
  return all;
}

export function valuesIn(
  rows: readonly Row[],
  column: SheetColumn,
  { names, locale }: Pick<OrderContext, 'names' | 'locale'>,
): readonly { readonly text: string; readonly count: number }[] {
  const counts = new Map<string, { count: number; rank: number }>();
  for (const { entry } of rows) {
    const value = partAt(entry, column.path);
    const text = cellText(column.cell, value, names, locale);
    const known = counts.get(text);
    if (known === undefined)
      counts.set(text, { count: 1, rank: typeof value === 'number' ? value : rankOf(column, value) });
    else known.count++;
  }
  const dictionary = new Intl.Collator(locale, { numeric: true });
  return [...counts]
    .sort(([a, one], [b, other]) => one.rank - other.rank || dictionary.compare(a, b))
    .map(([text, { count }]) => ({ text, count }));
}
