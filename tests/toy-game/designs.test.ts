import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { gameFormatsOf } from '#authoring/text/formats/game-formats.ts';
import { designLines } from '#cli/output/design-lines.ts';
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
  expect([designLines(designs, 'ja'), designLines(designs, 'en')]).toEqual([
    '灯籠8種、飾り12種',
    'Lanterns (8), Ribbons (12)',
  ]);
  const cards = [{ kind: 'card', name: { ja: 'カード', en: 'Cards' }, count: 207 }];
  expect([designLines(cards, 'ja'), designLines(cards, 'en')]).toEqual(['カード207種', '207 card designs']);
});
