import { expect, it } from 'vitest';
import { languageOfBegun } from '#renderer/desk/begin/place-of-begun.ts';

const studio = (...locales: readonly string[]) => JSON.stringify({ locales });
const made = (path: string, before: string | null, after: string) => ({ path, before, after });

it('the language of a new translation is known when nothing else is new, and otherwise none', () => {
  const language = made('studio.json', studio('ja'), studio('ja', 'de'));
  expect([
    languageOfBegun([language]),
    languageOfBegun([made('studio.json', null, studio('ja'))]),
    languageOfBegun([made('studio.json', studio('ja'), studio('ja'))]),
    languageOfBegun([language, made('cards/items.json', null, '{}')]),
    languageOfBegun([made('cards/items.json', null, '{}')]),
  ]).toEqual(['de', null, null, null, null]);
});
