import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { determinize } from '#engine/players/determinize.ts';
import { deckSeenBy, pile, textsContent, turn } from './texts-game/open.ts';
import { textsSystem } from './texts-game/system.ts';

describe('a search', () => {
  const deck = ['omen#1', 'lamp#1', 'knife#1', 'guard#1'];
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
      ['omen#1', 'lamp#1', 'guard#1'],
    ]);
    expect(shuffles(session)).toEqual([]);
  });

  it('shuffles a deck of which only the top was searched if the text says so', () => {
    const session = played('glance', { 'deck ada': ['lamp#1', 'omen#1', 'guard#1'] });
    expect([pile(session, 'hand ada'), shuffles(session).length]).toEqual([['lamp#1'], 1]);
  });

  it('AH-ZN-13: takes nothing only if nothing matches', () => {
    const session = played('map', { 'deck ada': ['omen#1', 'notes#1', 'omen#2', 'lamp#1'] });
    expect([pile(session, 'hand ada'), session.legal()[0]?.['do']]).toEqual([[], 'earn']);
    expect(
      searched()
        .legal()
        .map(({ do: word }) => word),
    ).toEqual(['choose', 'choose']);
  });

  it('AH-ZN-13: searches several piles at once, open ones too, and shuffles only the deck searched as a whole', () => {
    const discards = ['omen#2', 'knife#2', 'notes#1'];
    const session = played('archive', { 'deck ada': deck, 'discards ada': discards });
    expect(session.legal().map(({ target }) => target)).toEqual(['lamp#1', 'knife#1', 'guard#1', 'knife#2']);
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
    const loaded = Session.load(textsSystem, textsContent, session.save());
    expect([deckSeenBy(loaded, 0), deckSeenBy(loaded, 1)]).toEqual([deckSeenBy(session, 0), deckSeenBy(session, 1)]);
    session.act({ do: 'choose', target: 'knife#1' });
    session.undoTo(1);
    expect(pile(session, 'deck ada')).toEqual(deck);
  });

  it('what is taken out of it is not in the log of another seat', () => {
    const session = searched();
    session.act({ do: 'choose', target: 'knife#1' });
    expect([0, 1].map((seat) => session.entriesFrom(2, seat))).toEqual(
      ['knife#1', '?'].map((target) => [{ do: 'choose', by: 'ada', target }]),
    );
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
  const deck = ['omen#1', 'lamp#1', 'knife#1', 'guard#1'];
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
    expect(pile(session, 'deck ada')).toEqual(['knife#1', 'omen#1', 'lamp#1', 'guard#1']);
    expect(session.legal()[0]?.['do']).toBe('earn');
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

  it('its order is not in the log of another seat, nor in that of a loaded game', () => {
    const session = looking();
    session.act({ do: 'choose', target: 'knife#1' });
    session.act({ do: 'choose', target: 'omen#1' });
    const answers = (of: Session, seat: number) =>
      of.entriesFrom(2, seat).map((entry) => (entry as JsonObject)['target']);
    expect([answers(session, 0), answers(session, 1)]).toEqual([
      ['knife#1', 'omen#1'],
      ['?', '?'],
    ]);
    const loaded = Session.load(textsSystem, textsContent, session.save());
    expect(answers(loaded, 1)).toEqual(['?', '?']);
  });

  it('is of fewer cards if the deck has no more', () => {
    const session = looking(['lamp#1', 'guard#1']);
    session.act({ do: 'choose', target: 'guard#1' });
    expect(pile(session, 'deck ada')).toEqual(['guard#1', 'lamp#1']);
  });
});
