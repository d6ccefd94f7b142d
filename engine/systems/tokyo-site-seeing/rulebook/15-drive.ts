import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { goThere } from './15-arrive.ts';
import { call, procedure } from './book.ts';

export interface Driving {
  readonly by: Thing;
  readonly card: Thing;
  readonly riders: readonly Thing[];
  readonly path: readonly Thing[];
  readonly capacity: number;
}

/** In a passed area, neither start nor destination. */
const isOnTheWay = (my: { readonly at: number }) => my.at > 0;

/** Drives the checked route (p.28): all on board cross each border together; in passed areas PCs may get on or off. */
export const drive = procedure(
  'drive',
  ({ by, card, riders, path, capacity }: Driving) => ({ by, card, riders, path, capacity, at: 0 }),
  ({ step, choose, offer }) => ({
    tell: step(
      'TSS-MOVE-10',
      (_, my): Next => (my.card < 0 ? undefined : change('drive', { by: my.by, card: my.card })),
    ),
    board: choose('TSS-MOVE-13', {
      ride: offer('TSS-MOVE-13', {
        fields: ['by'],
        among: (game, my) => (isOnTheWay(my) ? boarding(game, my).map((by) => ({ by })) : []),
        except: { 'TSS-MOVE-11': (_, my) => my.riders.length + 1 >= my.capacity },
        then: (_, my, { by }) => {
          my.riders = [...my.riders, by];
          return goto('board');
        },
      }),
      stop: offer('TSS-MOVE-13', {
        fields: ['by'],
        among: (_, my) => (isOnTheWay(my) ? my.riders.map((by) => ({ by })) : []),
        then: (_, my, { by }) => {
          my.riders = my.riders.filter((rider) => rider !== by);
          return goto('board');
        },
      }),
      goOn: offer('TSS-MOVE-13', {
        fields: ['by', 'area'],
        among: (_, my) => [{ by: my.by, area: my.path[my.at] as Thing }],
        then: () => undefined,
      }),
    }),
    go: step('TSS-MOVE-11', (_, my) => call(goThere, { who: [my.by, ...my.riders], area: my.path[my.at] as Thing })),
    // Texts may have taken the vehicle or riders; without its driver it stops
    next: step('TSS-MOVE-10', (game, my): Next => {
      const here = my.path[my.at];
      my.at++;
      my.riders = my.riders.filter((rider) => game.areaOf(rider) === here);
      const isDriven = my.card < 0 || game.equipped(my.by).includes(my.card);
      return my.at < my.path.length && isDriven && game.areaOf(my.by) === here ? goto('board') : finish();
    }),
  }),
);

export const boarding = (game: TokyoGame, { by, riders }: { readonly by: Thing; readonly riders: readonly Thing[] }) =>
  game.pcsIn(game.areaOf(by)).filter((pc) => pc !== by && !riders.includes(pc));
