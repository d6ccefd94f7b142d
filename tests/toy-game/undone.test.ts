import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { lanternMarket } from './system.ts';

const documents: Documents = {
  'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json,
};
const content = lanternMarket.compile(documents, lanternMarket.language, null);
const bid = (by: string, amount: number) => ({ do: 'bid', by, amount });
const [ada, bo] = [0, 1];

let session: Session;
/** Both have a ribbon they could tie, so that both are asked. */
const dressable = {
  cheat: {
    put: { seats: { ada: { lanterns: ['L-01'], hand: ['R-02'] }, bo: { lanterns: ['L-04'], hand: ['R-05'] } } },
  },
};
beforeEach(() => {
  session = Session.open(lanternMarket, content, { players: 2 });
});
const enter = (...entries: readonly JsonObject[]) => {
  for (const entry of entries) session.enter(entry);
};
const passAll = () => {
  while (session.legal().some(({ do: word }) => word === 'pass')) session.act({ do: 'pass' });
};
const again = (one: Session) => Session.load(lanternMarket, content, JSON.parse(JSON.stringify(one.save())));

describe('what seats have seen since', () => {
  it('is nothing while an answer is sealed, and the answers of the others once all are opened', () => {
    session.act(bid('ada', 3));
    expect(session.sight.since(0).seen).toEqual([]);
    session.act(bid('bo', 1));
    const opened = [
      { seats: [bo], what: 'answer', answer: bid('ada', 3) },
      { seats: [ada], what: 'answer', answer: bid('bo', 1) },
    ];
    expect(session.sight.since(0)).toEqual({ seen: opened, entries: 2 });
    expect(session.sight.since(1)).toEqual({ seen: opened, entries: 1 });
  });

  it('is nothing after an answer that reveals nothing', () => {
    enter(dressable, bid('ada', 3), bid('bo', 1), { do: 'pass', by: 'ada' });
    expect(session.sight.since(3)).toEqual({ seen: [], entries: 0 });
  });

  it('is a revealed piece, for every seat it was hidden from', () => {
    enter(bid('ada', 3), bid('bo', 1));
    passAll();
    const [lantern] = session.table()['market'] as readonly string[];
    expect(session.sight.since(2)).toEqual({
      seen: [{ seats: [ada, bo], what: 'piece', name: lantern }],
      entries: session.decisions - 2,
    });
  });

  it('is a piece played from a hand for the others only, and not if they had seen it arrive there', () => {
    const laid = (lanterns: Json) => ({ cheat: { put: { seats: { ada: { lanterns } } } } });
    enter(laid(['L-01']), { cheat: { hand: { seat: 'bo', ribbon: 'R-01' } } });
    enter(laid([{ lantern: 'L-01', ribbon: 'R-01' }]));
    expect(session.sight.since(2).seen).toEqual([{ seats: [ada], what: 'piece', name: 'R-01' }]);
    enter({ cheat: { hand: { seat: 'bo', ribbon: 'R-01' } } }, laid([{ lantern: 'L-01', ribbon: 'R-01' }]));
    expect(session.sight.since(4).seen).toEqual([]);
  });

  it('is the same in a loaded game', () => {
    enter(bid('ada', 3), bid('bo', 1));
    passAll();
    expect(again(session).sight.since(1)).toEqual(session.sight.since(1));
  });

  it('is empty when all win together and see the same', () => {
    const together = { ...lanternMarket, seating: () => ({ least: 2, most: 4, together: true }) } as RuleSystem;
    const entries = [bid('ada', 3), bid('bo', 1)];
    const seenIn = (system: RuleSystem) => {
      const one = Session.open(system, content, { players: 2 });
      for (const entry of entries) one.enter(entry);
      return one.sight.since(0).seen.length;
    };
    expect([seenIn(together), seenIn({ ...together, hidden: [] })]).toEqual([2, 0]);
  });
});

describe('an undo past what was seen', () => {
  const seen = [
    { seats: [bo], what: 'answer', answer: bid('ada', 3) },
    { seats: [ada], what: 'answer', answer: bid('bo', 1) },
  ];
  const mark = { at: 1, entries: [bid('bo', 1)], seen };

  it('marks the game, and any other undo does not', () => {
    session.act(bid('ada', 3));
    session.past.takeBack(0);
    expect(session.past.takenBack).toEqual([]);
    enter(dressable, bid('ada', 3), bid('bo', 1), { do: 'pass', by: 'ada' });
    session.past.takeBack(3);
    expect(session.past.takenBack).toEqual([]);
    session.past.takeBack(2);
    expect(session.past.takenBack).toEqual([{ ...mark, at: 2 }]);
  });

  it('keeps its mark when the game continues differently: saved, loaded and forked; hashes are as without it', () => {
    enter(bid('ada', 3), bid('bo', 1));
    session.past.takeBack(1);
    session.act(bid('bo', 4));
    const unmarked = Session.open(lanternMarket, content, { players: 2 });
    for (const entry of session.entries) unmarked.enter(entry);
    expect([session.hash(), session.logHash()]).toEqual([unmarked.hash(), unmarked.logHash()]);
    expect([session.past.takenBack, again(session).past.takenBack, session.fork().past.takenBack]).toEqual([
      [mark],
      [mark],
      [mark],
    ]);
    expect('takenBack' in unmarked.save()).toBe(false);
  });

  it('loses its mark when the same answers are repeated, as after a mere look', () => {
    enter(dressable, bid('ada', 3), bid('bo', 1), { do: 'pass', by: 'ada' });
    session.past.takeBack(2);
    expect(session.past.takenBack).toHaveLength(1);
    session.act(bid('bo', 1));
    expect(session.past.takenBack).toEqual([]);
  });

  it('extends its mark by further undos', () => {
    enter(bid('ada', 3), bid('bo', 1));
    session.past.takeBack(1);
    session.past.takeBack(0);
    const further = { ...mark, at: 0, entries: [bid('ada', 3), bid('bo', 1)] };
    expect(session.past.takenBack).toEqual([further]);
    session.act(bid('ada', 3));
    expect(session.past.takenBack).toEqual([further]);
    session.act(bid('bo', 1));
    expect(session.past.takenBack).toEqual([]);
  });
});
