import { describe, expect, it } from 'vitest';
import { change, end, later, type Next } from '#engine/kernel/procedures/next.ts';
import { always, rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { adding, type Parts, SliceGame, systemOf } from './foreign/slice.ts';

const parts = { seats: ['ada'], pieces: [], places: [], counters: ['result', 'points'] } as const satisfies Parts;
const { procedure, call } = rulebook<SliceGame>();
const points = (amount: number) => change('points', { of: 1, amount });

const told = procedure(
  'told',
  (given: { readonly amount: number }) => given,
  ({ step }) => ({ tell: step('R-1', (_, { amount }) => points(amount)) }),
);
/** Postpones 5, gains 1, and settles with a point that yields. */
const inner = procedure(
  'inner',
  (given: object) => given,
  ({ step, settle }) => ({
    postpone: step('R-2', (): Next => [later('after', call(told, { amount: 5 })), points(1)]),
    settle: settle('R-3', 'after', { yields: true }),
  }),
);
/** Calls that twice and gains 2; `settles`: it has a point that does not yield. */
const outerWith = (settles: boolean) =>
  procedure(
    'outer',
    (given: object) => given,
    ({ step, settle }) => ({
      call: step('R-4', (): Next => [call(inner, {}), call(inner, {}), points(2)]),
      ...(settles ? { settle: settle('R-5', 'after') } : {}),
    }),
  );

function amountsOf(settles: boolean): readonly unknown[] {
  const outer = outerWith(settles);
  const first = procedure(
    'first',
    (given: object) => given,
    ({ step, choose, offer }) => ({
      ask: choose('R-6', { go: offer('R-6', { fields: [], among: always, then: () => call(outer, {}) }) }),
      ended: step('R-7', () => end('over')),
    }),
  );
  const system = systemOf({
    id: 'yielding',
    parts,
    procedures: [first, outer, inner, told],
    first: call(first, {}),
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
  const session = Session.open(system, system.compile({}, system.language, null), {});
  if (session.decision !== null) session.act({ do: 'go' });
  return session.eventsFrom(0).map(({ amount }) => amount);
}

describe('a settling point that yields', () => {
  it('leaves what is postponed to a procedure further out that settles it without yielding', () => {
    expect(amountsOf(true)).toEqual([1, 1, 2, 5, 5]);
  });
  it('settles it itself if there is none', () => {
    expect(amountsOf(false)).toEqual([1, 5, 1, 5, 2]);
  });
});
