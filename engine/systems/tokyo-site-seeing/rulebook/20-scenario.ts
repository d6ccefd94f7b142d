import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, type Next } from '#engine/kernel/next.ts';
import type { Place, Thing } from '#engine/kernel/table.ts';
import type { Tokyo } from '../table/tokyo.ts';
import { procedure } from './book.ts';

/** What a card says without a timing, done when it is revealed (p.38). */
export const revealTexts = (game: Tokyo, card: Thing, by: Thing): Next =>
  game
    .design(card)
    .entries.filter((entry) => entry.when === 'reveal')
    .map((entry) => runBlock(entry.block, game.scope(by, card)));

/** A scenario card is shown, and what it says without a timing is done (p.15, p.38). `by`: the PC who drew it, or -1. */
export const revealCard = procedure(
  'revealCard',
  ({ card, by }: { card: Thing; by: Thing }) => ({ card, by }),
  ({ step }) => ({
    reveal: step('TSS-SETUP-29', (_, my) => change('reveal', { card: my.card })),
    text: step('TSS-FAQ-22', (game, my) => revealTexts(game, my.card, my.by)),
  }),
);

/**
 * A scenario card is laid into an area: a free slot from the left, else over a market card, else over a trouble;
 * never onto another scenario card (TSS-PRIO-02): with no such slot it stays where it is.
 * A card that comes out of a deck or from aside is revealed by it.
 */
export const placeInArea = procedure(
  'placeInArea',
  ({ card, area }: { card: Thing; area: Thing }) => ({ card, area, isNew: false }),
  ({ step }) => ({
    place: step('TSS-PRIO-02', (game, my): Next => {
      const slot = slotFor(game, my.area);
      if (slot === undefined) return finish();
      const from = game.table.placeOf(my.card);
      my.isNew = from !== game.layout.scenario.shown && !game.isSlot(from);
      return change('place', { card: my.card, slot });
    }),
    text: step('TSS-FAQ-22', (game, my): Next => (my.isNew ? revealTexts(game, my.card, -1) : undefined)),
  }),
);

function slotFor(game: Tokyo, area: Thing): Place | undefined {
  const slots = game.slotsOf(area);
  const open = slots.filter((slot) => !game.table.at(slot).some((card) => game.isScenarioCard(card)));
  return (
    open.find((slot) => game.top(slot) < 0) ??
    open.find((slot) => !game.table.at(slot).some((card) => game.isTrouble(card))) ??
    open[0]
  );
}

/** A scenario MOD card is put to use: from now on its text works, and what has no timing is done (p.9, p.13). */
export const useModCard = procedure(
  'useModCard',
  ({ card }: { card: Thing }) => ({ card }),
  ({ step }) => ({
    use: step('TSS-COMP-60', (_, my) => change('useMod', { card: my.card })),
    text: step('TSS-FAQ-22', (game, my) => revealTexts(game, my.card, -1)),
  }),
);

export const scenarioProcedures = [revealCard, placeInArea, useModCard];
