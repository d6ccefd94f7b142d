import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Block, Scope } from '#engine/kernel/language/block.ts';
import { forEach } from '#engine/kernel/language/effect-procedures.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type EffectShare, inOrder } from '../rulebook/in-order.ts';
import type { TokyoGame } from '../table/game.ts';
import { language } from './language.ts';

type Stake = Pick<EffectShare, 'damage' | 'ap' | 'draws'>;

/** Effects of a block that other PCs may feel; null: none. */
const stakeIn = memoizeByKey(({ effects }: Block): Stake | null => {
  const nodes = nodesIn(effects.map(({ node }) => node));
  const done = (words: ReadonlySet<string>) => nodes.filter(({ op }) => words.has(op));
  const most = (words: ReadonlySet<string>) => Math.max(0, ...done(words).map(({ node }) => amountOf(node)));
  const [damage, ap] = [most(downing), most(outOfSupply)];
  const draws = done(needingSlot).length > 0;
  if (damage === 0 && ap === 0 && !draws) return null;
  return { ...(damage > 0 ? { damage } : {}), ...(ap > 0 ? { ap } : {}), draws };
});
const downing = tagged(language, 'mayDown');
const outOfSupply = tagged(language, 'fromSupply');
const needingSlot = tagged(language, 'needsSlot');
/** Literal amounts only; others count as 1. */
const amountOf = ({ amount }: JsonObject): number => (typeof amount === 'number' ? amount : 1);

/** Order chosen by the players where it can matter (TSS-ROUND-02). */
export function eachInOrder(game: TokyoGame, block: string, scope: Scope, of: readonly Thing[], as: string): Next {
  const effects = of.length > 1 && of.every((one) => game.isPc(one)) ? game.block(block) : undefined;
  const stake = effects === undefined ? null : stakeIn(effects);
  if (stake === null) return forEach(block, scope, of, as);
  return inOrder(
    game,
    of.map((to) => ({ to, next: forEach(block, scope, [to], as), ...stake })),
  );
}
