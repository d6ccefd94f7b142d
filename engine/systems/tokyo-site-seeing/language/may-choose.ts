import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Block } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { canLeave } from '../rulebook/11-equip.ts';
import type { TokyoGame } from '../table/game.ts';
import { nodesIn } from './nodes-in.ts';

/** What takes equipment away from its PC, of the words that can be said of any card. */
const takingAway: ReadonlySet<string> = new Set(['unequip', 'discard', 'scrap', 'remove', 'give', 'take']);

/** The names that a list of effects takes equipment away by, and those that it unequips by the book's word. */
const takenIn = memoizeByKey(({ effects }: Block) => {
  const taken = new Set<string>();
  const unequipped = new Set<string>();
  for (const { op, node } of nodesIn(effects.map((effect) => effect.node))) {
    const card = node['card'];
    if (!takingAway.has(op) || typeof card !== 'object' || card === null || Array.isArray(card)) continue;
    const { op: selector, name } = card as { readonly [field: string]: unknown };
    if (selector !== 'named' || typeof name !== 'string') continue;
    taken.add(name);
    if (op === 'unequip') unequipped.add(name);
  }
  return { taken, unequipped };
});

/** A loss must be one: a text that takes away the equipment chosen for it is given a card that can leave (TSS-EQUIP-09). */
export function mayChoose(game: TokyoGame, thing: Thing, as: string, path: string): boolean {
  if (!game.isCard(thing) || !game.layout.equipped.includes(game.table.placeOf(thing))) return true;
  const block = game.block(path);
  if (block === undefined) return true;
  const { taken, unequipped } = takenIn(block);
  if (unequipped.has(as)) return canLeave(game, thing);
  return !taken.has(as) || !game.isLocked(thing);
}
