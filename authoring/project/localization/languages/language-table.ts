/** What of a text depends on the language that it is written in, as far as checks of translations know it. */
export interface LanguageTable {
  /** Letters that no text of the language holds. */
  readonly strange: RegExp;
  /** Words or letters by which a passage of another language is told, as far as they are none of this one; global. */
  readonly foreign: RegExp | null;
  /** Quotes and punctuation of other languages. */
  readonly strangeMarks: RegExp;
  /** Quotes that open and close; the others of a text are apostrophes or stand by themselves. */
  readonly quotes: readonly (readonly [open: string, close: string])[];
  /** Spaces where the language has none. */
  readonly strangeSpace: RegExp;
  /** Numbers as words, or the beginnings of words; one is left out, it is said as an article as well. */
  readonly numberWords: readonly (readonly [word: RegExp, value: number])[];
  /** Words by which a number is added to another; null: not known. */
  readonly more: RegExp | null;
  /** A number that is named only to say that it does not hold; global. */
  readonly insteadOf: RegExp | null;
  /** Endings that a word takes on, for a pattern; null: no spaces stand between words, so one is found anywhere. */
  readonly wordEndings: string | null;
  /** Words for one, for every one, and for others. */
  readonly scope: { readonly one: RegExp; readonly every: RegExp; readonly other: RegExp };
}

/** Letters of scripts that are written beside neither Latin letters nor kanji. */
export const farScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const eastern = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}\\p{Script=Hangul}';
/** Letters that no language in Latin letters has. */
export const notLatin = new RegExp(`[${eastern}]|${farScripts.source}`, 'u');
/** Quotes and punctuation of full width. */
export const fullWidthMarks = /[「」『』、。，．：；！？（）［］]/;
