import type { Scope } from '#engine/kernel/language/block.ts';
import type { CompiledValue } from '#engine/kernel/language/field.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { thingIn } from '../changes/kinds.ts';
import type { TokyoGame } from '../table/game.ts';

/** "This area": of the card, of the facility, else of the user. -1: none. */
export function here(game: TokyoGame, scope: Scope): Thing {
  if (game.isArea(scope.source)) return scope.source;
  if (game.isCard(scope.source)) {
    const area = game.areaOfCard(scope.source);
    if (area >= 0) return area;
  }
  return scope.self >= 0 ? game.areaOf(scope.self) : -1;
}

/** PCs who take a reward: here, or if empty in the area of the PC who earned it (TSS-REWARD-05). -1: none. */
export function rewardedArea(game: TokyoGame, scope: Scope): Thing {
  const area = here(game, scope);
  if (area >= 0 && game.pcsIn(area).length > 0) return area;
  return game.isPc(scope.self) ? game.areaOf(scope.self) : -1;
}

/** Whether it happens in the named area; default: the card's, or anywhere if that has none. */
export const isInArea =
  (area: CompiledValue<string | undefined>) =>
  (game: TokyoGame, scope: Scope, record: ChangeRecord): boolean => {
    const named = area(game, scope);
    const where = named === undefined ? game.areaOfCard(scope.source) : game.areaCalled(named);
    return where < 0 || thingIn(record, 'area') === where;
  };

/** `amount` copies, limited by the number of pieces on the table. */
export function times<T>(game: TokyoGame, amount: number, one: T): readonly T[] {
  const pieces = game.table.things - game.layout.firstPiece;
  return Array.from({ length: Math.max(0, Math.min(amount, pieces)) }, () => one);
}
