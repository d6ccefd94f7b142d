import type { Locale, Text } from '../basics/text.ts';
import type { Documents } from '../contract/system.ts';
import { unitOf } from './entry-named.ts';
import { sourceLocaleIn } from './referred-names.ts';

/** Virtual document for translations of the game's own words; no project contains it. */
export const systemDocument = 'system.json';

export interface PrintedWord {
  readonly text: string;
  readonly lang: string;
}

export function spokenByItself(locale: string): Locale | null {
  const [language] = locale.split('-', 1);
  return language === 'ja' || language === 'en' ? language : null;
}

/** Built-in language shown to translators of a project. */
export const languageOfWords = (sourceLocale: string): Locale => spokenByItself(sourceLocale) ?? 'ja';

export function translatedWord(documents: Documents, locale: string, key: string): string | undefined {
  const t = unitOf(documents, locale, systemDocument, key)?.['t'];
  return typeof t === 'string' && t !== '' ? t : undefined;
}

/** A word in a locale: built in, else translated by the project, else in the source language. */
export function printedWord(documents: Documents, locale: string, key: string, word: Text): PrintedWord {
  const own = spokenByItself(locale);
  if (own !== null) return { text: word[own], lang: locale };
  const translated = translatedWord(documents, locale, key);
  if (translated !== undefined) return { text: translated, lang: locale };
  const lang = languageOfWords(sourceLocaleIn(documents));
  return { text: word[lang], lang };
}
