import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';

export function shown(game: TokyoGame, { by, source }: { readonly by: Thing; readonly source: Thing }): Next {
  if (game.isSkill(source)) return change('useSkill', { by, skill: source });
  if (game.isBot(source)) return change('useBot', { by, bot: source });
  return game.hand(by).includes(source) ? change('play', { by, card: source }) : change('use', { by, card: source });
}
