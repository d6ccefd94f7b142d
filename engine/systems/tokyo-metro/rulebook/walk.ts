import { change, goto } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

const spaces = 2;

/** In turn order, each meeple moves up to two stations along any lines. */
export const walk = procedure(
  'walk',
  (_: object) => ({ moved: 0 }),
  ({ choose, offer }) => ({
    move: choose('TM-RO-05', {
      walk: offer('TM-RO-05', {
        fields: ['by', 'station'],
        among: (game, my) => {
          const by = game.order[my.moved] as Thing;
          return game.network.within(game.count(by, counter.at), spaces).map((station) => ({ by, station }));
        },
        then: (game, my, { by, station }) => {
          my.moved++;
          const stays = game.count(by, counter.at) === station;
          const walks = stays ? undefined : change('walk', { seat: by, station });
          return my.moved < game.seats.length ? [walks, goto('move')] : walks;
        },
      }),
    }),
  }),
);
