import type { Locale } from '#renderer/desk/words/locale.ts';
import { type LibraryWords, libraryWords as words } from './words/generated/library-words.ts';

export function libraryWords(locale: Locale): LibraryWords {
  return words[locale];
}

export function asLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
