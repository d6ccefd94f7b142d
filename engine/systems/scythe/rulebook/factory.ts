import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

const isAtFactory = (game: ScytheGame, seat: Thing): boolean =>
  game
    .unitsOf(seat)
    .some((unit) => game.role(unit) === 'character' && game.laid.isFactory.has(game.placeOfPiece(unit)));
const hasUsedRight = (game: ScytheGame, seat: Thing) => game.count(seat, counter.factoryUsed) > 0;

/** Its character stands on the factory, and its right is not used up (SC-FC-01). */
export const mayTakeFactoryCard = (game: ScytheGame, seat: Thing): boolean =>
  !hasUsedRight(game, seat) && game.at('factoryCards').length > 0 && isAtFactory(game, seat);

/** With the setting a visit without a card counts only until the character has left. */
export function rightComesBack(game: ScytheGame, seat: Thing): Next {
  if (!game.setup.factoryDeclineKeepsRight || !hasUsedRight(game, seat)) return undefined;
  if (game.at('taken', seat).length > 0 || isAtFactory(game, seat)) return undefined;
  return change('factoryUsed', { seat, amount: 0 });
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
        then: (_, { by }) => change('factoryUsed', { seat: by, amount: 1 }),
      }),
    }),
  }),
);
