import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Op, Sort } from '#engine/kernel/language/op.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { emptyTable } from './sample.ts';

const entryWith: { readonly [S in Sort]: (node: Json) => JsonObject } = {
  effect: (node) => ({ when: 'play', do: [node], after: 'discard' }),
  amount: (node) => ({
    when: 'play',
    do: [{ op: 'damage', to: { op: 'self' }, amount: node, type: 'physical' }],
    after: 'discard',
  }),
  condition: (node) => ({ when: 'play', do: [{ op: 'if', if: node, then: [gain], else: [gain] }], after: 'discard' }),
  selector: (node) => ({ when: 'play', do: [{ op: 'each', of: node, as: 'it', do: [gain] }, gain], after: 'discard' }),
  choice: (node) => ({
    when: 'play',
    do: [{ op: 'choose', what: node, as: 'it', do: [gain] }, gain],
    after: 'discard',
  }),
  trigger: (node) => ({ when: node, do: [gain] }),
  modifier: (node) => ({ when: 'constant', do: [node] }),
  cost: (node) => ({ when: 'play', do: [{ op: 'pay', cost: [node], do: [gain] }], after: 'discard' }),
};
const gain = { op: 'gainAp', to: { op: 'self' }, amount: 1 };

function cardWith(op: Op): JsonObject {
  const entry = { id: 'tried', ...entryWith[op.sort](op.example as unknown as Json) };
  const consumable = entry['after' as keyof typeof entry] !== undefined;
  return {
    id: 'I-90',
    name: '試験の札',
    rarity: 'common',
    category: consumable ? 'consumable' : 'equipment',
    ap: 1,
    cost: 1,
    ...(consumable ? {} : { equip: { ability: 'economy', target: 1 } }),
    effects: [entry],
  };
}

describe('every word of the effect language runs as in its example', () => {
  it.each(tokyoSiteSeeing.language.ops.map((op) => [`${op.sort} ${op.id}`, op] as const))('%s', (_, op) => {
    const card = cardWith(op);
    const isPlayed = card['category'] === 'consumable';
    const session = emptyTable(
      {
        pcs: {
          procurer: {
            area: 'SBY',
            damage: 1,
            ...(isPlayed ? { hand: ['I-90', 'PS-01'] } : { equipped: ['I-90'], hand: ['PS-01'] }),
          },
          engineer: { area: 'SBY' },
        },
        slots: { SBY0: ['W-01'], SBY1: ['T-05'] },
        piles: { item: ['I-01'], trouble: ['T-09'] },
        scenario: { deck: ['SC00-01', 'SC00-02', 'SC00-03', 'SC00-04', 'SC00-05'] },
      },
      { cards: [card] },
    );
    const answer = isPlayed ? { do: 'play', card: 'I-90#1' } : { do: 'move', by: 'procurer', area: 'SJK' };
    session.act(answer);
    for (let i = 0; i < 20 && session.decision !== null; i++) {
      const [option] = session.options();
      if (option !== undefined) session.choose(option);
    }
    expect(tokyoSiteSeeing.brokenLaws(session.game as TokyoGame)).toEqual([]);
  });
});
