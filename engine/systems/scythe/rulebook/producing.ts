import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { ownModifiers } from '../table/movement.ts';
import { procedure } from './book.ts';
import { resourcesFor, workersFor } from './gaining.ts';

/** Number of the resource that a hex gives; 0: workers; -1: nothing. */
function yieldOf(game: ScytheGame, hex: Thing): number {
  const { yields, workers } = game.content.terrains.get(game.laid.hexAs.get(hex)?.terrain ?? '') ?? {};
  if (yields !== undefined) return game.content.resources.indexOf(yields) + 1;
  return workers === true ? 0 : -1;
}
/** One for each own worker there, and more by structures, which need no worker (SC-PR-07, SC-PR-11). */
export function harvestOf(game: ScytheGame, seat: Thing, hex: Thing): number {
  if (yieldOf(game, hex) < 0) return 0;
  const workers = game.at('units', hex).filter((unit) => game.role(unit) === 'worker').length;
  const more = ownModifiers(game, 'harvest', hex, seat).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, workers + more);
}
const harvested = (game: ScytheGame, by: Thing, done: readonly Thing[]): readonly Thing[] =>
  game.controlled(by).filter((hex) => !done.includes(hex) && harvestOf(game, by, hex) > 0);

/** Up to so many controlled hexes produce (SC-PR-07). */
export const producing = procedure(
  'producing',
  ({ by, hexes }: { readonly by: Thing; readonly hexes: number }) => ({
    by,
    left: hexes,
    done: [] as readonly Thing[],
  }),
  ({ choose, offer }) => ({
    next: choose('SC-PR-07', {
      produce: offer('SC-PR-07', {
        among: {
          by: (_, my) => [my.by],
          hex: (game, my) => (my.left > 0 ? harvested(game, my.by, my.done) : []),
        },
        outside: { hex: 'SC-UN-05' },
        then: (game, my, { hex }): Next => {
          const at = hex as Thing;
          const [resource, amount] = [yieldOf(game, at), harvestOf(game, my.by, at)];
          my.left--;
          my.done = [...my.done, at];
          const gain =
            resource === 0
              ? workersFor(my.by, at, amount)
              : resourcesFor(game, { by: my.by, amount, resource, hex: at });
          return [gain, goto('next')];
        },
      }),
      done: offer('SC-TU-05', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
  }),
);
