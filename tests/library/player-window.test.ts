import { expect, it } from 'vitest';
import { cooperativeOutcome } from '#engine/kernel/contract/outcome.ts';
import { change, end } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { playerWindows } from '#engine/library/windows/player-window.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { adding, open, SliceGame, systemOf } from '../kernel/foreign/slice.ts';
import { refusal } from '../kernel/toy/open.ts';

// Two windows in a row: lamps may be lit in the first, and each player has so much oil.

const parts = {
  seats: ['ada', 'bo', 'cy'],
  pieces: ['lamp', 'lantern'],
  places: ['row'],
  counters: ['result', 'oil', 'lit'],
} as const;
class Lamps extends SliceGame<typeof parts> {}

const windows = playerWindows<Lamps, { readonly by: number; readonly lamp: number }>({
  rule: 'KERNEL',
  order: (game) => ['bo', 'cy', 'ada'].map((seat) => game.thing(seat)),
  fields: ['by', 'lamp'],
  among: (game, by, window) => (window === 'evening' ? game.at('row').map((lamp) => ({ by, lamp })) : []),
  except: {
    'L-OIL': (game, { by }) => game.count(by, 'oil') === 0,
    'L-LIT': (game, { lamp }) => game.count(lamp, 'lit') === 1,
  },
  use: (_, { by, lamp }) => [change('oil', { of: by, amount: -1 }), change('lit', { of: lamp, amount: 1 })],
});
const { procedure, call } = rulebook<Lamps>();
const night = procedure(
  'night',
  (_: object) => ({}),
  ({ step }) => ({
    windows: step('KERNEL', () => [windows.open('noon'), windows.open('evening'), change('lit', { of: 0, amount: 1 })]),
    end: step('KERNEL', () => end('over')),
  }),
);
const lamps = systemOf<typeof parts, Lamps>({
  ...{ id: 'lamps', parts, procedures: [night, windows.procedure], first: call(night, {}), together: true },
  changes: [adding('oil', 'KERNEL', 'oil'), adding('lit', 'KERNEL', 'lit')],
  fields: ['by', 'lamp', 'of'],
  plain: ['amount'],
  results: ['over'],
  outcome: (game, result) => cooperativeOutcome(result, true, game.seats.length),
  put: { row: ['lamp', 'lantern'] },
  set: { ada: { oil: 1 }, cy: { oil: 2 } },
  read: (setup, table) => new Lamps(parts, setup, table),
  print: (game) => ({
    oil: game.counted('oil', parts.seats),
    row: game.at('row').map((lamp) => game.name(lamp)),
  }),
});
const asked = (session: ReturnType<typeof open>) => session.legal().map(({ by, do: word, lamp }) => [by, word, lamp]);

it('AH-TM-12, AH-AB-14: asks players in order, only those who can use something, until all pass in a row', () => {
  const session = open(lamps);
  const cy = [
    ['cy', 'use', 'lamp'],
    ['cy', 'use', 'lantern'],
    ['cy', 'pass', undefined],
  ];
  expect(asked(session)).toEqual(cy);
  session.act({ do: 'pass' });
  expect(asked(session)[0]).toEqual(['ada', 'use', 'lamp']);
  session.act({ do: 'use', lamp: 'lamp' });
  expect(asked(session)).toEqual(cy.slice(1));
  session.act({ do: 'use', lamp: 'lantern' });
  expect([session.game.table.count(0, 2), session.legal()]).toEqual([1, []]);
});

it('names the rule by which something cannot be used', () => {
  const session = open(lamps);
  session.act({ do: 'use', lamp: 'lamp' });
  expect(refusal(() => session.act({ do: 'use', lamp: 'lamp' }))).toMatchObject({ rule: 'L-LIT' });
});

keepsTheLaws(lamps, [1, 2]);
