import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { change, end, goto, later, type Next, unwindTo } from '#engine/kernel/procedures/next.ts';
import { always, rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { adding, type Parts, SliceGame, systemOf } from './foreign/slice.ts';
import { contentOf, fault, openToy } from './toy/open.ts';
import { stones } from './toy/stones.ts';
import { documentsOf, toy } from './toy/system.ts';

const parts = { seats: ['ada'], pieces: [], places: [], counters: ['result', 'points'] } as const satisfies Parts;
const { procedure, call } = rulebook<SliceGame>();
const points = (amount: number) => change('points', { of: 1, amount });

/** A turn calls work, which calls a task; the task unwinds to the turn. Each of them has postponed something. */
const told = procedure(
  'told',
  (given: { readonly amount: number }) => given,
  ({ step }) => ({ tell: step('R-1', (_, { amount }) => points(amount)) }),
);
const task = procedure(
  'task',
  (given: { readonly to: string | null }) => given,
  ({ step, settle }) => ({
    postpone: step('R-2', () => later('task', call(told, { amount: 5 }))),
    unwind: step('R-3', (_, { to }): Next => [points(1), unwindTo('turn', to), points(98)]),
    settle: settle('R-4', 'task'),
  }),
);
const work = procedure(
  'work',
  (given: { readonly to: string | null }) => given,
  ({ step, settle }) => ({
    begin: step(
      'R-5',
      (_, { to }): Next => [
        later('work', call(told, { amount: 10 })),
        later('dusk', call(told, { amount: 30 })),
        call(task, { to }),
        points(97),
      ],
    ),
    more: step('R-6', () => points(96)),
    settle: settle('R-7', 'work'),
  }),
);
const turnTo = (to: string | null) =>
  procedure(
    'turn',
    (_: object) => ({ result: null }),
    ({ step, settle, choose, offer }) => ({
      ask: choose('R-8', {
        work: offer('R-8', {
          fields: [],
          among: always,
          then: (): Next => [call(work, { to }, 'result'), goto('ask')],
        }),
        rest: offer('R-8', {
          fields: [],
          among: always,
          then: (): Next => [[points(1), unwindTo('turn', 'ended')], points(97)],
        }),
      }),
      next: step('R-9', () => points(50)),
      dusk: settle('R-10', 'dusk'),
      ended: step('R-11', () => [points(60), end('over')]),
    }),
  );

function openTurn(to: string | null): Session {
  const turn = turnTo(to);
  const system = systemOf({
    id: 'unwinding',
    parts,
    procedures: [turn, work, task, told],
    first: call(turn, {}),
    changes: [adding('points', 'R-1', 'points')],
    fields: [],
    plain: ['amount'],
    results: ['over'],
    together: false,
    outcome: (_, result) => ({ result, seats: [] }),
    put: {},
    set: {},
    read: (setup, table) => new SliceGame(parts, setup, table),
    print: () => ({}),
  });
  return Session.open(system, system.compile({}, system.language, null), {}, { lineage: true });
}
const amounts = (events: readonly JsonObject[]) => events.map(({ amount }) => amount);
const played = (to: string | null) => amounts(openTurn(to).act({ do: 'work' }));

describe('unwinding to a procedure', () => {
  it('drops what runs above it, does what that had postponed, innermost first, and continues at the step', () => {
    expect(played('dusk')).toEqual([1, 5, 10, 30, 60]);
  });
  it('also does what the procedure itself had postponed to a point that it skips', () => {
    expect(played('ended')).toEqual([1, 5, 10, 30, 60]);
  });
  it('continues with the next step when no step is named', () => {
    expect(played(null)).toEqual([1, 5, 10, 50, 30, 60]);
  });
  it('ends the list that it is in, in that procedure too', () => {
    expect(amounts(openTurn(null).act({ do: 'rest' }))).toEqual([1, 60]);
  });
  it('tells since when something was postponed', () => {
    const session = openTurn('dusk');
    session.act({ do: 'work' });
    expect(session.history.originsFrom(0).map(({ putOff }) => putOff)).toEqual([null, -1, -1, -1, null]);
  });
  it('to a step that does not exist is a fault', () => {
    expect(fault(() => played('dawn'))).toMatchObject({ code: 'missing' });
  });
});

const score = (amount: number) => ({ op: 'score', to: { op: 'self' }, amount });
const own = [
  ...stones,
  { id: 'S-text', copies: 0, worth: 0, do: [score(2), { op: 'endTurn' }, score(3)] },
  { id: 'S-all', copies: 0, worth: 0, do: [{ op: 'scoreTogether', to: { op: 'others' }, amount: 3 }, score(4)] },
  { id: 'S-then', copies: 0, worth: 0, do: [{ op: 'then', do: [{ op: 'endTurn' }], then: [score(5)] }] },
  { id: 'S-stop', copies: 0, worth: 0, guard: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'endTurn' }] } },
];
const opened = (hands: JsonObject, stone: string, players = 2) => {
  const session = openToy({ stones: own, players, put: { hands } });
  return { session, events: short(session.act({ do: 'lay', stone })) };
};
const short = (events: readonly JsonObject[]) =>
  events.map(({ kind, to, amount, status }) =>
    [kind, to, amount, status === 'applied' ? undefined : status].filter((one) => one !== undefined).join(' '),
  );

