import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Explanation, explain, type Link } from '#engine/kernel/explain/explanation.ts';
import { type Breakpoint, Breakpoints, type StepMode } from '#engine/kernel/explain/stops.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { StoneDocument } from './toy/content.ts';
import { openToy, refusal } from './toy/open.ts';
import { stones } from './toy/stones.ts';
import { documentsOf, toy } from './toy/system.ts';

function why(session: Session, kind: string, at = 0, of: readonly StoneDocument[] = stones): Explanation {
  const events = session.eventsFrom(0);
  const index = events.flatMap((event, i) => (event['kind'] === kind ? [i] : []))[at] as number;
  const compile = (probe: Parameters<Parameters<typeof explain>[1]>[0]) =>
    toy.compile(documentsOf(of), toy.language, probe);
  const found = explain(session, compile, index);
  expect(found?.event).toEqual(events[index]);
  return found as Explanation;
}
const short = ({ chain }: Explanation) =>
  chain.map((link: Link) => {
    if (link.kind === 'effect') return `effect ${link.path}`;
    if (link.kind === 'step') return `step ${link.step} ${link.rule}`;
    if (link.kind === 'answer') return `answer ${link.answer['do']} ${link.entry}`;
    return `${link.kind} ${link.about?.['kind']}`;
  });

