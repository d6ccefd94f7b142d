import { describe, expect, it } from 'vitest';
import { byScore } from '#engine/kernel/contract/outcome.ts';
import { change, goto } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { addToCounter } from '#engine/library/changes/plain-changes.ts';
import { gainsInPart } from '#engine/library/gains/gain-in-part.ts';
import { open, SliceGame, systemOf } from '../kernel/foreign/slice.ts';

// A player gains up to two coins, then nothing, over and over.

const parts = { seats: ['ada'], pieces: [], places: [], counters: ['result', 'coins', 'taken'] } as const;
type Coins = SliceGame<typeof parts>;
const { procedure: gaining, changes, gainInPart } = gainsInPart('G-1');
const { procedure, call } = rulebook<Coins>();
const by = 1;
const coins = (most: number) => gainInPart({ by, most, gain: change('coins', { of: by }) }, 'taken');
const turns = procedure(
  'turns',
  (_: object) => ({ taken: 9 }),
  ({ step }) => ({
    two: step('G-2', () => coins(2)),
    tell: step('G-2', (_, { taken }) => change('taken', { of: by, amount: taken })),
    none: step('G-2', () => coins(0)),
    again: step('G-2', () => goto('two')),
  }),
);
const system = systemOf<typeof parts, Coins>({
  ...{ id: 'coins', parts, procedures: [turns, gaining], first: call(turns, {}), results: ['over'] },
  changes: [...changes, addToCounter('coins', 'G-2', 1), addToCounter('taken', 'G-2', 2)],
  ...{ fields: ['by', 'amount'], plain: ['amount'], together: false, put: {}, set: {} },
  outcome: (_, result) => byScore(result, [[]], () => []),
  read: (setup, table) => new SliceGame(parts, setup, table),
  print: (game) => game.counted('coins', ['ada']),
});
const take = (amount: number) => {
  const session = open(system);
  const events = session.act({ do: 'take', amount });
  return { events: events.map(({ kind, amount, gain }) => [kind, amount, ...(gain ? [gain] : [])]), session };
};

describe('a gain in part', () => {
  it('SC-TU-05: is taken whole, in part or not at all; the most is offered first, and a gain of nothing is not asked for', () => {
    expect(open(system).legal()).toEqual([2, 1, 0].map((amount) => ({ do: 'take', by: 'ada', amount })));
    const { session } = take(2);
    expect(session.legal()).toHaveLength(3);
    expect(session.table()).toEqual({ ada: 2 });
  });

  it('says what is left of it, and tells the caller what was taken', () => {
    const [whole, part, none] = [2, 1, 0].map((amount) => take(amount).events);
    expect(whole).toEqual([
      ['coins', 2],
      ['taken', 2],
    ]);
    expect(part).toEqual([
      ['coins', 1],
      ['forgo', 1, 'coins'],
      ['taken', 1],
    ]);
    expect(none).toEqual([
      ['forgo', 2, 'coins'],
      ['taken', 0],
    ]);
  });
});
