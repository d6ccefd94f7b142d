import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { draft, schemasOf } from '#authoring/text/schema/schemas-of.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { determinize } from '#engine/players/determinize.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import type { ArkhamGame } from './game.ts';
import { arkham, documents } from './system.ts';
import { ofSeat, place } from './table.ts';

const content = arkham.compile(documents, arkham.language, null);
function turn(piles: { readonly [place: string]: readonly string[] }, bo: JsonObject = {}): Session {
  const session = Session.open(arkham, content, { seed: 1 }, { laid: 'empty' });
  const { bag, ...own } = piles;
  const ofSeat = (seat: string) =>
    Object.fromEntries(
      Object.entries(own).flatMap(([place, cards]) =>
        place.endsWith(` ${seat}`) ? [[place.split(' ')[0], cards]] : [],
      ),
    );
  const seats = { ada: ofSeat('ada'), bo: { ...ofSeat('bo'), ...bo } };
  session.cheat({ put: { seats, ...(bag === undefined ? {} : { bag }) } });
  return session;
}
const thing = (name: string) => {
  const { game } = Session.open(arkham, content, { seed: 1 });
  return Array.from({ length: game.table.things }, (_, one) => one).find(
    (one) => (game as ArkhamGame).name(one) === name,
  ) as number;
};
const harm = (session: Session, kind = 'damage') => session.cheat({ change: kind, of: thing('ada'), amount: 2 });
const told = (events: readonly JsonObject[]) =>
  events
    .filter(({ kind }) => kind !== 'use')
    .map(({ kind, card, of, amount, status }) =>
      [kind, of ?? card, amount, status === 'applied' ? undefined : status]
        .filter((one) => one !== undefined)
        .join(' '),
    );
const seatOf = (session: Session, seat: string) => (session.table()['seats'] as JsonObject)[seat] as JsonObject;
const count = (session: Session, field: string) => seatOf(session, 'ada')[field] as Json;
const pile = (session: Session, name: string) => {
  const [field, seat] = name.split(' ') as [string, string];
  return seatOf(session, seat)[field] as Json;
};
const deckSeenBy = (session: Session, seat: number) =>
  ((session.table(seat)['seats'] as JsonObject)['ada'] as JsonObject)['deck'];

keepsTheLaws(arkham, undefined, documents);

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
    expect([count(session, 'damage'), count(session, 'resources')]).toEqual([1, 7]);
  });

  it('scenario 6: the answer to “draw 3 cards and gain 3 resources” comes when both parts are done', () => {
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

  it('scenario 7: “draw an encounter card, then take a horror”: the horror comes first', () => {
    const session = turn({ 'hand ada': ['omen#1'], 'play ada': ['watch#1'] });
    expect(told(session.act({ do: 'play', card: 'omen#1' })).slice(-3)).toEqual([
      'encounter ada',
      'horror ada 1',
      'discard omen#1',
    ]);
    expect(session.legal()[0]).toEqual({ do: 'react', by: 'ada', card: 'watch#1' });
  });

  it('scenario 10: damage that is fully prevented was not dealt, and nothing follows it', () => {
    const session = turn({ 'play ada': ['guard#1', 'guard#2', 'charm#1', 'bell#1'] });
    harm(session);
    session.act({ do: 'interrupt', card: 'guard#1' });
    expect(told(session.act({ do: 'interrupt', card: 'guard#2' })).slice(-1)).toEqual(['damage ada 0']);
    expect(session.legal()[0]).toMatchObject({ do: 'investigate' });
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
    expect(count(session, 'damage')).toBe(0);
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
    expect(told(session.act({ do: 'decline' }))).toEqual(['horror ada 2', 'damage ada 2 replaced']);
    expect([count(session, 'damage'), count(session, 'horror')]).toEqual([0, 2]);
  });

  it('AH-TM-10, AH-TM-05: the lead orders two forced replacements; once one has replaced the event, the other no longer applies', () => {
    const session = turn({ 'play ada': ['veil#1', 'veil#2'] });
    expect(told(harm(session))).toEqual([]);
    expect(session.legal()).toEqual(['veil#1', 'veil#2'].map((card) => ({ do: 'choose', by: 'ada', card })));
    expect(told(session.act({ do: 'choose', card: 'veil#1' }))).toEqual([
      'begin veil#1 1',
      'horror ada 2',
      'damage ada 2 replaced',
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
    expect(told(session.act({ do: 'decline' }))).toEqual(['begin thorn#1 1', 'horror ada 1']);
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'ada', card: 'guard#1' },
      { do: 'decline', by: 'ada' },
    ]);
  });
});

