import { en } from './en.ts';
import { ja } from './ja.ts';
import { languageName } from './language-name.ts';
import type { LanguageTable } from './language-table.ts';

/** By language, or by locale where a country writes otherwise. Others than these are loaded where they are needed. */
const tables = new Map<string, LanguageTable>(Object.entries({ ja, en }));

export function addLanguages(more: { readonly [language: string]: LanguageTable }): void {
  for (const [language, table] of Object.entries(more)) tables.set(language, table);
}

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
  tables.get(locale) ?? tables.get(languageName(locale)) ?? null;
