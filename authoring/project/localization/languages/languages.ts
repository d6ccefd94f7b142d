import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { zhHkForm } from './form/zh-hant.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { languageName } from './language-name.ts';
import { fullWidthMarks, type LanguageTable } from './language-table.ts';
import { pl } from './pl.ts';
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
  es,
  it,
  pl,
};

/** Where a country writes otherwise. */
const regional: typeof tables = {
  'de-CH': { ...de, strangeMarks: fullWidthMarks, quotes: [['«', '»'], ...de.quotes], form: { ...de.form, plain: {} } },
  'zh-HK': { ...zhHant, form: zhHkForm },
};

/** Scripts without spaces between words, for languages without table. */
const runningScripts = /^(?:Thai|Laoo|Khmr|Mymr|Tibt|Hani|Hans|Hant|Jpan)$/;

/** As a pattern; null: no spaces, so words are found anywhere. */
export function wordEndingsOf(locale: string): string | null {
  const table = languageOf(locale);
  if (table !== null) return table.wordEndings;
  try {
    return runningScripts.test(new Intl.Locale(locale).maximize().script ?? '') ? null : '';
  } catch {
    return '';
  }
}

/** Null: only language-independent checks apply. */
export const languageOf = (locale: string): LanguageTable | null =>
  regional[locale] ?? tables[languageName(locale)] ?? null;
