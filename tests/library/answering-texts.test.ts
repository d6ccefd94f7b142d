import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { countOf, harm, pile, seatIn, textsContent, thingCalled, told, turn } from './texts-game/open.ts';
import { textsDocuments, textsSystem } from './texts-game/system.ts';
import { ofSeat } from './texts-game/table.ts';

// Texts of cards in play and in hand answer what happens, at the moments that the game names.

keepsTheLaws(textsSystem, undefined, textsDocuments);

describe('consequences of a change', () => {
  it('scenario 5: the lead orders forced effects, and optional ones are offered after them', () => {
    const session = turn({ 'play ada': ['bell#1', 'bell#2', 'charm#1'] });
    expect(told(harm(session))).toEqual(['damage ada 2']);
    expect(session.legal()).toEqual(['bell#1', 'bell#2'].map((card) => ({ do: 'choose', by: 'ada', card })));
    expect(told(session.act({ do: 'choose', card: 'bell#2' }))).toEqual(
      ['bell#2', 'bell#1'].flatMap((card) => [`begin ${card} 1`, 'gain ada 1']),
    );
    expect(session.legal()).toEqual([
      { do: 'react', by: 'ada', card: 'charm#1' },
      { do: 'decline', by: 'ada' },
    ]);
    session.act({ do: 'react' });
    expect([countOf(session, 'damage'), countOf(session, 'coins')]).toEqual([1, 7]);
  });

  it('scenario 6: the answer to “draw 3 cards and gain 3 coins” comes when both parts are done', () => {
    const deck = ['calm#1', 'calm#2', 'guard#1', 'guard#2'];
    const session = turn({ 'hand ada': ['notes#1'], 'play ada': ['lens#1'], 'deck ada': deck });
    expect(told(session.act({ do: 'play', card: 'notes#1' })).slice(-4)).toEqual([
      'begin notes#1 1',
      'draw ada 3',
      'gain ada 3',
      'discard notes#1',
    ]);
    expect(session.legal()).toEqual([
      { do: 'react', by: 'ada', card: 'lens#1' },
      { do: 'decline', by: 'ada' },
    ]);
  });

  it('scenario 10: damage that is fully prevented was not dealt, and nothing follows it', () => {
    const session = turn({ 'play ada': ['guard#1', 'guard#2', 'charm#1', 'bell#1'] });
    harm(session);
    session.act({ do: 'interrupt', card: 'guard#1' });
    expect(told(session.act({ do: 'interrupt', card: 'guard#2' })).slice(-1)).toEqual(['damage ada 0']);
    expect(session.legal()[0]).toMatchObject({ do: 'earn' });
  });

  it('AH-TM-12: reactions are asked in player order, repeatedly, until all decline in a row', () => {
    const session = turn({ 'play ada': ['guard#1', 'guard#2'], 'hand bo': [] });
    harm(session);
    expect(session.legal().map(({ do: word, card }) => [word, card])).toEqual([
      ['interrupt', 'guard#1'],
      ['interrupt', 'guard#2'],
      ['decline', undefined],
    ]);
    session.act({ do: 'interrupt', card: 'guard#2' });
    session.act({ do: 'interrupt', card: 'guard#1' });
    expect(countOf(session, 'damage')).toBe(0);
  });
});

describe('would', () => {
  const put = { 'play ada': ['veil#1', 'guard#1', 'calm#1'] };

  it('scenario 8: a replaced event is no longer answered; its replacement is', () => {
    const session = turn(put);
    expect(told(harm(session)).slice(-1)).toEqual(['begin veil#1 1']);
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'ada', card: 'calm#1' },
      { do: 'decline', by: 'ada' },
    ]);
    expect(told(session.act({ do: 'decline' }))).toEqual(['fear ada 2', 'damage ada 2 replaced']);
    expect([countOf(session, 'damage'), countOf(session, 'fear')]).toEqual([0, 2]);
  });

  it('AH-TM-10, AH-TM-05: the lead orders two forced replacements; once one has replaced the event, the other no longer applies', () => {
    const session = turn({ 'play ada': ['veil#1', 'veil#2'] });
    expect(told(harm(session))).toEqual([]);
    expect(session.legal()).toEqual(['veil#1', 'veil#2'].map((card) => ({ do: 'choose', by: 'ada', card })));
    expect(told(session.act({ do: 'choose', card: 'veil#1' }))).toEqual([
      'begin veil#1 1',
      'fear ada 2',
      'damage ada 2 replaced',
    ]);
  });

  it('a text that makes another event of the kind that it answers does not answer it again; a second copy does', () => {
    const one = turn({ 'play ada': ['echo#1'] });
    expect(told(harm(one, 'fear'))).toEqual(['begin echo#1 1', 'fear ada 1', 'fear ada 2']);
    const two = turn({ 'play ada': ['echo#1', 'echo#2'] });
    harm(two, 'fear');
    expect(told(two.act({ do: 'choose', card: 'echo#1' }))).toEqual([
      ...['begin echo#1 1', 'begin echo#2 1', 'fear ada 1', 'fear ada 1'],
      ...['begin echo#2 1', 'begin echo#1 1', 'fear ada 1', 'fear ada 1', 'fear ada 2'],
    ]);
  });

  it('AH-TM-02: a reaction that would replace the event is asked before any forced "when"', () => {
    const session = turn({ 'play ada': ['shawl#1', 'thorn#1'] });
    expect(told(harm(session))).toEqual([]);
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'ada', card: 'shawl#1' },
      { do: 'decline', by: 'ada' },
    ]);
    expect(told(session.act({ do: 'interrupt' }))).toEqual(['begin shawl#1 1', 'gain ada 2', 'damage ada 2 replaced']);
  });

  it('AH-TM-01: a player who declines to replace the event may still interrupt it, after the forced effects', () => {
    const session = turn({ 'play ada': ['shawl#1', 'thorn#1', 'guard#1'] });
    harm(session);
    expect(told(session.act({ do: 'decline' }))).toEqual(['begin thorn#1 1', 'fear ada 1']);
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'ada', card: 'guard#1' },
      { do: 'decline', by: 'ada' },
    ]);
  });
});

