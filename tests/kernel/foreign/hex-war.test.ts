import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { hexWar } from './hex-war.ts';
import { keepsTheLaws } from './keeps-the-laws.ts';
import { open } from './slice.ts';

type Commit = { readonly power: number; readonly card?: string; readonly second?: string };
const none = { card: undefined, second: undefined };

function atTheFord(set: JsonObject = {}): Session {
  const session = open(hexWar, { set });
  session.act({ do: 'fight', hex: 'ford' });
  return session;
}
/** An answer of one seat; a missing field means none. */
function commit(session: Session, by: string, what: Commit): JsonObject[] {
  const wanted = { do: 'commit', by, ...none, ...what };
  const option = session
    .legal()
    .find((one) => JSON.stringify({ ...none, ...one }) === JSON.stringify(wanted) || same(one, by, what));
  return session.act(option ?? (wanted as JsonObject));
}
const same = (one: JsonObject, by: string, { power, card, second }: Commit) =>
  one['by'] === by && one['power'] === power && one['card'] === card && one['second'] === second;
const told = (events: readonly JsonObject[]) =>
  events.map(({ kind, of, amount }) => [kind, of, amount].join(' ').trim());

keepsTheLaws(hexWar);

describe('the secret answer with two fields', () => {
  it('HW-CO-06 HW-CO-07: power up to 7 and within the player’s own, and a card for each own fighter', () => {
    const session = atTheFord();
    const most = (by: number, field: string) => Math.max(...session.legal(by).map((one) => Number(one[field] ?? 0)));
    expect([most(0, 'power'), session.legal(0).filter(({ second }) => second !== undefined).length]).toEqual([
      5,
      6 * 3,
    ]);
    expect(session.legal(1).filter(({ second }) => second !== undefined)).toEqual([]);
    expect([session.legal(1).length, session.legal(2)]).toEqual([6 * 3, []]);
    expect(atTheFord({ ada: { power: 16 } }).legal(0).length).toBe(8 * 7);
  });

  it('HW-CO-08: until both are in, others see neither the power nor the number of cards, played or left', () => {
    expect(open(hexWar).table(1)['hands']).toEqual({ ada: 3, bo: ['2b', '4a'], cy: 1 });
    const session = atTheFord();
    const before = [1, 2].map((seat) => [session.table(seat), session.legal(seat)]);
    expect(session.table(1)['hands']).toEqual({ ada: '?', bo: ['2b', '4a'], cy: '?' });
    expect(commit(session, 'ada', { power: 3, card: '2a', second: '5a' })).toEqual([]);
    expect([1, 2].map((seat) => [session.table(seat), session.legal(seat)])).toEqual(before);
    expect(session.entriesFrom(1, 1)).toEqual([{ do: 'secret', by: 'ada' }]);
    expect(session.entriesFrom(1, 0)).toEqual([{ do: 'commit', by: 'ada', power: 3, card: '2a', second: '5a' }]);
    expect(told(commit(session, 'bo', { power: 1 })).slice(0, 2)).toEqual(['commit  3', 'commit  1']);
    expect(session.table(1)['hands']).toMatchObject({ ada: '?' });
  });
});

describe('a combat', () => {
  it('HW-CO-09 HW-CO-10: the attacker wins a tie, and both lose the power of the dial and the cards', () => {
    const session = atTheFord();
    commit(session, 'ada', { power: 3, card: '2a' });
    commit(session, 'bo', { power: 5 });
    session.act({ do: 'decline' });
    expect(session.table()).toMatchObject({
      power: { ada: 2, bo: 0, cy: 5 },
      stars: { ada: 1, bo: 0 },
      hands: { ada: ['3a', '5a'] },
    });
  });

  it('HW-CO-13 HW-CO-15: a winning attacker loses popularity for each worker; all units of the loser go home', () => {
    const session = atTheFord({ ada: { popularity: 1 } });
    commit(session, 'bo', { power: 0 });
    commit(session, 'ada', { power: 0 });
    expect(session.table()).toMatchObject({
      popularity: { ada: 0 },
      units: { ford: ['ada hero', 'ada mech'], 'home bo': ['bo mech', 'bo worker', 'bo farmer'] },
    });
  });

  it('HW-CO-17: a loser with a sum of 0 may draw no card, with a sum of 1 one card', () => {
    const [nothing, one] = [0, 1].map((power) => {
      const session = atTheFord();
      commit(session, 'ada', { power: 5 });
      commit(session, 'bo', { power });
      return session.legal();
    });
    expect(one).toEqual([
      { do: 'draw', by: 'bo' },
      { do: 'decline', by: 'bo' },
    ]);
    expect(nothing?.every((option) => option['do'] === 'commit')).toBe(true);
  });

  it('HW-CO-05: the attacker’s ability comes before the dials are set', () => {
    const session = atTheFord({ ada: { volley: 1 }, bo: { power: 1 } });
    expect([session.table()['power'], session.legal(1).length]).toEqual([{ ada: 5, bo: 0, cy: 5 }, 3]);
  });

  it('consequences of a won combat come clockwise from the active seat, no matter who won', () => {
    const session = atTheFord({ ada: { drill: 1 }, bo: { drill: 1, prize: 1 }, cy: { drill: 1, prize: 1 } });
    commit(session, 'ada', { power: 0 });
    expect(told(commit(session, 'bo', { power: 4 })).slice(3, 7)).toEqual([
      'take 2c',
      'coins bo 3',
      'popularity bo 1',
      'take 4b',
    ]);
  });
});

