import { unknownValue } from './read-values.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

/** A number in force: the same for everybody and as printed, or what it comes to for each of those who play. */
export type InForce = number | { readonly base: number; readonly by: Readonly<Record<string, number>> };
/** A number of one who plays: as printed, or what it is now. */
export type OwnNumber = number | { readonly base: number; readonly now: number };

/** How a number in force is shown: from the least to the most it comes to, whether it is more or less than printed. */
export interface ShownNumber {
  readonly text: string;
  readonly base: number | null;
  readonly isAltered: 'less' | 'more' | null;
}

/** A number as it holds for those who are concerned: all who play, or those of them who could do it here. */
export function shownNumber(number: InForce | undefined, concerned: readonly string[] = []): ShownNumber {
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

/** A number of one who plays, as it is now; what is printed where the engine does not say. */
export function ownNumber(number: OwnNumber | undefined, printed: number): ShownNumber & { readonly now: number } {
  const { base, now } = typeof number === 'object' ? number : { base: printed, now: number ?? printed };
  return { ...shownNumber({ base, by: { now } }), now };
}

/** The number in words, with what is printed where that is another. */
export function saidNumber({ text, base, isAltered }: ShownNumber, words: LibraryWords): string {
  return isAltered === null ? text : `${text}${words.printed({ base: String(base) })}`;
}
