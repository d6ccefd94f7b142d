import { fillIn } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Locale } from './locale.ts';

/** What a place in a sentence can be filled with: nothing leaves out the optional part that it is in. */
export type Value = string | number | readonly string[] | null | undefined;

/** A file of words: `{ "key": { "ja": "…", "en": "…" } }`, in groups of any depth. */
interface WordTable {
  readonly [key: string]: Text | WordTable;
}

/** A file of words in each language: texts, and for sentences with places functions that fill them. */
export function wordsOf<Words>(table: WordTable): Readonly<Record<Locale, Words>> {
  const made: Partial<Record<Locale, Words>> = {};
  const inLocale = (locale: Locale): Words => {
    made[locale] ??= groupIn(table, locale) as Words;
    return made[locale];
  };
  return {
    get ja() {
      return inLocale('ja');
    },
    get en() {
      return inLocale('en');
    },
  };
}

function groupIn(table: WordTable, locale: Locale): object {
  const words = Object.entries(table).map(([key, word]) => [
    key,
    isText(word) ? said(word, locale) : groupIn(word, locale),
  ]);
  return Object.fromEntries(words);
}

const isText = (word: Text | WordTable): word is Text => typeof word['ja'] === 'string';

const said = (word: Text, locale: Locale) =>
  `${word.ja}${word.en}`.includes('{')
    ? (values: Readonly<Record<string, unknown>>) => fillIn(word, values, locale, '')
    : word[locale];

/** What is chosen of a file of words, in both languages. */
export const localizedText = <Words>(
  { ja, en }: Readonly<Record<Locale, Words>>,
  choose: (words: Words) => string,
): Text => ({
  ja: choose(ja),
  en: choose(en),
});

/** The same for each text of a group without places. */
export function localizedTexts<Words>(
  { ja, en }: Readonly<Record<Locale, Words>>,
  choose: (words: Words) => Readonly<Record<string, string>>,
): Readonly<Record<string, Text>> {
  const english = choose(en);
  return Object.fromEntries(
    Object.entries(choose(ja)).map(([key, text]) => [key, { ja: text, en: english[key] ?? text }]),
  );
}

/** A word of a group in which some have places and some have none. */
export const fillWord = (word: string | ((values: never) => string), values: object): string =>
  typeof word === 'string' ? word : (word as (values: object) => string)(values);

/** The word for something that may have none. */
export const wordFor = (words: Readonly<Record<string, string>>, id: string): string | undefined => words[id];
