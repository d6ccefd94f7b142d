import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { needsRefill } from '#engine/library/piles/drawing.ts';
import type { TokyoGame } from '../table/game.ts';
import { revealCard } from './20-scenario.ts';
import { call, procedure } from './book.ts';

/** Result: the card kept, or null. A scenario card is no trouble, so texts about troubles skip it (TSS-SCN-13). */
export const takeTrouble = procedure(
  'takeTrouble',
  ({ pc, why }: { pc: Thing; why: Drawing }) => ({
    pc,
    why,
    before: [] as readonly Thing[],
    card: -1 as Thing,
  }),
  ({ step }) => ({
    reshuffle: step('TSS-ROUND-11', (game) => {
      const pile = game.place('trouble');
      const from = game.place('trouble/discards');
      return needsRefill(game, { pile, discards: from }) ? change('shuffle', { slot: pile, from }) : undefined;
    }),
    // One of these three runs, and one of its reports: checks and texts have rules of their own
    draw: step('TSS-ROUND-03', (game, my): Next => (my.why === 'round' ? drawTop(game, my) : undefined)),
    drawInCheck: step('TSS-CHECK-06', (game, my): Next => (my.why === 'check' ? drawTop(game, my) : undefined)),
    drawAgain: step('TSS-SCN-09', (game, my): Next => (my.why === 'again' ? drawTop(game, my) : undefined)),
    tell: step('TSS-ROUND-03', (game, my): Next => (my.why === 'round' ? drawn(game, my) : undefined)),
    tellInCheck: step('TSS-CHECK-18', (game, my): Next => (my.why === 'check' ? drawn(game, my) : undefined)),
    tellAgain: step('TSS-SCN-09', (game, my): Next => (my.why === 'again' ? drawn(game, my) : undefined)),
    left: step('KERNEL', (game, my) => finish(drawnCards(game).find((card) => !my.before.includes(card)) ?? null)),
  }),
);

type Drawing = 'round' | 'check' | 'again';
interface Drawn {
  readonly pc: Thing;
  readonly why: Drawing;
  before: readonly Thing[];
  card: Thing;
}

function drawTop(game: TokyoGame, my: Drawn): Next {
  const card = game.at('trouble')[0];
  if (card === undefined) return finish(null);
  my.before = drawnCards(game);
  my.card = card;
  return change('draw', { by: my.pc, card, into: game.place('pending') });
}

function drawn(game: TokyoGame, { pc, card, why }: Drawn): Next {
  return game.isTrouble(card) ? change('drawn', { by: pc, card, again: why === 'again' }) : undefined;
}

const drawnCards = (game: TokyoGame): readonly Thing[] =>
  game.at('pending').filter((card) => game.isTrouble(card) || game.isScenarioCard(card));

export const redrawTrouble = procedure(
  'redrawTrouble',
  ({ pc, card }: { pc: Thing; card: Thing }) => ({ pc, card }),
  ({ step }) => ({
    discard: step('TSS-SCN-09', (_, my) => change('discard', { card: my.card })),
    draw: step('TSS-SCN-09', (_, my) => call(takeTrouble, { pc: my.pc, why: 'again' })),
  }),
);

export const drawTrouble = procedure(
  'drawTrouble',
  ({ pc }: { pc: Thing }) => ({ pc, card: null as Thing | null }),
  ({ step }) => ({
    draw: step('TSS-ROUND-03', (_, my) => call(takeTrouble, { pc: my.pc, why: 'round' }, 'card')),
    place: step('TSS-ROUND-03', (_, my) =>
      my.card === null ? undefined : call(placeTrouble, { pc: my.pc, card: my.card }),
    ),
  }),
);

const isTaken = (game: TokyoGame, slot: Place) => game.table.at(slot).some((card) => !game.isMarketCard(card));

interface Placing {
  readonly pc: Thing;
  readonly card: Thing;
}
interface Placed {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly slot: Place;
}
/** On a slot of these areas without a trouble (TSS-ROUND-05). */
const intoSlotOf = (
  rule: string,
  areas: (game: TokyoGame, pc: Thing) => readonly Thing[],
): Offer<TokyoGame, Placing, Placed> => ({
  rule,
  among: {
    by: (_, my) => [my.pc],
    slot: (game, my) => areas(game, my.pc).flatMap((area) => game.slotsOf(area)),
  },
  except: { 'TSS-ROUND-05': (game, _, { slot }) => isTaken(game, slot) },
  then: (_, my, { slot }) => [change('place', { by: my.pc, card: my.card, slot }), finish()],
});

/** (p.16): own area, else an adjacent one, else everybody loses. */
export const placeTrouble = procedure(
  'placeTrouble',
  ({ pc, card }: { pc: Thing; card: Thing }) => ({ pc, card }),
  ({ step, choose }) => ({
    // A drawn scenario card is revealed and follows its text
    scenario: step('TSS-SCN-13', (game, my) =>
      game.isScenarioCard(my.card) ? [call(revealCard, { card: my.card, by: my.pc }), finish()] : undefined,
    ),
    instead: step('TSS-ROUND-14', (game, my) =>
      game.design(my.card).discardInstead ? [change('discard', { card: my.card }), finish()] : undefined,
    ),
    own: choose('TSS-ROUND-07', {
      choose: intoSlotOf('TSS-ROUND-07', (game, pc) => [game.areaOf(pc)]),
    }),
    adjacent: choose('TSS-ROUND-08', {
      choose: intoSlotOf('TSS-ROUND-08', (game, pc) => game.adjacent(game.areaOf(pc))),
    }),
    anywhere: choose('TSS-ROUND-09', {
      choose: intoSlotOf('TSS-ROUND-09', (game) => (game.settings.placementSearch === 'anywhere' ? game.areas : [])),
    }),
    nowhere: step('TSS-ROUND-09', () => change('lose')),
  }),
);

export const troubleProcedures = [takeTrouble, redrawTrouble, drawTrouble, placeTrouble];
