import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { actionsByObject, actionsFor, decidingSeat, seatActions } from '#renderer/tables/library/legal-actions.ts';
import {
  cardValues,
  moveTarget,
  pcNumber,
  type SiteSeeingNumbers,
} from '#renderer/tables/tokyo-site-seeing/card-values.ts';
import { objectsOf } from '#renderer/tables/tokyo-site-seeing/objects-of.ts';
import { printedCards } from '#renderer/tables/tokyo-site-seeing/printed-cards.ts';
import type { SiteSeeingTableDocument } from '#renderer/tables/tokyo-site-seeing/table-document.ts';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';
import { emptyTable } from './sample.ts';

const action = (answer: JsonObject) => ({ answer, sentence: JSON.stringify(answer) });
const documents = {
  'cards/weapons.json': { cards: [{ id: 'W-01', ap: 1, cost: 3, rarity: 'common' }] },
  'cards/troubles.json': {
    cards: [
      { id: 'T-01', ap: 2, solve: { by: 'check', ability: 'tech', target: 6 }, reward: 1 },
      {
        id: 'T-02',
        ap: 4,
        solve: { by: 'battle' },
        hp: { op: 'add', a: { op: 'pcCount' }, b: 4 },
        range: 'far+',
        counterattack: { amount: 2, type: 'cognitive' },
        reward: 0,
      },
    ],
  },
};
const cards = printedCards(documents);
describe('the actions of a thing', () => {
  const attack = action({ do: 'use', by: 'engineer', card: 'W-01#1', target: 'T-02#1' });
  const finish = action({ do: 'finish', by: 'engineer' });
  const skill = action({ do: 'useSkill', by: 'engineer', skill: 'support' });
  const giveUp = action({ do: 'giveUp' });
  const offers = actionsByObject([attack, finish, skill, giveUp], objectsOf);

  it('belong to everything an answer names, and to its giver only when it names nothing else', () => {
    expect(offers.get('W-01#1')).toEqual([attack]);
    expect(offers.get('T-02#1')).toEqual([attack]);
    expect(offers.get('engineer/skills/support')).toEqual([skill]);
    expect(offers.get('engineer')).toBeUndefined();
    expect(offers.get(seatActions('engineer'))).toEqual([finish]);
    expect(offers.get(seatActions(''))).toEqual([giveUp]);
  });

  it('are listed once for a card in its slot', () => {
    const both = action({ do: 'place', card: 'T-01#1', slot: 'SNG0' });
    expect(actionsFor(actionsByObject([both], objectsOf), ['T-01#1', 'SNG0'])).toEqual([both]);
  });

  it('include the deciding player', () => {
    expect(decidingSeat([finish, skill], {})).toBe('engineer');
    expect(decidingSeat([finish, action({ do: 'finish', by: 'procurer' })], {})).toBeNull();
    expect(decidingSeat([finish], { by: 'procurer' })).toBe('procurer');
  });
});

describe('figures', () => {
  const words = tableWords('en');
  const numbers: SiteSeeingNumbers = {
    pcs: { procurer: { maxHp: { base: 5, now: 8 }, tech: 1 } },
    cards: {
      'W-01#1': { cost: { base: 3, by: { procurer: 1, engineer: 2 } } },
      'T-01#1': { target: 6, reward: 1 },
      'T-02#1': { hp: 6, counterattack: 2, reward: 0 },
    },
    lines: [{ areas: ['SNG', 'SBY'], target: { base: 5, by: { procurer: 4, engineer: 6 } } }],
  };
  const said = (name: string, { damage = 0, here = [] as readonly string[] } = {}) =>
    cardValues(cards(name), { card: name, damage }, { numbers, words, locale: 'en', here }).map(({ label }) => label);

  it('are the main values of a card', () => {
    expect(said('T-01#1')).toEqual(['solve tech 6', 'reward 1']);
    expect(said('T-02#1', { damage: 2 })).toEqual(['HP 4/6', 'range far+', 'counterattack cognitive 2']);
  });

  it('have their current values for the participants, next to the printed ones', () => {
    expect(said('W-01#1', { here: ['procurer'] })).toEqual(['cost 1 (printed 3)']);
    expect(said('W-01#1')).toEqual(['cost 1–2 (printed 3)']);
  });

  it('of a line are those of its two ends', () => {
    const standing = (area: string) =>
      ({ pcs: { procurer: { area }, engineer: { area: 'SJK' } } }) as unknown as SiteSeeingTableDocument;
    expect(moveTarget(numbers, standing('SNG'), ['SBY', 'SNG'])).toEqual({ text: '4', base: 5, isAltered: 'less' });
    expect(moveTarget(numbers, standing('AKB'), ['SNG', 'SBY'])).toEqual({ text: '4–6', base: 5, isAltered: 'more' });
  });

  it('of a PC replace the printed ones', () => {
    expect(pcNumber(numbers, 'procurer', 'maxHp', 5)).toEqual({ now: 8, text: '8', base: 5, isAltered: 'more' });
    expect(pcNumber(numbers, 'procurer', 'tech', 1)).toEqual({ now: 1, text: '1', base: 1, isAltered: null });
  });
});

describe('the engine reports numbers in force', () => {
  const street = {
    pcs: { procurer: { area: 'SNG' }, engineer: { area: 'SBY' } },
    slots: { SNG0: ['W-01#1'], SNG1: ['T-39#1'] },
  };
  const figuresWith = (put: JsonObject) =>
    emptyTable({ ...street, ...put }).running.figures() as unknown as SiteSeeingNumbers;
  const plain = figuresWith({});
  const cost = 'W-01#1';

  it('as printed without modifiers', () => {
    expect(plain.pcs['procurer']?.['maxHp']).toBe(5);
    expect(plain.cards[cost]).toEqual({ cost: 3, reward: 0 });
    expect(plain.cards['T-39#1']).toMatchObject({ hp: 6, counterattack: 2 });
    expect(plain.lines.find(({ areas }) => areas.join() === 'SNG,SBY')?.target).toBe(4);
  });
  it('as modified by a scenario MOD, equipment or a scenario card', () => {
    const dear = figuresWith({ scenario: { mods: ['SM-06', 'SM-04', 'SM-05'] } });
    expect(dear.cards[cost]?.['cost']).toEqual({ base: 3, by: { procurer: 5, engineer: 5 } });
    expect(dear.pcs['engineer']?.['maxHp']).toEqual({ base: 5, now: 8 });
    expect(dear.lines.find(({ areas }) => areas.join() === 'SNG,SBY')?.target).toEqual({
      base: 4,
      by: { procurer: 2, engineer: 2 },
    });
    const worn = figuresWith({ pcs: { procurer: { area: 'SNG', equipped: ['W-30'] }, engineer: { area: 'SBY' } } });
    const before = plain.pcs['procurer']?.['combat'];
    expect(worn.pcs['procurer']?.['combat']).toEqual({ base: before, now: Number(before) + 1 });
    expect(worn.pcs['engineer']?.['combat']).toBe(plain.pcs['engineer']?.['combat']);
  });
});
