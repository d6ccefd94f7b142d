import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { contentOf, openToy, refusal } from './toy/open.ts';
import { toy } from './toy/system.ts';

function play(session: Session, picks: readonly number[]): string[] {
  const hashes = [session.hash()];
  for (const pick of picks) {
    const legal = session.legal();
    if (legal.length === 0) break;
    session.act(legal[pick % legal.length] as Answer);
    hashes.push(session.hash());
  }
  return hashes;
}
const game = fc.record({ seed: fc.nat({ max: 500 }), picks: fc.array(fc.nat({ max: 11 }), { maxLength: 60 }) });
const runs = { numRuns: 60 };

describe('a game', () => {
  it('is a pure function of content, set-up and answers', () => {
    fc.assert(
      fc.property(game, ({ seed, picks }) => {
        const [one, other] = [openToy({ seed }), openToy({ seed })];
        expect(play(one, picks)).toEqual(play(other, picks));
        expect([one.logHash(), one.eventsFrom(0)]).toEqual([other.logHash(), other.eventsFrom(0)]);
      }),
      runs,
    );
  });

  it('differs by seed, by answer and by content', () => {
    const hash = openToy({ seed: 1 }).hash();
    expect(openToy({ seed: 2 }).hash()).not.toBe(hash);
    expect(openToy({ seed: 1, stones: [{ id: 'S-plain', copies: 20, worth: 2 }] }).hash()).not.toBe(hash);
    const [lay, pass] = [openToy({ seed: 1 }), openToy({ seed: 1 })];
    pass.act({ do: 'pass' });
    lay.act(lay.legal()[0] as Answer);
    expect([lay.hash() === pass.hash(), lay.logHash() === pass.logHash()]).toEqual([false, false]);
  });

  it('without history plays the same', () => {
    fc.assert(
      fc.property(game, ({ seed, picks }) => {
        const bare = Session.open(toy, contentOf(), { seed, players: 2 }, { keep: false });
        expect(play(bare, picks)).toEqual(play(openToy({ seed }), picks));
      }),
      runs,
    );
  });

  it('with events but without undo plays and reports the same', () => {
    fc.assert(
      fc.property(game, ({ seed, picks }) => {
        const once = Session.open(toy, contentOf(), { seed, players: 2 }, { keep: 'events' });
        const whole = openToy({ seed });
        expect(play(once, picks)).toEqual(play(whole, picks));
        expect(once.eventsFrom(0)).toEqual(whole.eventsFrom(0));
        expect([once.eventCount, once.entries]).toEqual([whole.eventCount, whole.entries]);
      }),
      runs,
    );
  });
});

describe('undo', () => {
  it('goes back to any point, also inside an effect, and the same answers lead to the same state', () => {
    fc.assert(
      fc.property(game, fc.nat(), ({ seed, picks }, back) => {
        const session = openToy({ seed });
        const hashes = play(session, picks);
        const entries = session.entries;
        const events = session.eventsFrom(0);
        const to = back % hashes.length;
        session.undoTo(to);
        expect([session.hash(), session.decisions]).toEqual([hashes[to], to]);
        for (const entry of entries.slice(to)) session.enter(entry);
        expect(session.hash()).toBe(hashes.at(-1));
        expect(session.eventsFrom(0)).toEqual(events);
      }),
      runs,
    );
  });

  it('goes back beyond the point where the game was loaded', () => {
    const session = openToy({ seed: 3 });
    const hashes = play(session, [0, 1, 2, 3, 0, 1, 2, 3]);
    const loaded = Session.load(toy, contentOf(), session.save());
    loaded.undoTo(2);
    expect([loaded.hash(), loaded.decisions]).toEqual([hashes[2], 2]);
    loaded.undoTo(0);
    expect(loaded.hash()).toBe(hashes[0]);
  });

  it('takes back the end of a game', () => {
    const session = openToy({ seed: 3 });
    const hash = session.hash();
    session.cheat({ end: 'lost' });
    session.undoTo(0);
    expect([session.hash(), session.result]).toEqual([hash, null]);
    expect(session.legal().length).toBeGreaterThan(1);
  });
});

describe('save and load', () => {
  it('restores the same game with the same future at every decision', () => {
    fc.assert(
      fc.property(game, ({ seed, picks }) => {
        const straight = openToy({ seed });
        let carried = openToy({ seed });
        for (const pick of picks) {
          const legal = straight.legal();
          if (legal.length === 0) break;
          carried = Session.load(toy, contentOf(), JSON.parse(JSON.stringify(carried.save())));
          expect([carried.hash(), carried.legal()]).toEqual([straight.hash(), legal]);
          const answer = legal[pick % legal.length] as Answer;
          expect(carried.act(answer)).toEqual(straight.act(answer));
        }
        expect([carried.logHash(), carried.save()]).toEqual([straight.logHash(), straight.save()]);
      }),
      runs,
    );
  });

  it('refuses a save from other content', () => {
    const saved = openToy().save();
    const other = contentOf([{ id: 'S-plain', copies: 3, worth: 1 }]);
    expect(refusal(() => Session.load(toy, other, saved))).toEqual({ code: 'otherContent' });
  });
});

