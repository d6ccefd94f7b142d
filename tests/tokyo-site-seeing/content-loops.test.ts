import { describe, expect, it } from 'vitest';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { fault } from '../kernel/toy/open.ts';
import { emptyTable } from './sample.ts';

const self = { op: 'self' };
const hurt = (to: Json, amount: Json = 1) => ({ op: 'damage', to, amount, type: 'cognitive' });
const equipment = (id: string, entry: JsonObject): JsonObject => ({
  ...{ id, name: '試験の道具', rarity: 'common', category: 'equipment', ap: 1, cost: 1 },
  equip: { ability: 'economy', target: 1 },
  effects: [{ id: 'tried', ...entry }],
});
const consumable = (id: string, effects: readonly Json[]): JsonObject => ({
  ...{ id, name: '試験の札', rarity: 'common', category: 'consumable', ap: 1, cost: 1 },
  effects: [{ id: 'tried', when: 'play', do: effects, after: 'discard' }],
});

function table(cards: readonly JsonObject[], damage = 0): Session {
  const equipped = cards.flatMap(({ id, category }) => (category === 'equipment' ? [id as string] : []));
  return emptyTable(
    {
      pcs: {
        procurer: { area: 'SBY', hand: ['I-90', 'PS-01'], damage, equipped },
        engineer: { area: 'SBY' },
      },
      piles: { trouble: ['T-09'] },
    },
    { cards },
  );
}
function givesUp(session: Session, answer: JsonObject): EngineFault {
  const before = session.save();
  const error = fault(() => session.act(answer));
  expect(error).toBeInstanceOf(EngineFault);
  expect(session.save()).toEqual(before);
  return error;
}
const play = { do: 'play', card: 'I-90' };

describe('content that loops for ever is an error that shows the chain of its nodes', () => {
  it('two texts that trigger each other', () => {
    const back = equipment('I-91', {
      when: { op: 'onEnter', who: self, area: 'AKB' },
      do: [{ op: 'moveTo', who: self, area: 'SBY' }],
    });
    const forth = equipment('I-92', {
      when: { op: 'onEnter', who: self, area: 'SBY' },
      do: [{ op: 'moveTo', who: self, area: 'AKB' }],
    });
    const session = table([back, forth, consumable('I-90', [{ op: 'moveTo', who: { op: 'allPcs' }, area: 'AKB' }])]);
    const error = givesUp(session, play);
    expect(['loop', 'depth']).toContain(error.code);
    expect(error.effects[0]).toBe('I-90/effects/tried/do/0');
  });

  it('nested loops with more rounds than a decision allows', () => {
    const deep = Array.from({ length: 12 }).reduce<Json>(
      (inner, _, i) => ({ op: 'each', of: { op: 'allPcs' }, as: `pc${i}`, do: [inner, inner] }),
      { op: 'gainAp', to: self, amount: 1 },
    );
    const error = givesUp(table([consumable('I-90', [deep])]), play);
    expect([error.code, error.effects[0], error.effects.length > 5]).toEqual(['loop', 'I-90/effects/tried/do/0', true]);
  });
});

describe('numbers beyond all bounds', () => {
  const huge = [1e9, 2 ** 53, 1e21, 1e308];
  it.each(huge)('%d: the effect is applied as often as it can do something', (amount) => {
    const square = { op: 'multiply', a: amount, b: { op: 'multiply', a: amount, b: -1 } };
    const effects = [
      { op: 'draw', who: self, amount },
      { op: 'gainAp', to: self, amount },
      { op: 'loseAp', to: self, amount: { op: 'subtract', a: 0, b: square } },
      { op: 'placeProgress', on: self, amount },
      { op: 'placeProgress', on: self, amount },
      { op: 'heal', to: self, amount: square },
      hurt({ op: 'otherPcs' }, { op: 'subtract', a: amount, b: square }),
    ];
    const session = table([consumable('I-90', effects)], 2);
    session.act(play);
    expect(session.system.brokenLaws(session.game as never)).toEqual([]);
    const { pcs } = session.table() as { readonly pcs: { readonly [pc: string]: JsonObject } };
    expect([pcs['procurer']?.['ap'], pcs['procurer']?.['damage']]).toEqual([0, 2]);
    expect(JSON.parse(JSON.stringify(session.save()))).toEqual(session.save());
  });
});