describe('a forced effect', () => {
  it('AH-AB-09, AH-LM-01: does not start when it could change nothing or is used up', () => {
    const session = turn({ 'play ada': ['balm#1', 'chime#1'] });
    harm(session, 'horror');
    expect(told(harm(session, 'horror')).filter((event) => event.startsWith('begin'))).toEqual([]);
    expect(count(session, 'resources')).toBe(6);
  });

  it('AH-AB-02: is dropped when its card has left before its turn', () => {
    const session = turn({ 'play ada': ['bell#1', 'storm#1'] });
    harm(session);
    expect(told(session.act({ do: 'choose', card: 'storm#1' }))).toEqual([
      'begin storm#1 1',
      'discard bell#1',
      'discard storm#1',
    ]);
    expect(count(session, 'resources')).toBe(5);
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
    expect([seatOf(session, 'ada'), seatOf(session, 'bo')]).toMatchObject([
      { resources: 3, discards: ['notes#1'], hand: ['notes#2'] },
      { resources: 4, discards: ['ward#1'] },
    ]);
    expect(session.why({ do: 'play', card: 'notes#2' })).toMatchObject({ legal: false, rule: 'AH-LM-04' });
  });

  it('a cancellation can be cancelled: then the first effect starts after all', () => {
    const session = turn({ ...put, 'hand bo': ['ward#1', 'ward#2'] });
    session.act({ do: 'play', card: 'notes#1' });
    session.act({ do: 'interrupt', card: 'ward#1' });
    const events = told(session.act({ do: 'interrupt', card: 'ward#2' })).filter((event) => event.startsWith('begin'));
    expect(events).toEqual(['begin ward#2 1', 'begin ward#1 1 cancelled', 'begin notes#1 1']);
    expect([count(session, 'resources'), seatOf(session, 'bo')]).toMatchObject([
      6,
      { resources: 3, discards: ['ward#2', 'ward#1'] },
    ]);
  });

  it('AH-AB-18: an unaffordable cancellation is not offered', () => {
    const session = turn(put, { resources: 0 });
    session.act({ do: 'play', card: 'notes#1' });
    expect(pile(session, 'hand ada')).toEqual(['notes#2', 'calm#1']);
  });
});

describe('limits', () => {
  it('scenario 21: “once per round” is reset for a card that left and came back; “max once” is not', () => {
    const session = turn({ 'play ada': ['charm#1', 'lens#1'], 'deck ada': ['lamp#1', 'lamp#2'] });
    harm(session);
    session.act({ do: 'react', card: 'charm#1' });
    session.cheat({ change: 'draw', of: thing('ada'), amount: 1 });
    session.act({ do: 'react', card: 'lens#1' });
    for (const of of ['charm#1', 'lens#1'].map(thing)) {
      session.cheat({ change: 'discard', by: thing('ada'), of });
      session.cheat({ change: 'enter', of, into: ofSeat('play', thing('ada')) });
    }
    harm(session);
    expect([session.legal()[0], pile(session, 'discards ada')]).toEqual([
      { do: 'react', by: 'ada', card: 'charm#1' },
      [],
    ]);
    session.act({ do: 'decline' });
    session.cheat({ change: 'draw', of: thing('ada'), amount: 1 });
    expect(session.legal().some(({ do: word }) => word === 'react')).toBe(false);
  });

  it('scenario 22: two one-handed cards leave at the moment a two-handed one enters', () => {
    const session = turn({ 'play ada': ['lamp#1', 'knife#1', 'bell#1'], 'hand ada': ['rifle#1'] });
    expect(told(session.act({ do: 'play', card: 'rifle#1' })).slice(1)).toEqual(['pay ada -2', 'enter rifle#1']);
    expect(session.legal().map(({ card }) => card)).toEqual(['lamp#1', 'knife#1']);
    session.act({ do: 'choose', card: 'knife#1' });
    expect([pile(session, 'play ada'), pile(session, 'discards ada')]).toEqual([
      ['bell#1', 'rifle#1'],
      ['knife#1', 'lamp#1'],
    ]);
  });
});

