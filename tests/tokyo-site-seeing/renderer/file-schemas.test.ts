import { expect, it } from 'vitest';
import type { RuleSystem } from '#engine/kernel/system.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { fileSchemas } from '#renderer/workers/file-schemas.ts';
import { makeLanguageService } from '#renderer/workers/language-service.ts';

/** Another game that keeps something else in a file of the same name. */
const other: RuleSystem = {
  ...tokyoSiteSeeing,
  id: 'other',
  formats: [
    {
      id: 'items',
      path: /^cards\/items\.json$/,
      where: 'cards/items.json',
      required: true,
      schema: { type: 'object', properties: { stones: { type: 'array' } } },
    },
  ],
};

const text = '{ "" }';
const asked = { path: 'cards/items.json', text, locale: 'en', position: { line: 0, character: 3 } } as const;
const keysIn = async (system: RuleSystem | null) =>
  (await makeLanguageService(fileSchemas(system)).complete(asked)).map(({ label }) => label);

it('completion in a file offers what the game of the project writes there, and nothing of another game', async () => {
  expect(await keysIn(other)).toEqual(['stones']);
  expect(await keysIn(tokyoSiteSeeing)).toContain('cards');
  expect(await keysIn(tokyoSiteSeeing)).not.toContain('stones');
});

it('while nobody knows the game, only files of the house are known', async () => {
  expect(await keysIn(null)).toEqual([]);
  expect(fileSchemas(null).map(({ id }) => id)).toContain('studio');
});

it('playtests have a schema in every game', () => {
  const playtest = fileSchemas(other).find(({ path }) => path.test('playtests/first.json'));
  expect(Object.keys(playtest?.schema ?? {})).not.toEqual([]);
});
