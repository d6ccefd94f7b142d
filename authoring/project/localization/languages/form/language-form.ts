/** A pattern finds `noun`, a word that does not go with the number before it; `right` has what does, by its ending. */
export interface CountedNoun {
  readonly pattern: RegExp;
  readonly right: { readonly [wrong: string]: string };
}

/** How texts of a language are written, for checks that do not ask what they mean. */
export interface LanguageForm {
  /** Ends a sentence. */
  readonly stop: string;
  /** Words and marks with which no sentence ends; without its stop. */
  readonly unfinished: RegExp;
  /** The same word twice in a row. */
  readonly doubled: RegExp;
  /** Length of a translation, where the same in Japanese is 1. */
  readonly density: number;
  /** Whether letters and digits of full width are none of the language's. */
  readonly isNarrow: boolean;
  /** Marks with a narrow or unbreakable space before or after them; null: none. */
  readonly spaced: { readonly before: string; readonly after: string } | null;
  readonly counted: readonly CountedNoun[];
  /** Words that are often typed without their accents, and are no words then. */
  readonly plain: { readonly [plain: string]: string };
  /** Words with letters in the place of accented ones, and what the letters are; null: cannot be told. */
  readonly digraphs: { readonly pattern: RegExp; readonly letters: { readonly [digraph: string]: string } } | null;
  /** Characters of another standard, in words or alone. */
  readonly variants: { readonly [wrong: string]: string };
}

/** A word of letters twice, with a space between. */
export const spacedTwice = (...mayStandTwice: readonly string[]): RegExp => {
  const but = mayStandTwice.length === 0 ? '' : `(?!(?:${mayStandTwice.join('|')})(?!\\p{L}))`;
  return new RegExp(`(?<![\\p{L}\\p{N}’'-])${but}(\\p{L}{2,})[ \\u00a0]\\1(?![\\p{L}\\p{N}’'-])`, 'iu');
};

/** Ends in one of the words, or in a mark after which something has to come. */
export const endingIn = (words: string): RegExp => new RegExp(`(?:[,،、，;；(（\\-–]|(?<!\\p{L})(?:${words}))$`, 'iu');
