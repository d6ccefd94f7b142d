import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from './game.ts';

type Marked = { readonly skill: Thing } | { readonly bot: Thing } | { readonly card: Thing };

export function marked(game: TokyoGame, thing: Thing): Marked {
  if (game.isBot(thing)) return { bot: thing };
  return game.isSkill(thing) ? { skill: thing } : { card: thing };
}
