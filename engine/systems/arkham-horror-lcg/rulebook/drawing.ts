import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { canBeDrawn, type DrawnCards, drawing } from '#engine/library/piles/drawing.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { resolveEncounter } from './encounter.ts';
import { deal } from './harm.ts';
import { runPrinted } from './run-printed.ts';

const pileOf = (game: ArkhamGame, by: Thing) => ({
  pile: game.place('deck', by),
  discards: game.place('discard', by),
});
export const canDraw = (game: ArkhamGame, by: Thing): boolean => canBeDrawn(game, pileOf(game, by));

/** Cards from a deck that its discard pile refills in the middle of a draw (AH-DR-01, AH-DR-02). */
export const fromDeck = drawing<ArkhamGame>({
  rules: { draw: 'AH-DR-01', refill: 'AH-DR-02' },
  pileOf,
  refill: (game, by) => {
    const { pile, discards } = pileOf(game, by);
    return change('shuffleUnder', { pile, from: discards });
  },
  draw: (game, by, card) => change('draw', { of: card, into: game.place('hand', by) }),
});
const nothing: DrawnCards = { cards: [], refilled: false };

/** An investigator draws: the cards, their weaknesses, and 1 horror after the whole draw if the deck ran out (AH-DR-02). */
export const drawCards = procedure(
  'draws',
  ({ by, amount }: { readonly by: Thing; readonly amount: number }) => ({
    by,
    amount,
    drawn: nothing,
    done: [] as readonly Thing[],
  }),
  ({ step, settle }) => ({
    draw: step('AH-DR-01', (game, { by, amount }) =>
      game.isPlaying(by) ? fromDeck.draw({ of: by, amount, together: true }, 'drawn') : undefined,
    ),
    weaknesses: step('AH-WK-02', (game, my): Next => {
      const card = my.drawn.cards.find(
        (one) =>
          game.kind(one).isWeakness && !my.done.includes(one) && game.table.placeOf(one) === game.place('hand', my.by),
      );
      if (card === undefined) return undefined;
      my.done = [...my.done, card];
      return [goto('weaknesses'), call(drawWeakness, { by: my.by, card })];
    }),
    horror: step('AH-DR-02', (game, { by, drawn }) =>
      drawn.refilled && game.isPlaying(by) ? deal(by, { damage: 0, horror: 1 }) : undefined,
    ),
    after: settle('AH-TM-08', 'after', { yields: true }),
  }),
);
/** A weakness of an encounter type is resolved like an encounter card, one of a player type goes to the hand (AH-WK-02, AH-WK-03). */
export const drawWeakness = procedure(
  'drawWeakness',
  (given: { readonly by: Thing; readonly card: Thing }) => given,
  ({ step }) => ({
    encounter: step('AH-WK-02', (game, { by, card }): Next => {
      if (!isEncounter(game, card)) return undefined;
      return [change('toResolve', { of: card, into: game.place('resolving') }), call(resolveEncounter, { by, card })];
    }),
    revelation: step('AH-WK-03', (game, { by, card }): Next => {
      if (isEncounter(game, card)) return undefined;
      return runPrinted(game, card, 'revelation', game.scope(by, card));
    }),
  }),
);
const isEncounter = (game: ArkhamGame, card: Thing) => game.type(card) === 'enemy' || game.type(card) === 'treachery';
