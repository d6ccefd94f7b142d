import { changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/changes/lasting-changes.ts';
import { nobody } from '#engine/kernel/language/compile.ts';
import { last } from '#engine/kernel/language/lasting-ops.ts';
import { type ChangeRecord, change, close, end, goto, open } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { forcedLasting } from '#engine/kernel/table/lasting-document.ts';
import { type Place, placeOn, type Thing } from '#engine/kernel/table/table.ts';
import { adding, setting } from '#engine/library/changes/plain-changes.ts';
import { forcedChange } from '#engine/library/table-document/forced.ts';
import { counter, gilded, handOf, type LanternGame, lanternsOf, place, theTable } from './game.ts';

const kind = changes<LanternGame>();
const of = (record: ChangeRecord, field: string) => record[field] as Thing;
/** A lantern goes somewhere. */
const moving = (name: string, rule: string, into: (record: ChangeRecord) => Place, fields = ['lantern']) =>
  kind(name, rule, { fields, apply: (table, _, record) => void table.move(of(record, 'lantern'), into(record)) });

export const lanternChanges = [
  ...lastingChanges,
  forcedLasting<LanternGame>((game) => game.names),
  forcedChange<LanternGame>(),
  adding('coins', 'LM-COIN-01', counter('coins'), undefined, 'seat'),
  setting('bid', 'LM-BID-01', counter('bid'), 'seat'),
  setting('turn', 'LM-TIE-01', counter('turn'), 'seat'),
  adding('round', 'LM-ROUND-01', counter('round'), undefined, 'seat'),
  moving('offer', 'LM-ROUND-01', () => place.market),
  moving('win', 'LM-BID-02', (record) => lanternsOf(of(record, 'seat')), ['seat', 'lantern']),
  moving('unsold', 'LM-BID-03', () => place.heap),
  kind('tie', 'LM-TIE-01', {
    fields: ['seat', 'ribbon', 'lantern'],
    apply: (table, game, record) => {
      const [self, source] = [of(record, 'seat'), of(record, 'ribbon')];
      table.move(source, placeOn(of(record, 'lantern')));
      if (!game.design(source).gilded) return undefined;
      const until = { name: 'sale', of: -1, at: 'end' } as const;
      return last({ ...nobody, self, source }, { is: 'stands', text: gilded, on: [self], until });
    },
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
      const [lantern] = game.table.at(place.market);
      const { winner } = game;
      // A cheat can take the lantern away
      if (lantern === undefined) return undefined;
      const sale =
        winner === undefined
          ? [change('unsold', { lantern })]
          : [change('coins', { seat: winner, amount: -game.price(winner) }), change('win', { seat: winner, lantern })];
      // What was tied before lasts until this sale, what is tied after it until the next (LM-TIE-04)
      return [...sale, close('sale'), open('sale')];
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
