import { type OneOf, oneByOne } from '#engine/library/acts/one-by-one.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

/** What one effect on several does to one of them, and what of it the others may feel. */
export interface Share extends OneOf {
  /** The damage it takes. */
  readonly damage?: number;
  /** The AP tokens it gets out of the supply that all have in common. */
  readonly ap?: number;
  /** It draws a trouble, for which a slot must be found. */
  readonly draws?: boolean;
}

const ofPcs = (game: TokyoGame, shares: readonly Share[]) => shares.filter(({ to }) => game.isPc(to));

/** Whether anybody but the PC itself may feel who is first. */
function matters(game: TokyoGame, shares: readonly Share[]): boolean {
  if (game.settings.orderOfSeveral !== 'chosen') return false;
  const several = ofPcs(game, shares);
  if (several.length < 2) return false;
  const wanted = several.reduce((sum, { ap = 0 }) => sum + ap, 0);
  if (wanted > game.supply && game.supply > 0) return true;
  return several.some((share) => share.draws === true || mayFall(game, share));
}

/** By this damage as it is dealt; one that is Down draws a trouble. */
function mayFall(game: TokyoGame, { to, damage = 0 }: Share): boolean {
  return damage > 0 && game.count(to, counter.damage) + damage >= game.value('maxHp', to);
}

const severalPcs = oneByOne<TokyoGame, Share>('TSS-ROUND-02', {
  fields: ['pc', 'amount'],
  matters,
  choosable: ofPcs,
  named: ({ to, damage, ap }) => {
    const amount = damage ?? ap;
    return amount === undefined ? { pc: to } : { pc: to, amount };
  },
  isMeant: ({ to }, { pc }) => to === pc,
});

/**
 * One effect on several PCs at once. There is no turn order among them: where it can matter who is first (too few tokens
 * for all, a PC that goes Down, a trouble that needs a slot) the players choose (TSS-ROUND-02); else nobody is asked. An
 * answer names the PC, and how much it is.
 */
export const { inOrder } = severalPcs;

export const inOrderProcedures = [severalPcs.procedure];
