import { expect, it } from 'vitest';
import { shownLanguages } from '#renderer/tables/library/shown-languages.ts';

it('a face is shown in the languages of its project, and next to a translation in that language', () => {
  const japanese = { 'studio.json': { sourceLocale: 'ja', locales: ['ja'] } };
  const three = { 'studio.json': { sourceLocale: 'en', locales: ['ja', 'en', 'de'] } };
  expect([
    shownLanguages(japanese, 'cards/items.json'),
    shownLanguages(japanese, 'l10n/en/cards/items.json'),
    shownLanguages(japanese, 'l10n/no locale/cards/items.json'),
    shownLanguages(three, 'cards/items.json'),
  ]).toEqual([['ja'], ['ja', 'en'], ['ja'], ['en', 'ja', 'de']]);
});
