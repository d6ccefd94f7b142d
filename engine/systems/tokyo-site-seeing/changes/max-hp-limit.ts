import type { AnyChange } from '#engine/kernel/changes/change.ts';
import { change, later, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { goDown, rise } from '../rulebook/09-damage.ts';
import { call } from '../rulebook/book.ts';
import { type EffectShare, inOrder } from '../rulebook/in-order.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mostDamageOf } from '../table/numbers.ts';

/** PCs go Down or stand up when a change moves their maximum HP across their damage (TSS-DOWN-11). */
export function withLimitCheck(kind: AnyChange): AnyChange {
  return {
    ...kind,
    apply: (table, game: TokyoGame, record) => {
      const before = limits(game);
      const follows = kind.apply(table, game, record);
      const after = limits(game);
      if (before === after) return follows;
      const moved: Next[] = [follows];
      const falling: EffectShare[] = [];
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

function limits(game: TokyoGame): readonly number[] {
  return game.texts.isAltered(game, 'maxHp') ? game.pcs.map((pc) => game.value('maxHp', pc)) : printed;
}

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

export function within(game: TokyoGame, pc: Thing): Next {
  const amount = game.count(pc, counter.damage) - mostDamageOf(game, pc);
  return amount > 0 ? change('excess', { to: pc, amount }) : undefined;
}
