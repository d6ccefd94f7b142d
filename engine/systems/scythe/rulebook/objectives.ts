import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { placeStars, starChange } from './stars.ts';

interface Revealing {
  readonly by: Thing;
}
type Reveal = { readonly by: Thing; readonly objective: Thing };

/** What everyone may know: whether it is asked tells nothing about its cards (SC-OB-03). */
export const mayReveal = (game: ScytheGame, { by }: Revealing): boolean =>
  game.stars(by, 'objective') === 0 && game.at('objectives', by).length > 0;

const fulfilled = (game: ScytheGame, my: Revealing): readonly Thing[] =>
  mayReveal(game, my)
    ? game.at('objectives', my.by).filter((card) => game.design(card, 'objective').holds(game, game.scope(my.by, card)))
    : [];

/** A fulfilled objective; both go under the deck (SC-OB-01 … SC-OB-03). `next`: what is asked then. */
export const reveal = (next: Next): Offer<ScytheGame, Revealing, Reveal> => ({
  rule: 'SC-OB-02',
  among: { by: (_, { by }) => [by], objective: (game, my) => fulfilled(game, my) },
  then: (game, { by }, { objective }): Next => {
    const others = game.at('objectives', by).filter((one) => one !== objective);
    return [
      next,
      change('reveal', { objective, seat: by }),
      others.length === 0 ? undefined : change('lay', { pile: game.place('objectiveDeck'), cards: [...others] }),
      starChange(by, 'objective'),
      placeStars(game),
    ];
  },
});

/** After a bottom action. */
export const objectives = procedure(
  'objectives',
  ({ by }: Revealing): Revealing => ({ by }),
  ({ choose, offer }) => ({
    reveal: choose(
      'SC-OB-01',
      {
        reveal: reveal(undefined),
        leave: offer('SC-OB-03', { fields: ['by'], among: (_, { by }: Revealing) => [{ by }], then: () => undefined }),
      },
      { evenAlone: mayReveal },
    ),
  }),
);
export const lastReveal = (by: Thing): Next => call(objectives, { by });
