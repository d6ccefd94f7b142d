import { filledWith } from '#authoring/text/messages/filled.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** Values for the places of a sentence: plain ones, lists, or texts in several languages. */
export type SentenceValues = { readonly [name: string]: unknown };

/** Without bidi isolates, which terminals show as characters. */
export function fillSentence(sentence: Text, spoken: SentenceValues): Text {
  const words = (locale: keyof Text, comma: string) =>
    filledWith(
      sentence[locale],
      Object.fromEntries(Object.entries(spoken).map(([name, value]) => [name, wordsOf(value, locale, comma)])),
    );
  return { ja: words('ja', '、'), en: words('en', ', ').trimEnd() };
}

function wordsOf(value: unknown, locale: keyof Text, comma: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, locale, comma)).join(comma);
  return isText(value) ? value[locale] : '';
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'ja' in value;
