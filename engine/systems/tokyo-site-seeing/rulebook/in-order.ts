import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { counter } from '../table/counters.ts';
import type { TokyoGame } from '../table/game.ts';
import { call, procedure } from './book.ts';

/** What one effect on several does to one of them, and what of it the others may feel. */
export interface Share {
  readonly to: Thing;
  readonly next: Next;
  /** The damage it takes. */
  readonly damage?: number;
  /** The AP tokens it gets out of the supply that all have in common. */
  readonly ap?: number;
  /** It draws a trouble, for which a slot must be found. */
  readonly draws?: boolean;
}

/**
 * One effect on several PCs at once. There is no turn order among them: where it can matter who is first (too few tokens
 * for all, a PC that goes Down, a trouble that needs a slot) the players choose (TSS-ROUND-02); else nobody is asked.
 */
export function inOrder(game: TokyoGame, shares: readonly Share[]): Next {
  if (shares.length > 1 && game.settings.orderOfSeveral === 'chosen' && matters(game, shares))
    return call(oneByOne, { left: shares });
  return shares.map(({ next }) => next);
}

const oneByOne = procedure(
  'oneByOne',
  ({ left }: { left: readonly Share[] }) => ({ left }),
  ({ step, choose, offer }) => ({
    whose: choose(
      'TSS-ROUND-02',
      {
        choose: offer('TSS-ROUND-02', {
          fields: ['pc', 'amount'],
          among: (game, my) => (matters(game, my.left) ? ofPcs(game, my.left).map(named) : []),
          then: (_, my, { pc }) => {
            const share = my.left.find(({ to }) => to === pc);
            my.left = my.left.filter((one) => one !== share);
            return [goto('whose'), share?.next];
          },
        }),
      },
      { asks: 'order' },
    ),
    rest: step('KERNEL', (_, my) => my.left.map(({ next }) => next)),
  }),
);

const ofPcs = (game: TokyoGame, shares: readonly Share[]) => shares.filter(({ to }) => game.isPc(to));

/** As an answer names it: the PC, and how much it is. */
const named = ({ to, damage, ap }: Share): Pick => {
  const amount = damage ?? ap;
  return amount === undefined ? { pc: to } : { pc: to, amount };
};

/** Whether anybody but the PC itself may feel who is first. */
function matters(game: TokyoGame, shares: readonly Share[]): boolean {
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

export const inOrderProcedures = [oneByOne];
