import { describe, expect, it } from 'vitest';
import { byScore } from '#engine/kernel/contract/outcome.ts';
import { batch, change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { moveOnTrack } from '#engine/library/changes/plain-changes.ts';
import { open, SliceGame, systemOf } from '../kernel/foreign/slice.ts';

// A player whose strength is on a track from 0 to 6.

const parts = { seats: ['ada'], pieces: [], places: [], counters: ['result', 'strength', 'moved'] } as const;
type Track = SliceGame<typeof parts>;
const { procedure, call } = rulebook<Track>();
const amounts = [-9, -2, 2, 9];
const by = 1;
const move = (amount: number) => change('strength', { of: by, amount }, 'came');
const turns = procedure(
  'turns',
  (_: object) => ({ came: 0, all: [0] as readonly number[] }),
  ({ step, choose, offer }) => ({
    turn: choose('T-1', {
      move: offer('T-1', {
        fields: ['by', 'amount'],
        among: () => amounts.map((amount) => ({ by, amount })),
        then: (_, __, { amount }): Next => move(amount),
      }),
      both: offer('T-1', {
        fields: ['by', 'amount'],
        among: () => amounts.map((amount) => ({ by, amount })),
        then: (_, __, { amount }): Next => batch([move(amount), move(-amount)], 'all'),
      }),
    }),
    count: step('T-1', (_, { came }) => [change('moved', { of: by, amount: came }), goto('turn')]),
  }),
);
const system = systemOf<typeof parts, Track>({
  ...{ id: 'track', parts, procedures: [turns], first: call(turns, {}), fields: ['by', 'amount'], results: ['over'] },
  changes: [moveOnTrack('strength', 'T-2', 1, 6), moveOnTrack('moved', 'T-2', 2, () => 99)],
  ...{ plain: ['amount', 'lost'], together: false, put: {}, set: { ada: { strength: 4 } } },
  outcome: (_, result) => byScore(result, [[]], () => []),
  read: (setup, table) => new SliceGame(parts, setup, table),
  print: (game) => game.counted('strength', ['ada']),
});
const moved = (turn: object) => {
  const session = open(system);
  const events = session.act(turn as never).filter(({ kind }) => kind === 'strength');
  return { events: events.map(({ amount, lost = 0 }) => ({ amount, lost })), table: session.table() };
};

describe('a track with ends', () => {
  it('moves by what is asked while there is room', () => {
    expect(moved({ do: 'move', amount: 2 })).toEqual({ events: [{ amount: 2, lost: 0 }], table: { ada: 6 } });
  });

  it('stops at its top, and says how much is lost', () => {
    expect(moved({ do: 'move', amount: 9 })).toEqual({ events: [{ amount: 2, lost: 7 }], table: { ada: 6 } });
  });

  it('stops at 0, and says how much of the loss is lost', () => {
    expect(moved({ do: 'move', amount: -9 })).toEqual({ events: [{ amount: -4, lost: -5 }], table: { ada: 0 } });
  });

  it('looks for room when each change of a batch is applied', () => {
    expect(moved({ do: 'both', amount: -2 })).toEqual({
      events: [
        { amount: -2, lost: 0 },
        { amount: 2, lost: 0 },
      ],
      table: { ada: 4 },
    });
    expect(moved({ do: 'both', amount: 9 })).toEqual({
      events: [
        { amount: 2, lost: 7 },
        { amount: -6, lost: -3 },
      ],
      table: { ada: 0 },
    });
  });

  it('tells the caller how far it moved', () => {
    const session = open(system);
    const [, counted] = session.act({ do: 'move', amount: 9 });
    expect([counted?.['kind'], counted?.['amount']]).toEqual(['moved', 2]);
  });
});