describe('effects that outlast their card', () => {
  const skill = (session: Session) => (session.game as ArkhamGame).value('skill', 1);
  const roundOver = (session: Session) => {
    // A seat without actions has already ended its turn
    for (const by of ['ada', 'bo'])
      if (session.legal().some((answer) => answer['by'] === by)) session.act({ do: 'done', by });
  };
  const reloaded = (session: Session) => Session.load(arkham, content, JSON.parse(JSON.stringify(session.save())));

  it('AH-TM-17, AH-TM-19: a lasting effect stays until the end of the round, though its card is discarded', () => {
    const session = turn({ 'hand ada': ['focus#1'] });
    session.act({ do: 'play', card: 'focus#1' });
    expect([skill(session), pile(session, 'discards ada')]).toEqual([5, ['focus#1']]);
    roundOver(session);
    expect(skill(session)).toBe(3);
  });

  it('AH-TM-16: a delayed effect waits for the end of the round and then starts automatically', () => {
    const session = turn({ 'hand ada': ['wind#1'] });
    session.act({ do: 'play', card: 'wind#1' });
    expect(count(session, 'horror')).toBe(0);
    roundOver(session);
    expect(count(session, 'horror')).toBe(1);
  });

  it('AH-TM-10, AH-TM-16: the lead orders two delayed effects of the same moment', () => {
    const session = turn({ 'hand ada': ['wind#1', 'wind#2'] });
    for (const card of ['wind#1', 'wind#2']) session.act({ do: 'play', card });
    roundOver(session);
    expect(session.legal()).toEqual(['wind#1', 'wind#2'].map((card) => ({ do: 'choose', by: 'ada', card })));
    session.act({ do: 'choose', card: 'wind#2' });
    expect(count(session, 'horror')).toBe(2);
  });

  it('AH-ZN-04: an attachment is on its card, and is discarded when that leaves play', () => {
    const session = turn({ 'hand ada': ['clamp#1'], 'play ada': ['lamp#1'] });
    session.act({ do: 'play', card: 'clamp#1' });
    expect([skill(session), session.game.table.on(thing('lamp#1'))]).toEqual([4, [thing('clamp#1')]]);
    session.cheat({ change: 'discard', by: thing('ada'), of: thing('lamp#1') });
    expect([skill(session), pile(session, 'discards ada')]).toEqual([3, ['lamp#1', 'clamp#1']]);
  });

  it('can be undone, and saved in between', () => {
    const hand = ['focus#1', 'wind#1', 'clamp#1'];
    const session = turn({ 'hand ada': hand, 'play ada': ['lamp#1'] });
    const [before, begun] = [session.running.stateText(), session.decisions];
    for (const card of hand) session.act({ do: 'play', card });
    const played = session.decisions;
    expect([skill(session), session.game.table.lasting.length]).toEqual([6, 2]);
    const loaded = reloaded(session);
    for (const one of [session, loaded]) roundOver(one);
    expect([loaded.running.stateText(), skill(loaded), count(loaded, 'horror')]).toEqual([
      session.running.stateText(),
      4,
      1,
    ]);
    session.undoTo(played);
    expect([skill(session), count(session, 'horror')]).toEqual([6, 0]);
    session.undoTo(begun);
    expect(session.running.stateText()).toBe(before);
  });
});

describe('a skill test', () => {
  const investigate = (bag: readonly string[], hand: readonly string[] = []) => {
    const session = turn({ bag, 'hand ada': hand });
    session.act({ do: 'investigate', by: 'ada' });
    return session;
  };
  it.each([
    ['t0', 1, 0],
    ['t-1', 0, 1],
    ['tFail', 0, 1],
  ])('AH-ST-07: with %s clues are %i and damage is %i', (token, clues, damage) => {
    const session = investigate([token]);
    expect([count(session, 'clues'), count(session, 'damage')]).toEqual([clues, damage]);
  });

  it('AH-ST-09: a committed card adds its icons, and is discarded when the test is over', () => {
    const session = investigate(['t-1'], ['lamp#1', 'bell#1']);
    expect(session.why({ do: 'commit', card: 'bell#1' })).toMatchObject({ legal: false, rule: 'AH-ST-10' });
    session.act({ do: 'commit', card: 'lamp#1' });
    expect([count(session, 'clues'), pile(session, 'discards ada')]).toEqual([1, ['lamp#1']]);
  });

  it('AH-ST-12: a token drawn from the bag depends only on the seed, and goes back', () => {
    const draw = (seed: number) => {
      const session = Session.open(arkham, content, { seed });
      session.act({ do: 'investigate' });
      const token = session.eventsFrom(0).find(({ kind }) => kind === 'token');
      expect(session.game.table.at(place('bag')).length).toBe(6);
      return token?.['of'];
    };
    const drawn = Array.from({ length: 30 }, (_, seed) => draw(seed));
    expect(drawn).toEqual(Array.from({ length: 30 }, (_, seed) => draw(seed)));
    expect(new Set(drawn).size).toBe(6);
  });
});

