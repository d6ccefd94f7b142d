import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';
import { canPay, pay } from './prices.ts';
import { placeStars } from './stars.ts';

interface Meeting {
  readonly by: Thing;
  readonly hex: Thing;
  card: Thing;
}
const optionsOf = (game: ScytheGame, my: Meeting) => game.design(my.card, 'encounter').options;

/** The token goes, a card comes, one of its options is carried out on the hex (SC-EN-02 … SC-EN-06). */
export const encounter = procedure(
  'encounter',
  ({ by, hex }: { readonly by: Thing; readonly hex: Thing }): Meeting => ({ by, hex, card: 0 }),
  ({ step, choose, offer }) => ({
    draw: step('SC-EN-02', (game, my): Next => {
      const [card] = game.at('encounterDeck');
      const goes = change('takeToken', { hex: my.hex });
      if (card === undefined) return [goes, finish()];
      my.card = card;
      return [goes, change('showEncounter', { card })];
    }),
    option: choose('SC-EN-03', {
      option: offer('SC-EN-03', {
        among: {
          by: (_, my: Meeting) => [my.by],
          encounter: (_, my) => [my.card],
          option: (game, my) => optionsOf(game, my).map((_, i) => i + 1),
        },
        except: {
          'SC-EN-04': (game, my, { option }) =>
            !canPay(game, my.by, optionsOf(game, my)[(option as number) - 1]?.cost ?? {}),
        },
        then: (game, my, { option }): Next => {
          const chosen = optionsOf(game, my)[(option as number) - 1];
          if (chosen === undefined) return undefined;
          return [
            pay(my.by, chosen.cost),
            change('meet', { seat: my.by, encounter: my.card, option: option as number }),
            runBlock(chosen.block, game.scope(my.by, my.card, { target: my.hex })),
          ];
        },
      }),
    }),
    under: step('SC-EN-03', (game, { card }) => change('lay', { pile: game.place('encounterDeck'), cards: [card] })),
    stars: step('SC-ST-10', (game) => placeStars(game)),
  }),
);

/** The hex with a token where the seat's character is; 0: none. */
export function encounterOf(game: ScytheGame, seat: Thing): Thing {
  const character = game.unitsOf(seat).find((unit) => game.role(unit) === 'character');
  if (character === undefined) return 0;
  const hex = game.placeOfPiece(character);
  return game.layout.sortOf[hex] === 'hex' && game.count(hex, counter.token) > 0 ? hex : 0;
}
