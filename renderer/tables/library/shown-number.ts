import { unknownValue } from './read-values.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

/** The value in force: one number, or the base and the value by seat. */
export type NumberInForce = number | { readonly base: number; readonly by: Readonly<Record<string, number>> };
export type SeatValue = number | { readonly base: number; readonly now: number };

/** A range over seats, and whether it differs from print. */
export interface ShownNumber {
  readonly text: string;
  readonly base: number | null;
  readonly isAltered: 'less' | 'more' | null;
}

/** `concerned`: limits it to these seats; default: all. */
export function shownNumber(number: NumberInForce | undefined, concerned: readonly string[] = []): ShownNumber {
  if (number === undefined) return { text: unknownValue, base: null, isAltered: null };
  if (typeof number === 'number') return { text: String(number), base: number, isAltered: null };
  const { base, by } = number;
  const here = concerned.filter((one) => one in by);
  const values = (here.length > 0 ? here : Object.keys(by)).map((one) => by[one] as number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    text: least === most ? String(least) : `${least}–${most}`,
    base,
    isAltered: most > base ? 'more' : least < base ? 'less' : null,
  };
}

/** Falls back to the printed number. */
export function ownNumber(number: SeatValue | undefined, printed: number): ShownNumber & { readonly now: number } {
  const { base, now } = typeof number === 'object' ? number : { base: printed, now: number ?? printed };
  return { ...shownNumber({ base, by: { now } }), now };
}

export function numberInWords({ text, base, isAltered }: ShownNumber, words: LibraryWords): string {
  return isAltered === null ? text : `${text}${words.printed({ base: String(base) })}`;
}
