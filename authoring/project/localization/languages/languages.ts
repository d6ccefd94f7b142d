import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { languageName } from './language-name.ts';
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
