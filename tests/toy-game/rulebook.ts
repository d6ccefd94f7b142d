import { changes } from '#engine/kernel/changes/change.ts';
import { type ChangeRecord, change, end, goto } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { counter, handOf, type LanternGame, lanternsOf, place, theTable } from './game.ts';

const kind = changes<LanternGame>();
const of = (record: ChangeRecord, field: string) => record[field] as Thing;
const counting = (name: string, rule: string, which: Parameters<typeof counter>[0], how: 'add' | 'set') =>
  kind(name, rule, {
    fields: ['seat', 'amount'],
    apply: (table, _, record) => void table[how](of(record, 'seat'), counter(which), record.amount ?? 0),
  });

export const lanternChanges = [
  counting('coins', 'LM-COIN-01', 'coins', 'add'),
  counting('setCoins', 'KERNEL', 'coins', 'set'),
  counting('bid', 'LM-BID-01', 'bid', 'set'),
  counting('turn', 'LM-TIE-01', 'turn', 'set'),
  counting('round', 'LM-ROUND-01', 'round', 'add'),
  kind('offer', 'LM-ROUND-01', {
    fields: ['lantern'],
    apply: (table, _, record) => void table.move(of(record, 'lantern'), place.market),
  }),
  kind('win', 'LM-BID-02', {
    fields: ['seat', 'lantern'],
    apply: (table, _, record) => void table.move(of(record, 'lantern'), lanternsOf(of(record, 'seat'))),
  }),
  kind('unsold', 'LM-BID-03', {
    fields: ['lantern'],
    apply: (table, _, record) => void table.move(of(record, 'lantern'), place.heap),
  }),
  kind('tie', 'LM-TIE-01', {
    fields: ['seat', 'ribbon', 'lantern'],
    apply: (table, _, record) => {
      table.move(of(record, 'ribbon'), place.tied);
      table.set(of(record, 'ribbon'), counter('on'), of(record, 'lantern'));
    },
  }),
  kind('take', 'KERNEL', {
    fields: ['seat', 'ribbon'],
    apply: (table, _, record) => void table.move(of(record, 'ribbon'), handOf(of(record, 'seat'))),
  }),
];

const { procedure, call } = rulebook<LanternGame>();

export const market = procedure(
  'market',
  (_: object) => ({ by: 0 }),
  ({ step, choose, offer }) => ({
    offer: step('LM-ROUND-01', (game) => {
      const [lantern] = game.table.at(place.pile);
      if (lantern === undefined) return end('soldOut');
      return [change('round', { seat: theTable, amount: 1 }), change('offer', { lantern })];
    }),
    bid: choose(
      'LM-BID-01',
      {
        bid: offer('LM-BID-01', {
          fields: ['by', 'amount'],
          among: (game) =>
            game.seats.flatMap((by) =>
              Array.from({ length: 1 + game.count(by, 'coins') }, (_, amount) => ({ by, amount })),
            ),
          then: (_, __, { by, amount }) => change('bid', { seat: by, amount }),
        }),
      },
      { asks: 'number', secret: true },
    ),
    award: step('LM-BID-02', (game) => {
      const [lantern = 0] = game.table.at(place.market);
      const { winner } = game;
      if (winner === undefined) return change('unsold', { lantern });
      return [
        change('coins', { seat: winner, amount: -game.count(winner, 'bid') }),
        change('win', { seat: winner, lantern }),
      ];
    }),
    // Each seat in its turn, the first to sit down first
    turn: step('LM-TIE-01', (game, my) => {
      my.by += 1;
      if (my.by > game.seats.length) my.by = 0;
      return my.by === 0 ? goto('pay') : change('turn', { seat: theTable, amount: my.by });
    }),
    dress: choose('LM-TIE-01', {
      tie: offer('LM-TIE-01', {
        fields: ['by', 'ribbon', 'lantern'],
        among: (game, { by }) =>
          game.table
            .at(handOf(by))
            .flatMap((ribbon) => game.table.at(lanternsOf(by)).map((lantern) => ({ by, ribbon, lantern }))),
        except: {
          'LM-TIE-02': (game, _, { ribbon, lantern }) => game.design(ribbon).colour !== game.design(lantern).colour,
          'LM-TIE-03': (game, _, { lantern }) => game.ribbonOn(lantern) !== undefined,
        },
        then: (_, __, { by, ribbon, lantern }) => [change('tie', { seat: by, ribbon, lantern }), goto('turn')],
      }),
      pass: offer('LM-TIE-01', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => goto('turn') }),
    }),
    pay: step('LM-COIN-01', (game) => [
      ...game.seats.map((seat) => change('coins', { seat, amount: 1 })),
      goto('offer'),
    ]),
  }),
);

export const first = call(market, {});