describe('a text that ends the turn', () => {
  it('drops the rest of itself; what it has done stays', () => {
    const { session, events } = opened({ ada: ['S-text', 'S-plain#1'], bo: ['S-plain#2'] }, 'S-text');
    expect(events).toEqual(['lay', 'gain ada 0', 'gain ada 2', 'turn bo']);
    expect(session.table()['turn']).toBe('bo');
  });

  it('in a window before a change tells the change as cancelled', () => {
    const { session } = opened({ ada: ['S-plain#1', 'S-plain#2'], bo: ['S-stop', 'S-plain#3'] }, 'S-plain#1');
    expect(short(session.act({ do: 'interrupt' }))).toEqual(['gain ada 1 cancelled', 'turn bo']);
    expect([session.table()['points'], session.running.machine.stack.depth]).toEqual([{ ada: 0, bo: 0 }, 1]);
  });

  it('in a window of a batch drops all of it: the changes that waited are told, the others did not begin', () => {
    const hands = { ada: ['S-all', 'S-stop'], bo: ['S-plain#1'], cy: ['S-plain#2'] };
    const { session } = opened(hands, 'S-all', 3);
    session.act({ do: 'decline' });
    expect(short(session.act({ do: 'interrupt' }))).toEqual(['gain cy 3 cancelled', 'gain bo 3 cancelled', 'turn bo']);
    expect(session.table()['points']).toEqual({ ada: 0, bo: 0, cy: 0 });
  });

  it('can be undone, saved and loaded in between', () => {
    const { session } = opened({ ada: ['S-plain#1', 'S-plain#2'], bo: ['S-stop', 'S-plain#3'] }, 'S-plain#1');
    const before = session.running.stateText();
    const loaded = Session.load(toy, contentOf(own), JSON.parse(JSON.stringify(session.save())));
    for (const one of [session, loaded]) one.act({ do: 'interrupt' });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    session.undoTo(session.decisions - 1);
    expect(session.running.stateText()).toBe(before);
  });
});

describe('unwinding to a procedure that does not run', () => {
  const language: Language = {
    ...toy.language,
    ops: toy.language.ops.map((op) => (op.id === 'endTurn' ? { ...op, run: () => unwindTo('nowhere') } : op)),
  };
  it('does nothing, and counts as not done', () => {
    const session = Session.open(
      { ...toy, language },
      toy.compile(documentsOf(own), language, null),
      { players: 2 },
      { laid: 'empty' },
    );
    session.cheat({ put: { hands: { ada: ['S-text', 'S-then', 'S-plain#1'], bo: ['S-plain#2'] } } });
    expect(short(session.act({ do: 'lay', stone: 'S-text' }))).toEqual(expect.arrayContaining(['gain ada 3']));
    session.act({ do: 'pass' });
    expect(short(session.act({ do: 'lay', stone: 'S-then' }))).not.toContain('gain ada 5');
  });
});
