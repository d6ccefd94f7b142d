import { describe, expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { decisionOf } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playable } from '../project.ts';

const { system } = playable;
const content = contentOf(playable);

const quay = { card: 'quay', side: true };
const market = { card: 'market', side: true, clues: 1 };
/** One investigator on the quay of an open map; every token is 0, so that no test is in doubt. */
const base = {
  ...{ locations: [quay, market, 'tower'], acts: ['act', 'act2'], agendas: ['agenda', 'agenda2'], bag: ['0'] },
  seats: { seat1: { location: 'quay' } },
};
function opened(seat1: JsonObject = {}, put: JsonObject = {}): Session {
  const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 }, { laid: 'empty' });
  session.cheat({ put: { ...base, ...put, seats: { seat1: { ...base.seats.seat1, ...seat1 } } } });
  return session;
}
const worth = ({ game }: Session) => system.judge.position(game, 0);

describe('a position is worth more', () => {
  it.each<[string, more: Session, than: Session]>([
    ['with more clues for the act', opened({ clues: 1 }), opened()],
    ['with an act done', opened({}, { acts: ['act2'] }), opened()],
    ['nearer to clues', opened({ location: 'market' }), opened()],
    ['with less damage', opened(), opened({ damage: 3 })],
    ['with less horror', opened(), opened({ horror: 3 })],
    ['without an engaged enemy', opened(), opened({ threat: ['rat'] })],
    [
      'with an enemy that is nearly defeated',
      opened({ threat: [{ card: 'ghoul', damage: 2 }] }),
      opened({ threat: ['ghoul'] }),
    ],
    ['with an asset in play', opened({ play: ['lamp'] }), opened()],
    [
      'with less doom on the last agenda',
      opened({}, { agendas: ['agenda2'] }),
      opened({}, { agendas: [{ card: 'agenda2', doom: 6 }] }),
    ],
  ])('%s', (_, more, than) => {
    expect([worth(more) > worth(than), worth(more) < 1, worth(than) > 0]).toEqual([true, true, true]);
  });

  it('and 1 when it is won, 0 when it is lost', () => {
    const won = opened({ clues: 3 }, { acts: ['act2'] });
    won.act({ do: 'advanceAct', by: 'seat1' });
    const lost = opened({}, { agendas: [{ card: 'agenda2', doom: 8 }] });
    lost.act({ do: 'endTurn', by: 'seat1' });
    expect([won.endedBy, worth(won), lost.endedBy, worth(lost)]).toEqual([won.endedBy, 1, lost.endedBy, 0]);
  });
});

/** The answers that look best, by what they do. */
function preferred(session: Session): readonly string[] {
  const { game } = session;
  const judged = decisionOf(session).options.map((option) => [option.do, system.judge.option(game, option)] as const);
  const best = Math.max(...judged.map(([, look]) => look));
  return [...new Set(judged.filter(([, look]) => look === best).map(([word]) => word))];
}

describe('at first sight', () => {
  it.each<[string, string, Session]>([
    ['clues are spent at once', 'advanceAct', opened({ clues: 3, threat: ['guard'] }, { acts: ['act2'] })],
    ['clues are looked for where there are some', 'investigate', opened({ location: 'market' })],
    ['an investigator goes where clues are', 'moveTo', opened()],
    ['a ready engaged enemy comes before clues', 'fight', opened({ location: 'market', threat: ['hound'] })],
    [
      'an enemy that takes too many blows is evaded',
      'evade',
      opened({ location: 'market', damage: 4, threat: ['guard'] }),
    ],
    [
      'an asset for which no slot is free is not played',
      'drawCard',
      opened({ hand: ['dog'], play: ['friend'] }, empty()),
    ],
    ['with nothing worth an action a card is drawn', 'drawCard', opened({}, empty())],
  ])('%s', (_, word, session) => {
    expect(preferred(session)).toEqual([word]);
  });
});

/** A map of one location without clues, where nothing is to be done. */
function empty(): JsonObject {
  return { locations: [quay] };
}

describe('search', () => {
  it('takes a blow for the last clue when doom leaves no other turn, where greedy saves itself', () => {
    const session = () =>
      opened(
        { ...{ location: 'market', damage: 4, clues: 2, spent: 2 }, threat: ['guard'] },
        { acts: ['act2'], agendas: [{ card: 'agenda2', doom: 8 }] },
      );
    const chosenBy = (name: 'greedy' | 'search') => players[name]?.(1, { playouts: 16 }).choose(session()).do;
    expect([chosenBy('greedy'), chosenBy('search')]).toEqual(['evade', 'investigate']);
  });
});
