import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/json.ts';
import { amountOn, figuresOf, moveTarget } from '#renderer/tables/tokyo-site-seeing/figures.ts';
import { decidingPc, nobodys, offersFor, offersOf, ownOf } from '#renderer/tables/tokyo-site-seeing/offers.ts';
import { printedCards } from '#renderer/tables/tokyo-site-seeing/printed-cards.ts';
import type { TableDocument } from '#renderer/tables/tokyo-site-seeing/table-document.ts';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';

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
const table = {
  round: 2,
  pcs: { procurer: {}, engineer: {} },
  slots: { SNG0: ['W-01#1', 'T-01#1'], SNG1: [{ card: 'T-02#1', damage: 2 }], SBY0: ['T-01#2', 'W-01#2'], SBY1: [] },
} as unknown as TableDocument;

describe('the actions of a thing', () => {
  const attack = action({ do: 'use', by: 'engineer', card: 'W-01#1', target: 'T-02#1' });
  const finish = action({ do: 'finish', by: 'engineer' });
  const skill = action({ do: 'useSkill', by: 'engineer', skill: 'support' });
  const giveUp = action({ do: 'giveUp' });
  const offers = offersOf([attack, finish, skill, giveUp]);

  it('belong to all that an answer names, and to who gives it only when it names nothing else', () => {
    expect(offers.get('W-01#1')).toEqual([attack]);
    expect(offers.get('T-02#1')).toEqual([attack]);
    expect(offers.get('engineer/skills/support')).toEqual([skill]);
    expect(offers.get('engineer')).toBeUndefined();
    expect(offers.get(ownOf('engineer'))).toEqual([finish]);
    expect(offers.get(nobodys)).toEqual([giveUp]);
  });

  it('are each told once for a card in its slot', () => {
    const both = action({ do: 'place', card: 'T-01#1', slot: 'SNG0' });
    expect(offersFor(offersOf([both]), ['T-01#1', 'SNG0'])).toEqual([both]);
  });

  it('tell who decides', () => {
    expect(decidingPc([finish, skill], {})).toBe('engineer');
    expect(decidingPc([finish, action({ do: 'finish', by: 'procurer' })], {})).toBeNull();
    expect(decidingPc([finish], { by: 'procurer' })).toBe('procurer');
  });
});

describe('figures', () => {
  const words = tableWords('en');
  const said = (name: string, damage = 0) =>
    figuresOf(cards(name), { card: name, damage }, { table, words, locale: 'en' }).map(({ label }) => label);

  it('are what one asks of a card first', () => {
    expect(said('W-01#1')).toEqual(['cost 3']);
    expect(said('T-01#1')).toEqual(['solve tech 6', 'reward 1']);
    expect(said('T-02#1', 2)).toEqual(['HP 4/6', 'range far+', 'counterattack cognitive 2']);
  });

  it('count what a card leaves to the table', () => {
    expect(amountOn({ op: 'multiply', a: { op: 'currentRound' }, b: 3 }, table)).toBe(6);
    expect(amountOn({ op: 'troublesHere' }, table)).toBeNull();
  });

  it('of a line follow the troubles that are seen', () => {
    expect(moveTarget(table, cards, ['SNG', 'SBY'])).toBe(5);
    expect(moveTarget(table, cards, ['SBY', 'SJK'])).toBe(3);
    expect(moveTarget(table, cards, ['SNG', 'SITE'])).toBe(5);
  });
});