describe('a forced effect', () => {
  it('AH-AB-09, AH-LM-01: does not start when it could change nothing or is used up', () => {
    const session = turn({ 'play ada': ['balm#1', 'chime#1'] });
    harm(session, 'fear');
    expect(told(harm(session, 'fear')).filter((event) => event.startsWith('begin'))).toEqual([]);
    expect(countOf(session, 'coins')).toBe(6);
  });

  it('AH-AB-02: is dropped when its card has left before its turn', () => {
    const session = turn({ 'play ada': ['bell#1', 'storm#1'] });
    harm(session);
    expect(told(session.act({ do: 'choose', card: 'storm#1' }))).toEqual([
      'begin storm#1 1',
      'discard bell#1',
      'discard storm#1',
    ]);
    expect(countOf(session, 'coins')).toBe(5);
  });
});

describe('player order', () => {
  it('AH-TM-12: the lead is asked first, even if only the other player has a text in play', () => {
    const session = turn({ 'hand ada': ['dodge#1'], 'play bo': ['aegis#1'] });
    harm(session);
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'ada', card: 'dodge#1' },
      { do: 'decline', by: 'ada' },
    ]);
    session.act({ do: 'decline' });
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'bo', card: 'aegis#1' },
      { do: 'decline', by: 'bo' },
    ]);
  });
});

describe('cancelling', () => {
  const put = { 'hand ada': ['notes#1', 'notes#2'], 'hand bo': ['ward#1'], 'deck ada': ['calm#1'] };

  it('scenario 23: the effect does not start; costs stay paid, the limit counts, the card is discarded', () => {
    const session = turn(put);
    session.act({ do: 'play', card: 'notes#1' });
    expect(session.legal()).toContainEqual({ do: 'interrupt', by: 'bo', card: 'ward#1' });
    expect(told(session.act({ do: 'interrupt', card: 'ward#1' }))).toEqual([
      'play ward#1',
      'pay bo -1',
      'begin ward#1 1',
      'discard ward#1',
      'begin notes#1 1 cancelled',
      'discard notes#1',
    ]);
    expect([seatIn(session, 'ada'), seatIn(session, 'bo')]).toMatchObject([
      { coins: 3, discards: ['notes#1'], hand: ['notes#2'] },
      { coins: 4, discards: ['ward#1'] },
    ]);
    expect(session.why({ do: 'play', card: 'notes#2' })).toMatchObject({ legal: false, rule: 'T-LM-04' });
  });

  it('a cancellation can be cancelled: then the first effect starts after all', () => {
    const session = turn({ ...put, 'hand bo': ['ward#1', 'ward#2'] });
    session.act({ do: 'play', card: 'notes#1' });
    session.act({ do: 'interrupt', card: 'ward#1' });
    const events = told(session.act({ do: 'interrupt', card: 'ward#2' })).filter((event) => event.startsWith('begin'));
    expect(events).toEqual(['begin ward#2 1', 'begin ward#1 1 cancelled', 'begin notes#1 1']);
    expect([countOf(session, 'coins'), seatIn(session, 'bo')]).toMatchObject([
      6,
      { coins: 3, discards: ['ward#2', 'ward#1'] },
    ]);
  });

  it('AH-AB-18: an unaffordable cancellation is not offered', () => {
    const session = turn(put, { coins: 0 });
    session.act({ do: 'play', card: 'notes#1' });
    expect(pile(session, 'hand ada')).toEqual(['notes#2', 'calm#1']);
  });
});

describe('limits of uses', () => {
  it('scenario 21: “once per round” is reset for a card that left and came back; “max once” is not', () => {
    const session = turn({ 'play ada': ['charm#1', 'lens#1'], 'deck ada': ['lamp#1', 'lamp#2'] });
    harm(session);
    session.act({ do: 'react', card: 'charm#1' });
    session.cheat({ change: 'draw', of: thingCalled('ada'), amount: 1 });
    session.act({ do: 'react', card: 'lens#1' });
    for (const of of ['charm#1', 'lens#1'].map(thingCalled)) {
      session.cheat({ change: 'discard', by: thingCalled('ada'), of });
      session.cheat({ change: 'enter', of, into: ofSeat('play', thingCalled('ada')) });
    }
    harm(session);
    expect([session.legal()[0], pile(session, 'discards ada')]).toEqual([
      { do: 'react', by: 'ada', card: 'charm#1' },
      [],
    ]);
    session.act({ do: 'decline' });
    session.cheat({ change: 'draw', of: thingCalled('ada'), amount: 1 });
    expect(session.legal().some(({ do: word }) => word === 'react')).toBe(false);
  });
});

it('a printed table can be set up again unchanged', () => {
  const session = Session.open(textsSystem, textsContent, { seed: 4 });
  for (let step = 0; step < 12; step++) session.act(session.legal()[0] as JsonObject);
  const table = session.table();
  const other = Session.open(textsSystem, textsContent, { seed: 4 }, { laid: 'empty' });
  other.cheat({ put: table });
  const { ada, bo } = table['seats'] as JsonObject;
  expect(other.table()).toEqual({ ...table, seats: { ada: { ...(ada as JsonObject), actions: 3 }, bo } });
});
