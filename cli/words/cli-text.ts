import { fillSentence, type SentenceValues } from '#host/program/fill-sentence.ts';
import headings from './headings.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };

export type HeadingName = keyof typeof headings;

/** What a command has done or found. */
export const resultText = (name: keyof typeof results, filled: SentenceValues = {}) =>
  fillSentence(results[name], filled);

/** What an option takes. */
export const optionValue = (name: keyof typeof values, filled: SentenceValues = {}) =>
  fillSentence(values[name], filled);

export const headingText = (name: HeadingName, locale: 'ja' | 'en'): string => headings[name][locale];

/** A list of which one is meant, or all. */
export const anyList = (words: readonly string[]) => ({ ja: words.join('・'), en: words.join(', ') });
