import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { drawing } from '#engine/library/piles/drawing.ts';
import type { ScytheGame } from '../table/game.ts';

/** The deck of combat cards, made of its discards when it is empty (SC-PR-20). */
const pileOf = (game: ScytheGame) => ({
  pile: game.place('combatDeck'),
  discards: game.place('combatDiscards'),
});

const combatCards = drawing<ScytheGame>({
  rules: { draw: 'SC-PR-14', refill: 'SC-CO-17' },
  pileOf,
  refill: (game) => change('shuffle', { pile: game.place('combatDeck'), from: game.place('combatDiscards') }),
  draw: (game, by, card) => change('draw', { by, card, into: game.place('hand', by) }),
});
export const drawingProcedure = combatCards.procedure;
export const drawCombatCards = (by: Thing, amount: number): Next =>
  amount <= 0 ? undefined : combatCards.draw({ of: by, amount });
