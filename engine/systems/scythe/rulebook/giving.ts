import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { coins } from '../changes/changes.ts';
import { procedure } from './book.ts';

/** Coins, to whomever and whenever; nothing binds (SC-DL-01, SC-DL-02, SC-CO-04). */
export const giving = procedure(
  'giving',
  (_: object) => ({}),
  ({ choose, offer }) => ({
    give: choose('SC-DL-02', {
      give: offer('SC-DL-02', {
        among: {
          by: (game) => game.seats,
          target: (game, _, { by }) => game.seats.filter((seat) => seat !== by),
          amount: (game, _, { by }) => Array.from({ length: game.coins(by as Thing) }, (__, i) => i + 1),
        },
        then: (_, __, { by, target, amount }): Next => [
          change('give', { seat: by as Thing, opponent: target as Thing, amount: amount as number }),
          coins(by as Thing, -(amount as number)),
          coins(target as Thing, amount as number),
        ],
      }),
    }),
  }),
);
