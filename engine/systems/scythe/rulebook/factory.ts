import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

/** Its character stands on the factory, and its right is not used up (SC-FC-01). */
export function mayTakeFactoryCard(game: ScytheGame, seat: Thing): boolean {
  if (game.count(seat, counter.factoryUsed) > 0 || game.at('factoryCards').length === 0) return false;
  return game
    .unitsOf(seat)
    .some((unit) => game.role(unit) === 'character' && game.laid.isFactory.has(game.placeOfPiece(unit)));
}

export const factory = procedure(
  'factory',
  ({ by }: { readonly by: Thing }) => ({ by }),
  ({ choose, offer }) => ({
    card: choose('SC-FC-01', {
      takeCard: offer('SC-FC-02', {
        among: { by: (_, { by }: { readonly by: Thing }) => [by], factoryCard: (game) => game.at('factoryCards') },
        then: (_, { by }, { factoryCard }): Next => [
          change('factoryUsed', { seat: by, amount: 1 }),
          change('takeCard', { card: factoryCard as Thing, seat: by }),
        ],
      }),
      leave: offer('SC-FC-01', {
        fields: ['by'],
        among: (_, { by }) => [{ by }],
        then: (game, { by }) =>
          game.setup.factoryDeclineKeepsRight ? undefined : change('factoryUsed', { seat: by, amount: 1 }),
      }),
    }),
  }),
);
