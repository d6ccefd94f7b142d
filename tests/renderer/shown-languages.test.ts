import { expect, it } from 'vitest';
import { shownLanguages } from '#renderer/tables/library/shown-languages.ts';

it('a face is shown in the languages of its project, and next to a translation in that language', () => {
  const japanese = { 'studio.json': { sourceLocale: 'ja', locales: ['ja'] } };
  const three = { 'studio.json': { sourceLocale: 'en', locales: ['ja', 'en', 'de'] } };
  expect([
    shownLanguages(japanese, null),
    shownLanguages(japanese, 'en'),
    shownLanguages(japanese, 'no locale'),
    shownLanguages(three, null),
  ]).toEqual([['ja'], ['ja', 'en'], ['ja'], ['en', 'ja', 'de']]);
});
