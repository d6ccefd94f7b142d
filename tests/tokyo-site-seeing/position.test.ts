import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { position } from '#engine/systems/tokyo-site-seeing/evaluation/position.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { emptyTable } from './sample.ts';

const tired = {
  op: 'modify',
  number: 'maxHp',
  of: { op: 'allPcs' },
  add: { op: 'subtract', a: 0, b: { op: 'progressOn', of: { op: 'self' } } },
};
const loses = {
  op: 'if',
  if: { op: 'atLeast', value: { op: 'progressOn', of: { op: 'thisCard' } }, than: 9 },
  then: [{ op: 'loseGame' }],
};
const cards = [
  { id: 'SC00-90', name: '疲れ', effects: [{ id: 'tired', when: 'constant', do: [tired] }] },
  { id: 'SC00-91', name: '時計', effects: [{ id: 'strike', when: 'end', do: [loses] }] },
  { id: 'SC00-92', name: '道のり', effects: [] },
];
const worth = (put: JsonObject) => position(emptyTable(put, { cards }).game as TokyoGame);

describe('the value of a position', () => {
  it('counts a lowered maximum HP like the damage that would leave the same', () => {
    const shown = { scenario: { shown: ['SC00-90'] } };
    const lowered = worth({ ...shown, pcs: { procurer: { progress: 2 } } });
    expect(lowered).toBe(worth({ ...shown, pcs: { procurer: { damage: 2 } } }));
    expect(lowered).toBeLessThan(worth(shown));
  });

  it('rises with progress tokens on a scenario card, and falls with those that can lose the game', () => {
    const with3 = (card: string) => worth({ scenario: { shown: [{ card, progress: 3 }] } });
    const without = (card: string) => worth({ scenario: { shown: [card] } });
    expect(with3('SC00-92')).toBeGreaterThan(without('SC00-92'));
    expect(with3('SC00-91')).toBeLessThan(without('SC00-91'));
  });
});
