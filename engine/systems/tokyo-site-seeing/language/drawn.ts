import type { Scope } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { thingIn } from '../changes/kinds.ts';
import type { TokyoGame } from '../table/game.ts';

/** The drawn trouble that a text answers, if not discarded; -1: none. */
export function drawnNow(game: TokyoGame, { record }: Scope): Thing {
  const card = record?.kind === 'drawn' ? thingIn(record, 'card') : -1;
  return card >= 0 && game.table.placeOf(card) === game.place('pending') ? card : -1;
}
