import type { AnyChange } from '#engine/kernel/changes/change.ts';
import { change, later, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { goDown, rise } from '../rulebook/09-damage.ts';
import { call } from '../rulebook/book.ts';
import { inOrder, type Share } from '../rulebook/in-order.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mostDamageOf } from '../table/numbers.ts';

/**
 * The change, with what it does to the maximum HP of PCs. Texts can make that depend on anything: what a PC holds or
 * wears, which card lies where, a seal. When it comes down to the damage of a PC the PC goes Down, when it rises above
 * it stands up (TSS-DOWN-11).
 */
export function heedingLimits(kind: AnyChange): AnyChange {
  return {
    ...kind,
    apply: (table, game: TokyoGame, record) => {
      const before = limits(game);
      const follows = kind.apply(table, game, record);
      const after = limits(game);
      if (before === after) return follows;
      const moved: Next[] = [follows];
      const falling: Share[] = [];
      for (const [i, pc] of game.pcs.entries()) {
        moved.push(within(game, pc));
        const side = crossed(game, pc, before[i], after[i]);
        if (side === 'up') moved.push(later('standUp', call(rise, { pc })));
        if (side === 'down') falling.push({ to: pc, draws: true, next: later('down', call(goDown, { pc })) });
      }
      return [...moved, inOrder(game, falling)];
    },
  };
}

const printed: readonly number[] = [];

/** The maximum HP of each PC; none where no text in force alters it. */
function limits(game: TokyoGame): readonly number[] {
  return game.texts.isAltered(game, 'maxHp') ? game.pcs.map((pc) => game.value('maxHp', pc)) : printed;
}

/** Whether its maximum HP, in moving, has passed the damage that a PC holds. */
function crossed(
  game: TokyoGame,
  pc: Thing,
  before: number | undefined,
  after: number | undefined,
): 'down' | 'up' | undefined {
  const [damage, own] = [game.count(pc, counter.damage), game.count(pc, counter.maxHp)];
  const [wasDown, isDown] = [damage >= (before ?? own), damage >= (after ?? own)];
  if (wasDown === isDown) return undefined;
  return wasDown ? 'up' : 'down';
}

/** What a PC holds more than it can is taken off. */
export function within(game: TokyoGame, pc: Thing): Next {
  const amount = game.count(pc, counter.damage) - mostDamageOf(game, pc);
  return amount > 0 ? change('excess', { to: pc, amount }) : undefined;
}
