import { replayedWords } from './generated/replayed-words.ts';
import type { Locale } from './locale.ts';

/** What was replayed: tests, and the running game where there is one. */
export function replayed(tests: number, answers: number | null, locale: Locale): string {
  const words = replayedWords[locale];
  return [
    ...(tests > 0 ? [words.tests({ count: tests })] : []),
    ...(answers === null ? [] : [words.game({ count: answers })]),
  ].join(words.and);
}