describe('an end in the middle of a turn', () => {
  it('HW-ST-13: the sixth star drops the waiting combats, and their attackers go back', () => {
    const session = atTheFord({ ada: { stars: 5 } });
    commit(session, 'ada', { power: 5 });
    const events = commit(session, 'bo', { power: 0 });
    expect(told(events).slice(-3)).toEqual(['won ada 1', 'star ada 1', 'return ada scout']);
    expect([session.result, session.endedBy, session.decision]).toEqual(['stars', 'HW-ST-10', null]);
    expect(session.table()['units']).toMatchObject({
      ford: ['ada hero', 'ada mech'],
      mill: ['cy hero'],
      'home ada': ['ada scout'],
    });
  });

  it('HW-ST-11 HW-ST-12: gains come before the stars they bring, and the winner’s own before those of others', () => {
    const session = atTheFord({ ada: { stars: 4, popularity: 17, prize: 1 } });
    session.undoTo(0);
    session.act({ do: 'fight', hex: 'mill' });
    commit(session, 'ada', { power: 5 });
    const events = commit(session, 'cy', { power: 0 });
    expect(told(events).slice(2)).toEqual([
      'win  5',
      'coins ada 3',
      'popularity ada 1',
      'power ada -5',
      'power cy 0',
      'retreat cy hero',
      'secret game 0',
      'won ada 1',
      'star ada 1',
      'star ada 1',
      'return ada hero',
      'return ada mech',
    ]);
    expect(session.table()['stars']).toMatchObject({ ada: 6 });
  });

  it('HW-CO-12: a third combat won brings no star', () => {
    const session = atTheFord({ ada: { won: 2, stars: 5 } });
    commit(session, 'ada', { power: 5 });
    commit(session, 'bo', { power: 0 });
    expect([session.result, session.table()['stars']]).toMatchObject([null, { ada: 5 }]);
  });

  it('can be undone', () => {
    const session = atTheFord({ ada: { stars: 5 } });
    commit(session, 'bo', { power: 0 });
    const before = session.save();
    commit(session, 'ada', { power: 5 });
    session.undoTo(2);
    expect(session.save()).toEqual(before);
  });
});

describe('the end', () => {
  const ended = (set: JsonObject) =>
    open(hexWar, {
      put: { ford: ['bo mech', 'bo worker', 'bo farmer'], mill: ['ada scout'], 'home ada': ['ada hero', 'ada mech'] },
      set,
    }).outcome?.seats.map(({ place, won, score }) => [place, won, score?.map(({ amount }) => amount)]);

  it('HW-SC-01 to HW-SC-10: coins, stars and territories add up; a tie goes to the player with more on the board', () => {
    expect(ended({ ada: { coins: 6 }, bo: { coins: 6 }, cy: { coins: 8 } })).toEqual([
      [2, false, [6, 0, 2]],
      [1, true, [6, 0, 2]],
      [3, false, [8, 0, 0]],
    ]);
  });

  it('HW-SC-01: more popularity pays more for a star', () => {
    expect(ended({ ada: { stars: 2, popularity: 7 }, bo: { stars: 2 }, cy: { stars: 2, popularity: 13 } })).toEqual([
      [1, true, [0, 8, 3]],
      [3, false, [0, 6, 2]],
      [2, false, [0, 10, 0]],
    ]);
  });
});
