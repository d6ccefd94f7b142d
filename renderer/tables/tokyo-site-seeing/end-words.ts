import type { Locale } from '#renderer/desk/words/locale.ts';
import { type EndWords, endWords as words } from './words/generated/end-words.ts';

/** The words of the end of this game. */
export function endWords(locale: Locale): EndWords {
  return words[locale];
}