describe('a search', () => {
  const deck = ['omen#1', 'lamp#1', 'knife#1', 'rifle#1'];
  const played = (card: string, piles: { readonly [place: string]: readonly string[] }) => {
    const session = turn({ 'hand ada': [`${card}#1`], ...piles });
    session.act({ do: 'play', card: `${card}#1` });
    return session;
  };
  const searched = () => played('map', { 'deck ada': deck });
  const looked = (session: Session, seat?: number) =>
    session.eventsFrom(0, seat).find(({ kind }) => kind === 'look')?.['cards'];
  const shuffles = (session: Session) => session.eventsFrom(0).filter(({ kind }) => kind === 'shuffle');

  it('AH-ZN-13: offers matching cards among the top cards, which only the searching player sees', () => {
    const session = searched();
    expect(session.legal()).toEqual(['lamp#1', 'knife#1'].map((target) => ({ do: 'choose', by: 'ada', target })));
    expect([0, 1].map((seat) => deckSeenBy(session, seat))).toEqual([
      ['omen#1', 'lamp#1', 'knife#1', '?'],
      ['?', '?', '?', '?'],
    ]);
    expect([looked(session), looked(session, 0), looked(session, 1)]).toEqual([
      ['omen#1', 'lamp#1', 'knife#1'],
      ['omen#1', 'lamp#1', 'knife#1'],
      ['?', '?', '?'],
    ]);
  });

  it('AH-ZN-13: cards do not leave their pile while they are searched', () => {
    const session = searched();
    expect(pile(session, 'deck ada')).toEqual(deck);
  });

  it('AH-ZN-13: the cards are hidden again afterwards', () => {
    const session = searched();
    session.act({ do: 'choose', target: 'knife#1' });
    expect(deckSeenBy(session, 0)).toEqual(['?', '?', '?']);
  });

  it('AH-ZN-09: searching the top of a deck leaves its order', () => {
    const session = searched();
    session.act({ do: 'choose', target: 'knife#1' });
    expect([pile(session, 'hand ada'), pile(session, 'deck ada')]).toEqual([
      ['knife#1'],
      ['omen#1', 'lamp#1', 'rifle#1'],
    ]);
    expect(shuffles(session)).toEqual([]);
  });

  it('shuffles a deck of which only the top was searched if the text says so', () => {
    const session = played('glance', { 'deck ada': ['lamp#1', 'omen#1', 'rifle#1'] });
    expect([pile(session, 'hand ada'), shuffles(session).length]).toEqual([['lamp#1'], 1]);
  });

  it('AH-ZN-13: takes nothing only if nothing matches', () => {
    const session = played('map', { 'deck ada': ['omen#1', 'notes#1', 'omen#2', 'lamp#1'] });
    expect([pile(session, 'hand ada'), session.legal()[0]?.['do']]).toEqual([[], 'investigate']);
    expect(
      searched()
        .legal()
        .map(({ do: word }) => word),
    ).toEqual(['choose', 'choose']);
  });

  it('AH-ZN-13: searches several piles at once, open ones too, and shuffles only the deck searched as a whole', () => {
    const discards = ['omen#2', 'knife#2', 'notes#1'];
    const session = played('archive', { 'deck ada': deck, 'discards ada': discards });
    expect(session.legal().map(({ target }) => target)).toEqual(['lamp#1', 'knife#1', 'rifle#1', 'knife#2']);
    session.act({ do: 'choose', target: 'knife#2' });
    session.act({ do: 'choose', target: 'lamp#1' });
    expect([pile(session, 'hand ada'), pile(session, 'discards ada')]).toEqual([
      ['knife#2', 'lamp#1'],
      ['omen#2', 'notes#1', 'archive#1'],
    ]);
    expect(shuffles(session).map(({ pile }) => pile)).toEqual(['ada/deck']);
  });

  it('AH-ZN-13: a deck that has no more cards than are looked at is searched as a whole', () => {
    const session = played('map', { 'deck ada': ['omen#1', 'notes#1'] });
    expect(shuffles(session).length).toBe(1);
  });

  it('can be saved and loaded in the middle, and undone', () => {
    const session = searched();
    const loaded = Session.load(arkham, content, session.save());
    expect([deckSeenBy(loaded, 0), deckSeenBy(loaded, 1)]).toEqual([deckSeenBy(session, 0), deckSeenBy(session, 1)]);
    session.act({ do: 'choose', target: 'knife#1' });
    session.undoTo(1);
    expect(pile(session, 'deck ada')).toEqual(deck);
  });

  it('what its player has seen is noted when the search is undone', () => {
    const session = searched();
    expect(session.sight.since(1).seen).toEqual(
      expect.arrayContaining(['omen#1', 'lamp#1', 'knife#1'].map((name) => ({ seats: [0], what: 'piece', name }))),
    );
  });

  it('a program keeps what it sees, and only redeals the rest', () => {
    const session = searched();
    const next = stream(1, 'test');
    const worlds = Array.from({ length: 20 }, () => determinize(session, 0, next).table()['seats'] as JsonObject);
    const tops = worlds.map(({ ada }) => ((ada as JsonObject)['deck'] as readonly string[]).slice(0, 3));
    expect(tops).toEqual(worlds.map(() => ['omen#1', 'lamp#1', 'knife#1']));
  });
});