describe('redo', () => {
  it('repeats any number of undone answers without playing them again', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.nat(), ({ seed, picks }, back, on) => {
        const session = openToy({ seed });
        const hashes = play(session, picks);
        const [events, entries, legal] = [session.eventsFrom(0), session.entries, session.legal()];
        const from = back % hashes.length;
        const to = from + (on % (hashes.length - from));
        session.past.takeBack(Math.max(from, Math.floor((from + to) / 2)));
        session.past.takeBack(from);
        expect([session.hash(), session.past.aheadEntries]).toEqual([hashes[from], entries.slice(from)]);
        session.past.doAgain(to);
        expect([session.hash(), session.entries]).toEqual([hashes[to], entries.slice(0, to)]);
        expect(session.eventsFrom(0)).toEqual(events.slice(0, session.eventCount));
        session.past.doAgain(entries.length);
        expect([session.hash(), session.eventsFrom(0), session.legal()]).toEqual([hashes.at(-1), events, legal]);
        session.undoTo(from);
        expect(session.hash()).toBe(hashes[from]);
      }),
      runs,
    );
  });

  it('is dropped after another answer', () => {
    const session = openToy({ seed: 5 });
    play(session, [1, 0, 2]);
    session.past.takeBack(1);
    session.act(session.legal()[0] as Answer);
    expect([session.past.aheadEntries, session.past.doAgain(3)]).toEqual([[], 2]);
  });
});

describe('fork', () => {
  it('starts at the current state, and neither game affects the other', () => {
    const session = openToy({ seed: 5 });
    play(session, [1, 0, 2]);
    const fork = session.fork();
    const before = session.hash();
    expect(fork.hash()).toBe(before);
    play(fork, [0, 0, 0]);
    expect(session.hash()).toBe(before);
    const forked = fork.hash();
    play(session, [1, 1]);
    expect(fork.hash()).toBe(forked);
  });
});

describe('the log', () => {
  it('replays to the same hash', () => {
    fc.assert(
      fc.property(game, ({ seed, picks }) => {
        const session = openToy({ seed });
        play(session, picks);
        const again = replay(toy, contentOf(), session.setup, session.entries);
        expect([again.broken, again.session.hash()]).toEqual([null, session.hash()]);
      }),
      runs,
    );
  });

  it('keeps cheats as entries that can be undone', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    const before = session.hash();
    session.cheat({ put: { points: { ada: 5 } } });
    session.act({ do: 'pass' });
    expect(session.entries.slice(1)).toEqual([{ cheat: { put: { points: { ada: 5 } } } }, { do: 'pass', by: 'ada' }]);
    expect(session.table()['points']).toEqual({ ada: 5, bo: 0 });
    session.undoTo(1);
    expect(session.hash()).toBe(before);
  });

  it('does not keep a refused cheat, which changes nothing', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    const before = session.save();
    expect(refusal(() => session.cheat({ put: { heap: ['S-plain#3', 'S-plain#3'] } }))).toEqual({ code: 'putTwice' });
    expect(session.save()).toEqual(before);
  });

  it('starts an empty table with the pieces placed on it, before any step runs', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-heavy#1'] }, points: { ada: 2 } } });
    expect(session.eventsFrom(0).map((event) => event['kind'])).toEqual(['forcePlace', 'forceCount']);
    const again = replay(toy, contentOf(), session.setup, session.entries, { laid: 'empty' });
    expect(again.session.hash()).toBe(session.hash());
  });
});

describe('a prepared game', () => {
  it('waits after the set-up and continues when something was put on the table', () => {
    const session = Session.open(toy, contentOf(), { seed: 1 }, { laid: 'ready' });
    expect([session.decision, session.eventsFrom(0)]).toEqual([null, []]);
    session.cheat({ put: { hands: { ada: ['S-heavy#1'] } } });
    expect(session.eventsFrom(0).map((event) => event['kind'])).toEqual(['forcePlace', 'take']);
    const again = replay(toy, contentOf(), session.setup, session.entries, { laid: 'ready' });
    expect(again.session.hash()).toBe(session.hash());
    session.undoTo(0);
    expect(session.decision).toBe(null);
  });
});

describe('a hypothetical game', () => {
  it('starts at the state and answers of the other without its history, and does not affect it', () => {
    const session = openToy({ seed: 2 });
    session.choose(session.options()[0]!);
    const before = [session.running.stateText(), session.eventCount];
    const supposed = session.supposing();
    expect([supposed.running.stateText(), supposed.legal(), supposed.entries]).toEqual([
      before[0],
      session.legal(),
      [],
    ]);
    supposed.choose(supposed.options()[0]!);
    const once = supposed.running.stateText();
    supposed.choose(supposed.options()[0]!);
    expect(supposed.running.stateText()).not.toBe(once);
    supposed.undoTo(1);
    expect([supposed.running.stateText(), supposed.decisions]).toEqual([once, 1]);
    supposed.undoTo(0);
    expect([supposed.running.stateText(), session.running.stateText(), session.eventCount]).toEqual([
      before[0],
      ...before,
    ]);
  });

  it('has the hypothetical table and set-up', () => {
    const session = openToy({ seed: 2 });
    const table = session.running.tableData();
    const places = table.places.map((pieces) => [...pieces].reverse());
    const supposed = session.supposing({ table: { ...table, places }, setup: { ...session.setup, seed: 9 } });
    expect([supposed.running.tableData().places, supposed.game.seed]).toEqual([places, 9]);
    expect(session.running.tableData()).toEqual(table);
  });
});
