import { beforeAll, expect, it } from 'vitest';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { complete, formatOf } from '#renderer/desk/workers/language-service.ts';
import { fetchSystemsFor } from '#renderer/desk/workers/systems-here.ts';

// A worker fetches the games before it reads.
beforeAll(() => fetchSystemsFor('studio.json'));

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
const asked = { path: 'cards/items.json', text, locale: 'en', offset: 3 } as const;
const keysIn = (system: RuleSystem | null) =>
  complete({ project: null, system }, asked)?.items.map(({ label }) => label) ?? [];

it('completion in a file offers what the game of the project writes there, and nothing of another game', () => {
  expect(keysIn(other)).toEqual(['stones']);
  expect(keysIn(tokyoSiteSeeing)).toContain('cards');
  expect(keysIn(tokyoSiteSeeing)).not.toContain('stones');
});

it('while nobody knows the game, only files of the house are known', () => {
  expect(keysIn(null)).toEqual([]);
  expect(formatOf('studio.json', null)?.id).toBe('studio');
});

it('playtests have a schema in every game', () => {
  expect(Object.keys(formatOf('playtests/first.json', other)?.schema ?? {})).not.toEqual([]);
});
