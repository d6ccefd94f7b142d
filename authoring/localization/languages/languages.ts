import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LanguageTable } from './language-table.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const tables: { readonly [language: string]: LanguageTable } = {
  ja,
  en,
  de,
  fr,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
  ko,
};

/** The language of a locale, with its script where a language has several: `zh-TW` is `zh-Hant`. */
export function languageName(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const name = named(locale);
  names.set(locale, name);
  return name;
}
const names = new Map<string, string>();

function named(locale: string): string {
  try {
    const { language, script } = new Intl.Locale(locale).maximize();
    return language === 'zh' ? `zh-${script ?? 'Hans'}` : language;
  } catch {
    return locale;
  }
}

/** Scripts without spaces between words, of languages without a table. */
const runningScripts = /^(?:Thai|Laoo|Khmr|Mymr|Tibt|Hani|Hans|Hant|Jpan)$/;

/** Endings that a word of a locale takes on, for a pattern; null: a word is found anywhere in a text. */
export function wordEndingsOf(locale: string): string | null {
  const table = languageOf(locale);
  if (table !== null) return table.wordEndings;
  try {
    return runningScripts.test(new Intl.Locale(locale).maximize().script ?? '') ? null : '';
  } catch {
    return '';
  }
}

/** What is known of the language of a locale; null: only what holds in every language can be asked of it. */
export const languageOf = (locale: string): LanguageTable | null => tables[languageName(locale)] ?? null;
