import type { Scope } from '#engine/kernel/language/block.ts';
import type { Value } from '#engine/kernel/language/field.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { thingIn } from '../changes/kinds.ts';
import type { TokyoGame } from '../table/game.ts';

/** "This area" in a text: where the card lies, the area whose facility it is, else where its user stands. -1: nowhere. */
export function here(game: TokyoGame, scope: Scope): Thing {
  if (game.isArea(scope.source)) return scope.source;
  if (game.isCard(scope.source)) {
    const area = game.areaOfCard(scope.source);
    if (area >= 0) return area;
  }
  return scope.self >= 0 ? game.areaOf(scope.self) : -1;
}

/**
 * The area whose PCs decide who takes a reward: this one; where no PC is, that of the PC who earned it from next door
 * (TSS-REWARD-05). -1: nobody's.
 */
export function rewardedArea(game: TokyoGame, scope: Scope): Thing {
  const area = here(game, scope);
  if (area >= 0 && game.pcsIn(area).length > 0) return area;
  return game.isPc(scope.self) ? game.areaOf(scope.self) : -1;
}

/** Whether what happens does so in the area that a text names; without one, where its card lies; if that is nowhere, anywhere. */
export const isInArea =
  (area: Value<string | undefined>) =>
  (game: TokyoGame, scope: Scope, record: ChangeRecord): boolean => {
    const named = area(game, scope);
    const where = named === undefined ? game.areaOfCard(scope.source) : game.areaCalled(named);
    return where < 0 || thingIn(record, 'area') === where;
  };

/** So many things to do, but never more than there are pieces on the table: then there is nothing left to do. */
export function times<T>(game: TokyoGame, amount: number, one: T): readonly T[] {
  const pieces = game.table.things - game.layout.firstPiece;
  return Array.from({ length: Math.max(0, Math.min(amount, pieces)) }, () => one);
}
