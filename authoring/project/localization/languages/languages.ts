import { languageName } from './language-name.ts';
import type { LanguageTable } from './language-table.ts';

/** By language, or by locale where a country writes otherwise. Passed in, since the tables are large. */
export type Languages = ReadonlyMap<string, LanguageTable>;

/** Only what holds in all languages is checked. */
export const noLanguages: Languages = new Map();

/** Null: only language-independent checks apply. */
export const languageIn = (languages: Languages, locale: string): LanguageTable | null =>
  languages.get(locale) ?? languages.get(languageName(locale)) ?? null;

/** Inflectional endings as patterns, of languages with spaces between words. */
const endings: { readonly [language: string]: string } = {
  de: '(?:er[ns]?|e[mnrs]?|[ns])?',
  en: "(?:e?s)?(?:['’]s?)?",
  es: '(?:e?s|as?|os?)?',
  fr: '(?:e?s|x|e)?',
  it: '(?:[aeio]|h[ei])?',
  ko: '\\p{Script=Hangul}{0,3}',
  pl: '\\p{L}{0,4}',
};

/** Scripts without spaces between words. */
const runningScripts = /^(?:Thai|Laoo|Khmr|Mymr|Tibt|Hani|Hans|Hant|Jpan)$/;

/** As a pattern; null: no spaces, so words are found anywhere. */
export function wordEndingsOf(locale: string): string | null {
  const its = endings[languageName(locale)];
  if (its !== undefined) return its;
  try {
    return runningScripts.test(new Intl.Locale(locale).maximize().script ?? '') ? null : '';
  } catch {
    return '';
  }
}
