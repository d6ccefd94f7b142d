import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Block } from '#engine/kernel/language/block.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { canLeave } from '../rulebook/11-equip.ts';
import type { TokyoGame } from '../table/game.ts';

const namedIn = memoizeByKey(({ effects }: Block) =>
  nodesIn(effects.map(({ node }) => node)).flatMap(({ op, node: { card } }) =>
    isObject(card) && card['op'] === 'named' ? [{ op, name: card['name'] }] : [],
  ),
);

/** Equipment to be taken away must be able to leave, or it would be no loss (TSS-EQUIP-09). */
export function mayChoose(game: TokyoGame, thing: Thing, as: string, path: string): boolean {
  if (!game.isCard(thing) || !game.isEquipped(thing)) return true;
  const block = game.block(path);
  if (block === undefined) return true;
  const done = namedIn(block).filter(({ name }) => name === as);
  if (done.some(({ op }) => op === 'unequip')) return canLeave(game, thing);
  return !game.isLocked(thing) || !done.some(({ op }) => game.content.takingAway.has(op));
}
