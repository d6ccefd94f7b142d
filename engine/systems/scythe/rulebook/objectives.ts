import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { placeStars, starChange } from './stars.ts';

const fulfilled = (game: ScytheGame, seat: Thing): readonly Thing[] =>
  game.stars(seat, 'objective') > 0
    ? []
    : game.at('objectives', seat).filter((card) => game.design(card, 'objective').holds(game, game.scope(seat, card)));

/** A fulfilled objective may be revealed; both go under the deck (SC-OB-01 … SC-OB-03). */
export const objectives = procedure(
  'objectives',
  ({ by }: { readonly by: Thing }) => ({ by }),
  ({ step, choose, offer }) => ({
    any: step('KERNEL', (game, { by }) => (fulfilled(game, by).length === 0 ? finish() : undefined)),
    reveal: choose('SC-OB-01', {
      reveal: offer('SC-OB-02', {
        among: { by: (_, { by }: { readonly by: Thing }) => [by], objective: (game, { by }) => fulfilled(game, by) },
        then: (game, { by }, { objective }): Next => {
          const others = game.at('objectives', by).filter((one) => one !== objective);
          return [
            change('reveal', { objective: objective as Thing, seat: by }),
            others.length === 0 ? undefined : change('lay', { pile: game.place('objectiveDeck'), cards: [...others] }),
            starChange(by, 'objective'),
            placeStars(game),
          ];
        },
      }),
      leave: offer('SC-OB-03', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
  }),
);
export const mayReveal = (by: Thing): Next => call(objectives, { by });
