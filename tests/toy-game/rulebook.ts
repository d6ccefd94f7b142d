import { emptyScope } from '#engine/kernel/language/compile.ts';
import { last } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { change, close, end, goto, open } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { placeOn } from '#engine/kernel/table/things-and-places.ts';
import { addToCounter, moveToPlace, setCounter } from '#engine/library/changes/plain-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { LanternGame } from './game.ts';
import { plan } from './table.ts';

export const changes = [
  addToCounter('coins', 'LM-COIN-01', plan.counter('coins'), undefined, 'seat'),
  setCounter('bid', 'LM-BID-01', plan.counter('bid'), 'seat'),
  setCounter('turn', 'LM-TIE-01', plan.counter('turn'), 'seat'),
  addToCounter('round', 'LM-ROUND-01', plan.counter('round'), undefined, 'seat'),
  moveToPlace('offer', 'LM-ROUND-01', ['lantern'], (game: LanternGame) => game.place('market')),
  moveToPlace('win', 'LM-BID-02', ['lantern', 'seat'], (game: LanternGame, { seat }) => game.place('lanterns', seat)),
  moveToPlace('unsold', 'LM-BID-03', ['lantern'], (game: LanternGame) => game.place('heap')),
  moveToPlace(
    'tie',
    'LM-TIE-01',
    ['ribbon', 'lantern', 'seat'],
    (_: LanternGame, { lantern }) => placeOn(lantern),
    (game, { ribbon: source, seat: self }) => {
      if (!game.kind(source).gilded) return undefined;
      const until = { name: 'sale', of: -1, at: 'end' } as const;
      return last({ ...emptyScope, self, source }, { is: 'stands', text: 'gilded', on: [self], until });
    },
  ),
];

const { procedure, call } = rulebook<LanternGame>();

export const market = procedure(
  'market',
  (_: object) => ({ by: 0 }),
  ({ step, choose, offer }) => ({
    offer: step('LM-ROUND-01', (game) => {
      const [lantern] = game.at('pile');
      if (lantern === undefined) return end('soldOut');
      return [change('round', { seat: theGame, amount: 1 }), change('offer', { lantern })];
    }),
    bid: choose(
      'LM-BID-01',
      {
        bid: offer('LM-BID-01', {
          fields: ['by', 'amount'],
          among: (game) =>
            game.seats.flatMap((by) =>
              Array.from({ length: 1 + game.count('coins', by) }, (_, amount) => ({ by, amount })),
            ),
          then: (_, __, { by, amount }) => change('bid', { seat: by, amount }),
        }),
      },
      { asks: 'number', secret: true },
    ),
    award: step('LM-BID-02', (game) => {
      const [lantern] = game.at('market');
      const { winner } = game;
      // A cheat can take the lantern away
      if (lantern === undefined) return undefined;
      const sale =
        winner === undefined
          ? [change('unsold', { lantern })]
          : [
              change('coins', { seat: winner, amount: -game.value('price', winner) }),
              change('win', { seat: winner, lantern }),
            ];
      // Ribbons tied before last until this sale, those tied after it until the next (LM-TIE-04)
      return [...sale, close('sale'), open('sale')];
    }),
    turn: step('LM-TIE-01', (game, my) => {
      my.by += 1;
      if (my.by > game.seats.length) my.by = 0;
      return my.by === 0 ? goto('pay') : change('turn', { seat: theGame, amount: my.by });
    }),
    dress: choose('LM-TIE-01', {
      tie: offer('LM-TIE-01', {
        fields: ['by', 'ribbon', 'lantern'],
        among: (game, { by }) =>
          game.at('hand', by).flatMap((ribbon) => game.at('lanterns', by).map((lantern) => ({ by, ribbon, lantern }))),
        except: {
          'LM-TIE-02': (game, _, { ribbon, lantern }) => game.kind(ribbon).colour !== game.kind(lantern).colour,
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
