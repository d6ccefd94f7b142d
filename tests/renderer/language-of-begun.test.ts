import { expect, it } from 'vitest';
import { languageOfBegun } from '#renderer/desk/begin/place-of-begun.ts';

const studio = (...locales: readonly string[]) => JSON.stringify({ locales });
const made = (path: string, before: string | null, after: string) => ({ path, before, after });

it('a language that is all that was begun is known, and of nothing else that is begun there is one', () => {
  const language = made('studio.json', studio('ja'), studio('ja', 'de'));
  expect([
    languageOfBegun([language]),
    languageOfBegun([made('studio.json', null, studio('ja'))]),
    languageOfBegun([made('studio.json', studio('ja'), studio('ja'))]),
    languageOfBegun([language, made('cards/items.json', null, '{}')]),
    languageOfBegun([made('cards/items.json', null, '{}')]),
  ]).toEqual(['de', null, null, null, null]);
});
