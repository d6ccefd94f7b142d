import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { procedure } from './book.ts';
import { resourcesFor, workersFor } from './gaining.ts';

/** Number of the resource that a hex gives; 0: workers; -1: nothing. */
export function yieldOf(game: ScytheGame, hex: Thing): number {
  const { yields, workers } = game.content.terrains.get(game.laid.hexAs.get(hex)?.terrain ?? '') ?? {};
  if (yields !== undefined) return game.content.resources.indexOf(yields) + 1;
  return workers === true ? 0 : -1;
}
/** What a hex brings a seat: with `bare`, without what structures add (SC-FC-04). */
export function harvestOf(game: ScytheGame, seat: Thing, hex: Thing, bare = false): number {
  if (yieldOf(game, hex) < 0) return 0;
  const isStructure = (card: Thing) => game.kind(card).sort === 'structure';
  return game.valueWith('harvest', hex, ({ card }) => {
    const source = card as Thing;
    return game.ownerOf(source) === seat && !(bare && isStructure(source));
  });
}

interface Producing {
  readonly by: Thing;
  readonly bare: boolean;
  left: number;
  done: readonly Thing[];
}
const harvested = (game: ScytheGame, { by, bare, left, done }: Producing): readonly Thing[] =>
  left <= 0 ? [] : game.controlled(by).filter((hex) => !done.includes(hex) && harvestOf(game, by, hex, bare) > 0);

/** Up to so many controlled hexes produce (SC-PR-07). */
export const producing = procedure(
  'producing',
  ({ by, hexes, bare }: { readonly by: Thing; readonly hexes: number; readonly bare: boolean }): Producing => ({
    ...{ by, bare, left: hexes, done: [] },
  }),
  ({ choose, offer }) => ({
    next: choose('SC-PR-07', {
      produce: offer('SC-PR-07', {
        among: {
          by: (_, my: Producing) => [my.by],
          hex: (game, my) => harvested(game, my),
        },
        outside: { hex: 'SC-UN-05' },
        then: (game, my, { hex }): Next => {
          const at = hex as Thing;
          const [resource, amount] = [yieldOf(game, at), harvestOf(game, my.by, at, my.bare)];
          my.left--;
          my.done = [...my.done, at];
          const gain =
            resource === 0
              ? workersFor(my.by, at, amount)
              : resourcesFor(game, { by: my.by, amount, resource, hex: at });
          return [gain, goto('next')];
        },
      }),
      done: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Producing) => [{ by }], then: () => undefined }),
    }),
  }),
);
