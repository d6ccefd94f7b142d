import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { cash } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

const bidOf = (game: MetroGame, seat: Thing) => game.count(seat, counter.bid);
const hundreds = (game: MetroGame, seat: Thing, least: number): readonly number[] => {
  const most = Math.floor(game.count(seat, counter.cash) / 100);
  return Array.from({ length: Math.max(0, most - least / 100 + 1) }, (_, i) => least + 100 * i);
};
/** Higher bids first; ties keep the old order (TM-PR-02). */
const newOrder = (game: MetroGame): Next =>
  change('order', { seats: [...game.order].sort((a, b) => bidOf(game, b) - bidOf(game, a)) });
const pay = (game: MetroGame): Next =>
  game.seats.filter((seat) => bidOf(game, seat) > 0).map((seat) => cash(seat, -bidOf(game, seat)));

/** Sealed bid for turn order: all bid secretly in hundreds, then all pay and the order changes. */
export const sealedBid = procedure(
  'sealedBid',
  (_: object) => ({}),
  ({ step, choose, offer }) => ({
    bid: choose(
      'TM-RO-04',
      {
        bid: offer('TM-RO-04', {
          fields: ['by', 'amount'],
          among: (game) => game.seats.flatMap((by) => hundreds(game, by, 0).map((amount) => ({ by, amount }))),
          then: (_, __, { by, amount }) => change('bid', { seat: by, amount }),
        }),
      },
      { asks: 'number', secret: true },
    ),
    pay: step('TM-PR-02', pay),
    order: step('TM-RO-04', newOrder),
  }),
);

/** In the old order: raise by at least 100, or drop out. At the end all pay their last bids. */
export const ascendingBid = procedure(
  'ascendingBid',
  (_: object) => ({ at: -1, out: [] as readonly Thing[] }),
  ({ step, choose, offer }) => ({
    begin: step('TM-PR-02', (game) => game.seats.map((seat) => change('bid', { seat, amount: 0 }))),
    next: step('TM-PR-02', (game, my) => {
      if (my.out.length >= game.seats.length - 1) return goto('pay');
      do my.at = (my.at + 1) % game.seats.length;
      while (my.out.includes(game.order[my.at] as Thing));
      return undefined;
    }),
    ask: choose(
      'TM-PR-02',
      {
        raise: offer('TM-PR-02', {
          fields: ['by', 'amount'],
          among: (game, my) => {
            const by = game.order[my.at] as Thing;
            return hundreds(game, by, bidOf(game, by) + 100).map((amount) => ({ by, amount }));
          },
          then: (_, __, { by, amount }) => [change('bid', { seat: by, amount }), goto('next')],
        }),
        drop: offer('TM-PR-02', {
          fields: ['by'],
          among: (game, my) => [{ by: game.order[my.at] as Thing }],
          then: (_, my, { by }) => {
            my.out = [...my.out, by];
            return goto('next');
          },
        }),
      },
      { asks: 'number' },
    ),
    pay: step('TM-PR-02', pay),
    order: step('TM-RO-04', newOrder),
  }),
);