describe('an event is explained', () => {
  it('by the steps that ran, the answer that caused it and the log entry', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'], bo: ['S-plain#3'] } } });
    session.act({ do: 'lay', stone: 'S-plain#2' });
    const found = why(session, 'gain');
    expect(short(found)).toEqual(['step score/worth TOY-SCORE-01', 'step turn/pick TOY-TURN-02', 'answer lay 1']);
    expect([found.entry, found.cause]).toEqual([1, { do: 'lay', by: 'ada', stone: 'S-plain#2' }]);
  });

  it('by the effect in the content, with the values of its nodes', () => {
    const text: StoneDocument = {
      id: 'S-text',
      copies: 1,
      worth: 0,
      do: [
        {
          op: 'score',
          to: { op: 'self' },
          amount: { op: 'add', a: { op: 'pointsOf', of: { op: 'others' } }, b: 2 },
        },
      ],
    };
    const own = [...stones, text];
    const session = openToy({
      stones: own,
      put: { hands: { ada: ['S-text#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] }, points: { bo: 3 } },
    });
    session.act({ do: 'lay', stone: 'S-text' });
    const [effect] = why(session, 'gain', 1, own).chain;
    expect(effect).toMatchObject({ kind: 'effect', path: 'S-text/do/0', source: 'S-text#1', rules: ['TOY-WORD-03'] });
    expect(effect?.kind === 'effect' && effect.values.map(({ path, value }) => [path, value])).toEqual([
      ['S-text/do/0/to', ['ada']],
      ['S-text/do/0/amount/a/of', ['bo']],
      ['S-text/do/0/amount/a', 3],
      ['S-text/do/0/amount', 5],
    ]);
  });

  it('in the middle of a window by the change that the window answers', () => {
    const hands = { ada: ['S-heavy#1', 'S-plain#1'], bo: ['S-stir#1', 'S-plain#2'] };
    const self: StoneDocument = {
      id: 'S-stir',
      copies: 1,
      worth: 1,
      guard: { when: { op: 'onGain' }, do: [{ op: 'stir' }] },
    };
    const own = stones.map((stone) => (stone.id === 'S-stir' ? self : stone));
    const session = openToy({ stones: own, put: { hands, points: { ada: 1 } } });
    session.act({ do: 'lay', stone: 'S-heavy' });
    session.act({ do: 'interrupt' });
    expect(short(why(session, 'stir', 0, own))).toEqual([
      'effect S-stir/guard/do/0',
      'during gain',
      'answer interrupt 2',
      'step score/worth TOY-SCORE-01',
      'step turn/pick TOY-TURN-02',
      'answer lay 1',
    ]);
  });

  it('by the event that it followed and by what delayed it', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'], bo: ['S-echo#1', 'S-plain#2'] } } });
    session.act({ do: 'lay' });
    expect(short(why(session, 'wear'))).toEqual([
      'effect S-echo/echo/do/0',
      'after gain',
      'putOff gain',
      'step turn/dusk TOY-TURN-03',
    ]);
    expect(short(why(session, 'wear', 1))).toEqual([
      'step wear/wear TOY-WEAR-01',
      'putOff gain',
      'step turn/dusk TOY-TURN-03',
    ]);
  });

  it('up to the last event and no further', () => {
    const session = openToy();
    const compile = () => toy.compile(documentsOf(stones), toy.language, null);
    expect(explain(session, compile, session.eventCount)).toBe(null);
  });
});

describe('a game that stops at effects', () => {
  function openStopping(put: JsonObject, at: readonly (string | Breakpoint)[]) {
    const points = at.map((point) => (typeof point === 'string' ? { path: point } : point));
    const content = toy.compile(documentsOf(stones), toy.language, null);
    const session = Session.open(toy, content, {}, { laid: 'empty' });
    session.cheat({ put });
    const breakpoints = new Breakpoints(toy, points, { heard: session.eventCount });
    session.breakAt = breakpoints.until(session);
    const go = (pace: StepMode) => session.resume(breakpoints.until(session, pace));
    return { session, at: () => breakpoints.stopOf(session), go };
  }
  const put = { hands: { ada: ['S-deep#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] }, points: { ada: 2 } };

  it('stops at a breakpoint before the effect runs and shows its variables', () => {
    const { session, at, go } = openStopping(put, ['S-deep/do/2/do/0/do/0/then/0']);
    session.act({ do: 'lay', stone: 'S-deep' });
    session.act({ do: 'decline' });
    session.act({ do: 'done' });
    const path = 'S-deep/do/2/do/0/do/0/then/0';
    expect(at()).toEqual({
      path,
      node: { op: 'score', to: { op: 'named', name: 'other' }, amount: 1 },
      source: 'S-deep#1',
      self: 'ada',
      target: null,
      names: { before: 2, other: ['bo'] },
      about: null,
      event: null,
      running: ['S-deep/do/2', 'S-deep/do/2/do/0', 'S-deep/do/2/do/0/do/0', path],
      values: [{ path: `${path}/to`, node: { op: 'named', name: 'other' }, value: ['bo'] }],
    });
    expect([session.legal(), session.result, session.table()['points']]).toEqual([[], null, { ada: 2, bo: 0 }]);
    expect(refusal(() => session.act({ do: 'pass' }))).toEqual({ code: 'stopped' });
    go('go');
    expect([at(), session.table()['points']]).toEqual([null, { ada: 2, bo: 1 }]);
  });

  it('steps into an effect, over it and out of a list', () => {
    const { session, at, go } = openStopping(put, ['S-deep/do/2']);
    session.act({ do: 'lay', stone: 'S-deep' });
    session.act({ do: 'decline' });
    session.act({ do: 'done' });
    const stops = (...paces: readonly StepMode[]) =>
      paces.map((pace) => {
        go(pace);
        return at()?.path ?? null;
      });
    expect(at()?.path).toBe('S-deep/do/2');
    expect(stops('step', 'step', 'step', 'out')).toEqual([
      'S-deep/do/2/do/0',
      'S-deep/do/2/do/0/do/0',
      'S-deep/do/2/do/0/do/0/then/0',
      null,
    ]);
    session.undoTo(3);
    session.act({ do: 'done' });
    expect([at()?.path, ...stops('over')]).toEqual(['S-deep/do/2', null]);
  });

  it('reaches the same end as a game that was not stopped, also after an undo in the middle', () => {
    const end = (paths: readonly string[]) => {
      const { session, go } = openStopping(put, paths);
      session.act({ do: 'lay', stone: 'S-deep' });
      session.act({ do: 'decline' });
      session.act({ do: 'done' });
      if (session.isStopped) {
        session.undoTo(3);
        session.act({ do: 'done' });
        go('step');
        go('go');
      }
      return [session.hash(), session.legal()];
    };
    expect(end(['S-deep/do/2'])).toEqual(end([]));
  });
});
