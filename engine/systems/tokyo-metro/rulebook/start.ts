import { change, goto } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { MetroGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { rounds } from './rounds.ts';

/** Start stations: no line ends without another line, if there are others (TM-PR-01). */
function beginnings(game: MetroGame): readonly Thing[] {
  const isEnd = (station: Thing) => {
    const [line, more] = game.network.linesAt(station);
    return line !== undefined && more === undefined && game.network.isEnd(line, station);
  };
  const inside = game.stations.filter((station) => !isEnd(station));
  return inside.length > 0 ? inside : game.stations;
}

export const start = procedure(
  'start',
  (_: object) => ({ placed: 0 }),
  ({ step, choose, offer }) => ({
    next: step('TM-PR-01', (game, my) => (my.placed === game.seats.length ? goto('rounds') : undefined)),
    place: choose('TM-PR-01', {
      place: offer('TM-PR-01', {
        fields: ['by', 'station'],
        among: (game, my) => beginnings(game).map((station) => ({ by: game.order[my.placed] as Thing, station })),
        then: (_, my, { by, station }) => {
          my.placed++;
          return [change('put', { seat: by, station }), goto('next')];
        },
      }),
    }),
    rounds: step('TM-RO-01', () => call(rounds, {})),
  }),
);
