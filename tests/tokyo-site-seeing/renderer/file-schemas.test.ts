import { beforeAll, expect, it } from 'vitest';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { complete, formatOf } from '#renderer/desk/workers/language-service.ts';
import { fetchSystemsFor } from '#renderer/desk/workers/systems-here.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

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

it('completion in a file offers the words of its game, and nothing of another game', () => {
  expect(keysIn(other)).toEqual(['stones']);
  expect(keysIn(tokyoSiteSeeing)).toContain('cards');
  expect(keysIn(tokyoSiteSeeing)).not.toContain('stones');
});

it('while the game is unknown, only shared formats are known', () => {
  expect(keysIn(null)).toEqual([]);
  expect(formatOf('studio.json', null)?.id).toBe('studio');
});

it('playtests have a schema in every game', () => {
  expect(Object.keys(formatOf('playtests/first.json', other)?.schema ?? {})).not.toEqual([]);
});
