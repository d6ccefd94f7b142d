import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { gameFormatsOf } from '#authoring/text/formats/game-formats.ts';
import { designsText } from '#cli/output/designs-text.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { lanternMarket } from './system.ts';

const sound = Object.assign(() => true, { errors: null });
const system = lanternMarket as unknown as RuleSystem;
const validators = Object.fromEntries(gameFormatsOf(system).map(({ id }) => [id, sound]));

it('the designs of a game without cards are counted by the game’s own word', () => {
  const files = ['studio.json', 'market.json'].map((path) => ({
    ...{ path, version: '1' },
    text: readFileSync(`tests/toy-game/project/${path}`, 'utf8'),
  }));
  const designs = [...diagnose(files, [{ system, validators }]).project.designs];
  expect(designs).toEqual([
    { kind: 'lantern', name: { ja: '灯籠', en: 'Lanterns' }, count: 8 },
    { kind: 'ribbon', name: { ja: '飾り', en: 'Ribbons' }, count: 12 },
  ]);
  expect(designsText(designs)).toEqual({ ja: '灯籠8種、飾り12種', en: 'Lanterns (8), Ribbons (12)' });
  const cards = [{ kind: 'card', name: { ja: 'カード', en: 'Cards' }, count: 207 }];
  expect(designsText(cards)).toEqual({ ja: 'カード207種', en: '207 card designs' });
});
