import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { canDoAll } from '../acts/acts.ts';
import { cash } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

/** (TM-AC-07) */
const paidPerChip = 100;
const halves = [1, 2] as const;
const chipsOf = (game: MetroGame, seat: Thing) => game.count(seat, counter.chips);
const passing = (game: MetroGame, seat: Thing): Next => [
  change('passes', { seat, amount: 1 }),
  chipsOf(game, seat) === 0 ? undefined : cash(seat, paidPerChip * chipsOf(game, seat)),
];

/** In turn order, one action each: put chips on a spot and do its acts, or pass and be paid for the unused chips. */
export const actions = procedure(
  'actions',
  (_: object) => ({ by: 0 as Thing }),
  ({ step, choose, offer }) => ({
    turn: step('TM-RO-06', (game, my) => {
      const { order } = game;
      const from = order.indexOf(my.by) + 1;
      const inTurn = [...order.slice(from), ...order.slice(0, from)];
      my.by = inTurn.find((seat) => game.count(seat, counter.passed) === 0) ?? 0;
      return my.by === 0 ? goto('back') : undefined;
    }),
    act: choose('TM-AC-01', {
      use: offer('TM-AC-01', {
        among: {
          by: (_, { by }) => [by],
          card: (game) => game.cards,
          spot: () => halves,
        },
        except: {
          'TM-AC-04': (game, _, { card, spot }) => game.takenBy(card as Thing, spot as number) > 0,
          'TM-AC-03': (game, _, { by, card, spot }) =>
            game.spot(card as Thing, spot as number).chips > chipsOf(game, by as Thing),
          'TM-PR-03': (game, _, { by, card, spot }) =>
            !canDoAll(game, by as Thing, card as Thing, game.spot(card as Thing, spot as number)),
        },
        then: (game, _, { by, card, spot }) => [
          change('takeSpot', { seat: by as Thing, card: card as Thing, spot: spot as number }),
          runBlock(game.spot(card as Thing, spot as number).block, game.scope(by as Thing, card as Thing)),
          goto('turn'),
        ],
      }),
      pass: offer('TM-AC-07', {
        among: { by: (_, { by }) => [by] },
        then: (game, _, { by }) => [passing(game, by as Thing), goto('turn')],
      }),
    }),
    back: step('TM-AC-06', (game) => [
      ...game.cards.flatMap((card) =>
        halves.flatMap((spot) => {
          const seat = game.takenBy(card, spot);
          return seat === 0 ? [] : [change('chipsBack', { seat, card, spot })];
        }),
      ),
      ...game.seats.map((seat) => change('passes', { seat, amount: 0 })),
      finish(),
    ]),
  }),
);