describe('a look at the top of a deck', () => {
  const deck = ['omen#1', 'lamp#1', 'knife#1', 'rifle#1'];
  const looking = (cards: readonly string[] = deck) => {
    const session = turn({ 'hand ada': ['chart#1'], 'deck ada': cards });
    session.act({ do: 'play', card: 'chart#1' });
    return session;
  };

  it('lets the player put the cards back in any order, the first chosen on top', () => {
    const session = looking();
    expect(session.legal()).toEqual(deck.slice(0, 3).map((target) => ({ do: 'choose', by: 'ada', target })));
    session.act({ do: 'choose', target: 'knife#1' });
    session.act({ do: 'choose', target: 'omen#1' });
    expect(pile(session, 'deck ada')).toEqual(['knife#1', 'omen#1', 'lamp#1', 'rifle#1']);
    expect(session.legal()[0]?.['do']).toBe('investigate');
  });

  it('only that player sees them, before and after', () => {
    const session = looking();
    expect([0, 1].map((seat) => deckSeenBy(session, seat))).toEqual([
      ['omen#1', 'lamp#1', 'knife#1', '?'],
      ['?', '?', '?', '?'],
    ]);
    session.act({ do: 'choose', target: 'lamp#1' });
    session.act({ do: 'choose', target: 'knife#1' });
    const arranged = (seat: number) => session.eventsFrom(0, seat).find(({ kind }) => kind === 'arrange')?.['cards'];
    expect([arranged(0), arranged(1)]).toEqual([
      ['lamp#1', 'knife#1', 'omen#1'],
      ['?', '?', '?'],
    ]);
    expect(deckSeenBy(session, 0)).toEqual(['?', '?', '?', '?']);
  });

  it('is of fewer cards if the deck has no more', () => {
    const session = looking(['lamp#1', 'rifle#1']);
    session.act({ do: 'choose', target: 'rifle#1' });
    expect(pile(session, 'deck ada')).toEqual(['rifle#1', 'lamp#1']);
  });
});

describe('its documents', () => {
  const { definitions } = schemasOf(arkham);
  const schemas = new Ajv({ strict: false, discriminator: true });
  schemas.addSchema({ $schema: draft, $id: 'arkham', definitions });
  const cards = schemas.compile({ $ref: 'arkham#/definitions/document.cards' });
  const [bell] = (documents['cards.json'] as { readonly cards: readonly JsonObject[] }).cards as readonly JsonObject[];
  const only = (card: JsonObject) => ({ cards: [card], encounters: [], tokens: [] });

  it('cards are written in the format, with the words of the library and of the game', () => {
    expect([cards(documents['cards.json']), cards.errors]).toEqual([true, null]);
    expect(cards(only({ ...bell, price: 2 }))).toBe(false);
    const effects = [{ id: 'x', when: 'play', do: [{ op: 'modify', number: 'skill', of: { op: 'self' }, add: 1 }] }];
    expect(cards(only({ ...bell, effects }))).toBe(false);
  });

  it('a printed table can be set up again unchanged', () => {
    const session = Session.open(arkham, content, { seed: 4 });
    for (let step = 0; step < 12; step++) session.act(session.legal()[0] as JsonObject);
    const table = session.table();
    const other = Session.open(arkham, content, { seed: 4 }, { laid: 'empty' });
    other.cheat({ put: table });
    const { ada, bo } = table['seats'] as JsonObject;
    expect(other.table()).toEqual({ ...table, seats: { ada: { ...(ada as JsonObject), actions: 3 }, bo } });
    expect(schemas.compile({ ...arkham.document.schema })(table)).toBe(true);
  });
});
