import { describe, expect, it } from 'vitest';
import { type Breakpoint, Breakpoints } from '#engine/kernel/explain/stops.ts';
import { findValueOrigin, valueAt } from '#engine/kernel/explain/value-origin.ts';
import { evaluateWatches } from '#engine/kernel/explain/watch-expressions.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stones } from './toy/stones.ts';
import { documentsOf, toy } from './toy/system.ts';

// Queries do not change the game.

const content = toy.compile(documentsOf(stones), toy.language, null);
const hands = { ada: ['S-deep#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] };

function played(points: readonly Breakpoint[] = []) {
  const session = Session.open(toy, content, {}, { laid: 'empty', lineage: true });
  session.cheat({ put: { hands, points: { ada: 2 } } });
  const breakpoints = new Breakpoints(toy, points, { heard: session.eventCount });
  session.breakAt = breakpoints.until(session);
  session.act({ do: 'lay', stone: 'S-deep' });
  session.act({ do: 'decline' });
  session.act({ do: 'done' });
  return { session, breakpoints };
}
const path = 'S-deep/do/2/do/0/do/0/then/0';

describe('the origin of a value', () => {
  it('is the log entry and the event that set it', () => {
    const { session } = played();
    const found = findValueOrigin(session, content, 'table/points/bo');
    expect(found).toMatchObject({ value: 1, entry: 3 });
    expect(session.eventsFrom(found?.event ?? -1)[0]).toMatchObject({ kind: 'gain', to: 'bo' });
  });

  it('is the set-up for a value never changed, and nothing for an unknown one', () => {
    const { session } = played();
    expect(findValueOrigin(session, content, 'table/points/cy')).toBeNull();
    expect(findValueOrigin(session, content, 'nowhere')).toBeNull();
    expect(findValueOrigin(Session.open(toy, content, {}), content, 'table/points/ada')).toMatchObject({
      entry: -1,
      event: null,
    });
    expect(valueAt(session, 'table/hands/bo/1')).toBe('S-plain#3');
  });
});

it('the effects that ran are kept per entry, undone with it, and recorded again with another answer', () => {
  const { session } = played();
  const ran = () => session.history.ran?.map((paths) => paths.includes(path));
  expect(ran()).toEqual([false, false, false, false, true]);
  session.undoTo(3);
  expect(ran()).toEqual([false, false, false, false]);
  session.act({ do: 'done' });
  expect(ran()).toEqual([false, false, false, false, true]);
});

it('places, amounts and conditions are watched over the whole game; an unknown value is null', () => {
  const { session } = played();
  const before = session.hash();
  expect(
    evaluateWatches(session, content, [
      { place: 'table/points/bo' },
      { place: 'table/points/cy' },
      { amount: 3 },
      { if: { op: 'atLeast', value: 2, than: 3 } },
    ]).map((series) => series.slice(1)),
  ).toEqual([
    [0, 0, 0, 1],
    [null, null, null, null],
    [3, 3, 3, 3],
    [false, false, false, false],
  ]);
  expect(session.hash()).toBe(before);
});

describe('a breakpoint', () => {
  const never = { op: 'atLeast', value: 1, than: 2 };
  it('with a condition stops only where it holds', () => {
    expect(played([{ path, if: never }]).session.isStopped).toBe(false);
    const { session, breakpoints } = played([{ path, if: { op: 'not', of: never } }]);
    expect(breakpoints.stopOf(session)).toMatchObject({ path, event: null });
  });

  it('with an unbound name in its condition does not stop', () => {
    const unbound = { op: 'exists', what: { op: 'named', name: 'nobody' } };
    expect(played([{ path: 'S-deep/do/2', if: unbound }]).session.isStopped).toBe(false);
  });

  it('on a kind of event stops right after each such event and names it', () => {
    const session = Session.open(toy, content, {}, { laid: 'empty' });
    session.cheat({ put: { hands, points: { ada: 2 } } });
    const from = session.eventCount;
    const breakpoints = new Breakpoints(toy, [{ event: 'gain' }], { heard: from });
    session.breakAt = breakpoints.until(session);
    const seen: (number | null | undefined)[] = [];
    for (const answer of [{ do: 'lay', stone: 'S-deep' }, { do: 'decline' }, { do: 'done' }]) {
      session.act(answer);
      while (session.isStopped) {
        const stop = breakpoints.stopOf(session);
        expect(stop?.about).toMatchObject({ kind: 'gain', status: 'applied' });
        expect(stop?.event).toBe(session.eventCount - 1);
        seen.push(stop?.event);
        session.resume(breakpoints.until(session));
      }
    }
    const gains = session
      .eventsFrom(0)
      .flatMap(({ kind, status }, i) => (kind === 'gain' && status === 'applied' ? [i] : []));
    expect(seen).toEqual(gains.filter((at) => at >= from));
    expect(seen.length).toBeGreaterThan(0);
    expect(session.hash()).toBe(played().session.hash());
  });
});
