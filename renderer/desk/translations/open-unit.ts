import { keepTyped } from '../project/keep-typed.ts';
import { stage } from '../stage/stage.ts';
import { chooseLocale, translationsStore } from './translations-store.ts';
import { rowId } from './unit-rows.ts';

/** Shows a text in the translations. `file`: that of its translation. */
export function openUnit(file: string, key: string): void {
  const locale = /^l10n\/([^/]+)\//.exec(file)?.[1];
  if (locale === undefined) return;
  void keepTyped();
  if (translationsStore.getState().translating?.locale !== locale) chooseLocale(locale);
  translationsStore.setState({ filter: 'all', searched: '', source: null, row: rowId(file, key), typed: null });
  stage().openPart('translations');
}
