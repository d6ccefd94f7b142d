import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { SheetColumn } from './column.ts';
import type { Row } from './rows.ts';

/** Counts in the current and in the saved text. */
export interface Bar {
  readonly value: number;
  readonly now: number;
  readonly saved: number;
}

export interface Spread {
  readonly bars: readonly Bar[];
  readonly mean: number | null;
  readonly meanSaved: number | null;
}

/** More values share bars. */
const MOST_BARS = 24;

/** Only numbers; null: there are none. */
export function spreadOf(column: SheetColumn, now: readonly Row[], saved: readonly Row[]): Spread | null {
  const [own, old] = [numbersIn(column, now), numbersIn(column, saved)];
  if (own.length === 0 && old.length === 0) return null;
  const [least, most] = [leastOf([...own, ...old]), mostOf([...own, ...old])];
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const bars: { value: number; now: number; saved: number }[] = [];
  for (let value = Math.floor(least); value <= most; value += step) bars.push({ value, now: 0, saved: 0 });
  const barOf = (value: number) => bars[Math.floor((value - Math.floor(least)) / step)];
  for (const value of own) (barOf(value) as Bar & { now: number }).now++;
  for (const value of old) (barOf(value) as Bar & { saved: number }).saved++;
  return { bars, mean: meanOf(own), meanSaved: meanOf(old) };
}

export function medianOf(column: SheetColumn, rows: readonly Row[]): number | null {
  const numbers = numbersIn(column, rows).sort((a, b) => a - b);
  const middle = numbers.length >> 1;
  if (numbers.length === 0) return null;
  const upper = numbers[middle] as number;
  return numbers.length % 2 === 1 ? upper : ((numbers[middle - 1] as number) + upper) / 2;
}

/** Counts list items; most frequent first. */
export function countsIn(
  column: SheetColumn,
  rows: readonly Row[],
): readonly { readonly value: Json; readonly count: number }[] {
  const counts = new Map<Json, number>();
  for (const { entry } of rows) {
    const value = partAt(entry, column.path);
    for (const one of Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value])
      counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

function numbersIn({ path }: SheetColumn, rows: readonly Row[]): number[] {
  return rows.flatMap(({ entry }) => {
    const value = partAt(entry, path);
    return typeof value === 'number' ? [value] : [];
  });
}

const leastOf = (numbers: readonly number[]): number => numbers.reduce((least, one) => Math.min(least, one));
const mostOf = (numbers: readonly number[]): number => numbers.reduce((most, one) => Math.max(most, one));
const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
