import type { Problem } from '#authoring/text/problems/problem.ts';
import { stage } from '../stage/stage.ts';
import { chooseLocale, translationsStore } from './translations-store.ts';
import { rowId } from './unit-rows.ts';

export function openUnit({ file, data }: Problem): void {
  const locale = /^l10n\/([^/]+)\//.exec(file)?.[1];
  if (locale === undefined) return;
  if (translationsStore.getState().translating?.locale !== locale) chooseLocale(locale);
  translationsStore.setState({
    filter: 'all',
    searched: '',
    source: null,
    row: rowId(file, String(data['key'])),
    typed: null,
  });
  stage().openPart('translations');
}
