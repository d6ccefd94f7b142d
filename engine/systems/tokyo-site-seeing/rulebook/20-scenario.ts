import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { procedure } from './book.ts';
import { textsAt } from './timed-texts.ts';

/** Texts without timing, when revealed (p.38). */
export const revealTexts = (game: TokyoGame, card: Thing, by: Thing): Next => textsAt(game, by, card, 'reveal');

/** Reveals a scenario card and runs its texts without timing (p.15, p.38). `by`: PC who drew it, or -1. */
export const revealCard = procedure(
  'revealCard',
  ({ card, by }: { card: Thing; by: Thing }) => ({ card, by }),
  ({ step }) => ({
    reveal: step('TSS-SETUP-29', (_, my) => change('reveal', { card: my.card })),
    text: step('TSS-FAQ-22', (game, my) => revealTexts(game, my.card, my.by)),
  }),
);

/**
 * Places a scenario card in an area: on a free slot or market card, else on a trouble, never on a scenario card
 * (TSS-PRIO-02); without such a slot it stays. A new card is revealed and takes the first slot, free ones first; for a
 * moving one the players choose.
 */
export const placeInArea = procedure(
  'placeInArea',
  ({ card, area }: { card: Thing; area: Thing }) => ({ card, area, isNew: false }),
  ({ step, choose, offer }) => ({
    place: step('TSS-PRIO-02', (game, my): Next => {
      const from = game.table.placeOf(my.card);
      my.isNew = from !== game.place('scenario/shown') && !game.isSlot(from);
      const slots = slotsFor(game, my.card, my.area);
      if (slots.length === 0) return finish();
      if (game.isSlot(from)) return goto('move');
      const slot = (slots.find((one) => game.top(one) < 0) ?? slots[0]) as Place;
      return [change('place', { card: my.card, slot }), goto('text')];
    }),
    move: choose('TSS-SCN-14', {
      choose: offer('TSS-SCN-14', {
        fields: ['slot'],
        among: (game, my) => slotsFor(game, my.card, my.area).map((slot) => ({ slot })),
        then: (_, my, { slot }) => change('place', { card: my.card, slot }),
      }),
    }),
    text: step('TSS-FAQ-22', (game, my): Next => (my.isNew ? revealTexts(game, my.card, -1) : undefined)),
  }),
);

/** Free or with market cards only; else with a trouble on top. */
function slotsFor(game: TokyoGame, card: Thing, area: Thing): readonly Place[] {
  const others = (slot: Place) => game.table.at(slot).filter((one) => one !== card);
  const open = game.slotsOf(area).filter((slot) => !others(slot).some((one) => game.isScenarioCard(one)));
  const free = open.filter((slot) => !others(slot).some((one) => game.isTrouble(one)));
  return free.length > 0 ? free : open;
}

/** Activates a MOD: its texts work, those without timing run now (p.9, p.13). */
export const useModCard = procedure(
  'useModCard',
  ({ card }: { card: Thing }) => ({ card }),
  ({ step }) => ({
    use: step('TSS-COMP-60', (_, my) => change('useMod', { card: my.card })),
    text: step('TSS-FAQ-22', (game, my) => revealTexts(game, my.card, -1)),
  }),
);

export const scenarioProcedures = [revealCard, placeInArea, useModCard];
