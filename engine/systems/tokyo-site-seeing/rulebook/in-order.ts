import { type OneOf, oneByOne } from '#engine/library/acts/one-by-one.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

/** Share of one PC in an effect on several, and what others may feel of it. */
export interface EffectShare extends OneOf {
  readonly damage?: number;
  /** AP tokens from the common supply. */
  readonly ap?: number;
  /** Needs a slot for a trouble. */
  readonly draws?: boolean;
}

const ofPcs = (game: TokyoGame, shares: readonly EffectShare[]) => shares.filter(({ to }) => game.isPc(to));

function matters(game: TokyoGame, shares: readonly EffectShare[]): boolean {
  if (game.settings.orderOfSeveral !== 'chosen') return false;
  const several = ofPcs(game, shares);
  if (several.length < 2) return false;
  const wanted = several.reduce((sum, { ap = 0 }) => sum + ap, 0);
  if (wanted > game.supply && game.supply > 0) return true;
  return several.some((share) => share.draws === true || mayFall(game, share));
}

/** Down draws a trouble. */
function mayFall(game: TokyoGame, { to, damage = 0 }: EffectShare): boolean {
  return damage > 0 && game.count(to, counter.damage) + damage >= game.value('maxHp', to);
}

const severalPcs = oneByOne<TokyoGame, EffectShare>('TSS-ROUND-02', {
  fields: ['pc', 'amount'],
  matters,
  choosable: ofPcs,
  named: ({ to, damage, ap }) => {
    const amount = damage ?? ap;
    return amount === undefined ? { pc: to } : { pc: to, amount };
  },
  isMeant: ({ to }, { pc }) => to === pc,
});

/** The players choose the order where it can matter (TSS-ROUND-02). An answer names the PC and the amount. */
export const { inOrder } = severalPcs;

export const inOrderProcedures = [severalPcs.procedure];
