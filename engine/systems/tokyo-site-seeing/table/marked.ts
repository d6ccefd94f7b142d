import type { Thing } from '#engine/kernel/table/table.ts';
import type { TokyoGame } from './game.ts';

type Marked = { readonly skill: Thing } | { readonly bot: Thing } | { readonly card: Thing };

/** A skill, a BOT card or a card, as a change names it. */
export function marked(game: TokyoGame, thing: Thing): Marked {
  if (game.isBot(thing)) return { bot: thing };
  return game.isSkill(thing) ? { skill: thing } : { card: thing };
}
