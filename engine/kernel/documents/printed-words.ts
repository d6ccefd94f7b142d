import type { Locale, Text } from '../basics/text.ts';
import type { Documents } from '../contract/system.ts';
import { unitOf } from './entry-named.ts';
import { sourceLocaleIn } from './referred-names.ts';

/** The document whose translations are those of the game's own words. No project has it: they stand in the game. */
export const systemDocument = 'system.json';

/** A word of a game as a locale prints it. */
export interface PrintedWord {
  readonly text: string;
  /** The language it is in: where nobody has translated it, that of the texts of the project. */
  readonly lang: string;
}

/** The language of a locale, where a game says its words in it by itself. */
export function spokenByItself(locale: string): Locale | null {
  const [language] = locale.split('-', 1);
  return language === 'ja' || language === 'en' ? language : null;
}

/** Which of its own languages a game speaks to whoever translates a project. */
export const languageOfWords = (sourceLocale: string): Locale => spokenByItself(sourceLocale) ?? 'ja';

/** What a project, or one that it requires, calls a word of its game in a locale; undefined: nobody has said it. */
export function translatedWord(documents: Documents, locale: string, key: string): string | undefined {
  const t = unitOf(documents, locale, systemDocument, key)?.['t'];
  return typeof t === 'string' && t !== '' ? t : undefined;
}

/** A word of a game in a locale: as the game says it, else as the project translates it, else as it is written. */
export function printedWord(documents: Documents, locale: string, key: string, word: Text): PrintedWord {
  const own = spokenByItself(locale);
  if (own !== null) return { text: word[own], lang: locale };
  const translated = translatedWord(documents, locale, key);
  if (translated !== undefined) return { text: translated, lang: locale };
  const lang = languageOfWords(sourceLocaleIn(documents));
  return { text: word[lang], lang };
}
