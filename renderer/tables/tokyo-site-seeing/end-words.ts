import type { Locale } from '#renderer/desk/words/locale.ts';
import { type EndWords, endWords as words } from './words/generated/end-words.ts';

export function endWords(locale: Locale): EndWords {
  return words[locale];
}
