import type { Locale } from '#renderer/desk/words/locale.ts';
import { type LibraryWords, libraryWords as words } from './words/generated/library-words.ts';

/** The words that the tables of all games share. */
export function libraryWords(locale: Locale): LibraryWords {
  return words[locale];
}

/** A word that stands alone, as a label: where letters have capitals, its first is one. */
export function asLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
