import { filledWith } from '#authoring/text/messages/filled.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** What a sentence at a door speaks of: values, lists of them, or words that differ by language. */
export type Spoken = { readonly [name: string]: unknown };

/** Fills the places of a sentence. A terminal shows marks of direction and obeys none, so names are set apart by none. */
export function fillSentence(sentence: Text, spoken: Spoken): Text {
  const words = (locale: keyof Text, comma: string) =>
    filledWith(
      sentence[locale],
      Object.fromEntries(Object.entries(spoken).map(([name, value]) => [name, wordsOf(value, locale, comma)])),
    );
  return { ja: words('ja', '、'), en: words('en', ', ').trimEnd() };
}

function wordsOf(value: unknown, locale: keyof Text, comma: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.join(comma);
  return isText(value) ? value[locale] : '';
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'ja' in value;
