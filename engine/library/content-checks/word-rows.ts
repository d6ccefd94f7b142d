import type { Text } from '#engine/kernel/basics/text.ts';
import type { Phrase } from '#engine/kernel/language/facts.ts';
import type { Claim, RequiredPhrase } from './text-tables.ts';

/** A word of a game and the effects that it stands for. Names are ops, fields, values and marks, separated by spaces. */
export interface WordRow extends Partial<Record<keyof Phrase, RegExp>> {
  readonly word: Text;
  /** A text of these effects has the word. */
  readonly of: string;
  /** What a text says that needs these effects, or one of `also`. */
  readonly said?: Phrase;
  readonly also?: string;
}

export const wordRow = (
  ja: string,
  en: string,
  of: string,
  others: Pick<WordRow, 'ja' | 'en' | 'said' | 'also'> = {},
): WordRow => ({ word: { ja, en }, of, ...others });

const namesIn = (names: string): readonly string[] => names.split(' ').filter((one) => one !== '');
const literally = (word: string): RegExp => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

/** Texts that say a word without its effects, and those that leave it out. Without `ja` and `en` the word itself. */
export function wordRows(rows: readonly WordRow[]): {
  readonly claims: readonly Claim[];
  readonly dues: readonly RequiredPhrase[];
} {
  return {
    claims: rows.flatMap(({ of, said, also = '' }) => {
      const names = namesIn(`${of} ${also}`);
      return said === undefined ? [] : [{ ...said, fits: (held) => held.holds(...names) }];
    }),
    dues: rows.map(({ word, of, ja = literally(word.ja), en = literally(word.en) }) => {
      const names = namesIn(of);
      return { word, ja, en, holds: (held) => held.holds(...names) };
    }),
  };
}
