import { describe, expect, it } from 'vitest';
import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { candidates } from '#engine/kernel/decisions/option-lister.ts';
import type { Choose, Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { refusal } from '../toy/open.ts';
import { keepsTheLaws } from './keeps-the-laws.ts';
import { metro } from './metro.ts';
import { open, type SliceGame } from './slice.ts';

const bid = (session: Session, bids: { readonly [seat: string]: number }) => {
  for (const [by, amount] of Object.entries(bids)) session.act({ do: 'bid', by, amount });
};
function afterBid(setup: JsonObject = {}): Session {
  const session = open(metro, setup);
  bid(session, { ada: 0, bo: 0, cy: 0 });
  return session;
}
const passAll = (session: Session) => {
  for (const by of ['ada', 'bo', 'cy']) session.act({ do: 'pass', by });
};
const { game } = open(metro);
const thing = (name: string) => (game as SliceGame).thing(name);
const cash = (session: Session) => session.table()['cash'];

keepsTheLaws(metro);

describe('the secret bid', () => {
  it('TM-RO-04: high bids go first, equal ones keep their order, and all pay', () => {
    const session = open(metro);
    bid(session, { ada: 100, bo: 300, cy: 300 });
    expect([session.table()['order'], cash(session)]).toEqual([['bo', 'cy', 'ada'], { ada: 1900, bo: 1700, cy: 1700 }]);
  });

  it('is answered once by each seat in any order, and nothing follows before all bids are in', () => {
    const session = open(metro);
    bid(session, { cy: 300, ada: 100 });
    expect(session.eventsFrom(0)).toEqual([]);
    expect(new Set(session.legal().map(({ by }) => by))).toEqual(new Set(['bo']));
    expect([session.legal(0), session.legal(1).length, session.legal(2)]).toEqual([[], 21, []]);
    expect(refusal(() => session.act({ do: 'bid', by: 'ada', amount: 0 }))).toEqual({
      code: 'illegal',
      rule: 'TM-RO-04',
    });
    bid(session, { bo: 300 });
    const inOrder = open(metro);
    bid(inOrder, { ada: 100, bo: 300, cy: 300 });
    expect([session.running.stateText(), session.eventsFrom(0)]).toEqual([
      inOrder.running.stateText(),
      inOrder.eventsFrom(0),
    ]);
  });

  it('shows a seat its own answer and that another has answered; once all are in, it shows everything', () => {
    const session = open(metro);
    bid(session, { bo: 300, ada: 100 });
    const [bo, ada, cy] = [
      { do: 'bid', by: 'bo', amount: 300 },
      { do: 'bid', by: 'ada', amount: 100 },
      { do: 'bid', by: 'cy', amount: 0 },
    ];
    expect(session.entriesFrom(0, 0)).toEqual([{ do: 'secret', by: 'bo' }, ada]);
    expect(session.entriesFrom(0, 1)).toEqual([bo, { do: 'secret', by: 'ada' }]);
    expect(session.entriesFrom(1, 2)).toEqual([{ do: 'secret', by: 'ada' }]);
    session.act(cy);
    expect(session.entriesFrom(0, 2)).toEqual([bo, ada, cy]);
  });

  it('can be undone and saved while bids are missing', () => {
    const session = open(metro);
    const empty = session.running.stateText();
    bid(session, { cy: 200 });
    const saved = JSON.parse(JSON.stringify(session.save()));
    expect(saved.state.stack[0].my.secret).toEqual([{ offer: 'bid', do: 'bid', pick: { by: 3, amount: 200 } }]);
    session.undoTo(0);
    expect(session.running.stateText()).toBe(empty);
  });
});

it('the laws detect an answer that another seat can notice', () => {
  const noticing = metro.procedures.map((one) => {
    if (one.id !== 'round') return one;
    const [bids, ...steps] = one.steps as [Choose<Erased, Erased>, ...typeof one.steps];
    const { bid: offer } = bids.offers as { readonly bid: Offer<Erased, Erased, Erased> };
    const among: typeof offer.among = (one, my) =>
      candidates(offer, one, my).filter(({ amount = 0 }) => amount > (my.secret?.[0]?.pick.amount ?? -1));
    return { ...one, steps: [{ ...bids, offers: { bid: { ...offer, among } } }, ...steps] };
  });
  const system = { ...metro, procedures: noticing };
  const content = system.compile({}, system.language, null);
  const { brokenLaws } = playOut({ system, content, setup: {} }, { player: players['random']!, laws: true });
  expect(brokenLaws.map(({ law }) => law)).toContain('secretIsSecret');
});

describe('the action phase', () => {
  it('TM-AC-07: a player who passes gets 100 for each unused chip and is not asked again', () => {
    const session = afterBid();
    session.act({ do: 'place', by: 'ada', card: 'e2', spot: 0 });
    expect(cash(session)).toEqual({ ada: 2600, bo: 2000, cy: 2000 });
    session.act({ do: 'pass', by: 'bo' });
    session.act({ do: 'place', by: 'cy', card: 'e1', spot: 0 });
    session.act({ do: 'pass', by: 'ada' });
    expect(new Set(session.legal().map(({ by }) => by))).toEqual(new Set(['cy']));
    expect(cash(session)).toEqual({ ada: 2700, bo: 2300, cy: 2300 });
  });

  it.each([
    ['TM-AC-03', 'needs more chips than are left', { ada: { chips: 2 } }, { card: 'e2', spot: 1 }],
    ['TM-AC-04', 'is taken', { e1: { left: 2 } }, { card: 'e1', spot: 0 }],
    ['TM-PR-03', 'would do nothing', { ada: { spare: 0 } }, { card: 'e1', spot: 1 }],
  ])('%s: a spot that %s is not offered', (rule, _, set, spot) => {
    const session = afterBid({ set });
    expect(session.why({ do: 'place', by: 'ada', ...spot })).toMatchObject({ legal: false, rule });
  });

  it('TM-SP-01: a line with both spots taken accepts no speed token', () => {
    const session = afterBid({ set: { G: { train: 15, speed: 2 } } });
    expect(session.why({ do: 'place', card: 'c3' })).toMatchObject({
      legal: false,
      rule: 'TM-PR-03',
      reason: 'excluded',
    });
  });

  it('ends when all have passed or run out of chips, and the chips come back', () => {
    const session = afterBid({ set: { ada: { chips: 2 }, bo: { chips: 0 }, cy: { chips: 0 } } });
    session.act({ do: 'place', by: 'ada', card: 'e2', spot: 0 });
    expect([session.result, session.table()['chips']]).toEqual(['over', { ada: 2, bo: 0, cy: 0 }]);
  });
});

describe('the trains', () => {
  const owning = (stations: readonly string[]) =>
    Object.fromEntries(stations.map((station) => [station, { owner: 1 }]));

  it.each([
    [0, ['21', '31', '41', '51'], 2900],
    [1, ['21', '31', '41', '51', 'Ge'], 3200],
  ])(
    'TM-TR-03 TM-TR-04: with %i speed tokens a train from 11 pays at each of %j, not at its start',
    (speed, owned, ada) => {
      const session = afterBid({
        set: {
          ...owning(['11', ...owned]),
          G: { train: thing('11'), speed, step: 1 },
        },
      });
      passAll(session);
      expect(cash(session)).toEqual({ ada, bo: 2300, cy: 2300 });
      expect(session.table()['steps']).toMatchObject({ G: 2, H: 0 });
    },
  );

  it('TM-TR-04: a train turns at the end of its line, and a station passed twice pays twice', () => {
    const session = afterBid({ set: { '51': { owner: 2 }, G: { train: thing('31') } } });
    passAll(session);
    expect([cash(session), session.table()['trains']]).toMatchObject([{ bo: 2600 }, { G: '41' }]);
  });

  it('TM-TR-04: a train goes round a loop', () => {
    const session = afterBid({ set: { O: { train: thing('44') } } });
    passAll(session);
    expect(session.table()['trains']).toMatchObject({ O: '32' });
  });

  it('a train meets a passenger who arrives before its turn, and not one who arrives after it', () => {
    // cy is at 11: with G it goes to 31, where nothing waits; it meets a train laid meanwhile on O, and not a second
    // one on G.
    const session = afterBid({ set: { G: { train: thing('11') }, cy: { at: thing('11') } } });
    passAll(session);
    expect(session.legal().at(-1)).toEqual({ do: 'pass', by: 'cy' });
    session.cheat({ change: 'run', of: thing('O'), amount: thing('44') });
    session.act({ do: 'board', by: 'cy', station: '31' });
    expect(session.table()).toMatchObject({ trains: { G: 'Ge', O: '32' }, at: { cy: '31' }, cash: { cy: 2200 } });
  });

  it('TM-TR-05: a passenger carried to the place of a later train may continue with it', () => {
    const session = afterBid({
      set: { H: { train: thing('12') }, O: { train: thing('32') }, bo: { at: thing('12') } },
    });
    passAll(session);
    session.act({ do: 'board', by: 'bo', station: '32' });
    expect(new Set(session.legal().map(({ by }) => by))).toEqual(new Set(['bo']));
    session.act({ do: 'board', by: 'bo', station: '44' });
    expect(session.table()).toMatchObject({ at: { bo: '44' }, trains: { O: '24' }, cash: { bo: 2100 } });
  });
});

describe('the end', () => {
  it('TM-PR-07: cash and stations on grown lines add up; a tie goes to more stations, then to the earlier player in turn order', () => {
    const session = afterBid({
      set: { G: { step: 5 }, '11': { owner: thing('cy') }, ada: { cash: 1000 }, bo: { cash: 1000 }, cy: { cash: 800 } },
    });
    passAll(session);
    expect(
      session.outcome?.seats.map(({ place, won, score }) => [place, won, score?.map(({ amount }) => amount)]),
    ).toEqual([
      [2, false, [1300, 0]],
      [3, false, [1300, 0]],
      [1, true, [1100, 200]],
    ]);
  });
});
