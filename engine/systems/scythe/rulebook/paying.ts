import type { Cost, Payment } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { costProcedures } from '#engine/library/costs/pay-cost.ts';
import { goodsAt } from '../changes/changes.ts';
import type { ScytheGame } from '../table/game.ts';

/** Resources of controlled hexes, in any mix (SC-RS-04). */
export const costs = costProcedures({ rules: { pay: 'SC-TU-05', share: 'SC-RS-04' }, splitBy: 'payer' });

const partOf = (game: ScytheGame, by: Thing, resource: number, asks: number): Payment => ({
  asks,
  sources: game.controlled(by).map((hex) => ({
    ...{ of: hex, by, has: game.goodsOn(hex, resource), stock: `${hex} ${resource}` },
    pay: goodsAt(hex, resource, -1),
  })),
});

/** A bottom action that is being paid. `others`: resources of other kinds that are paid instead, by their numbers. */
export interface PayingBottom {
  readonly by: Thing;
  readonly area: Thing;
  readonly others: readonly number[];
}
const countOf = (others: readonly number[], number: number): number => others.filter((one) => one === number).length;

/** What is left of the cost in the printed resource, and how much of that the seat lacks. */
function rest(game: ScytheGame, { by, area, others }: PayingBottom): { readonly asks: number; readonly lacks: number } {
  const { printed } = game.area(area);
  const asks = printed === null ? 0 : game.value('bottomCost', area) - others.length;
  return { asks, lacks: printed === null ? 0 : Math.max(0, asks - game.goodsOf(by, printed.bottom.resource)) };
}
export const lacksPrinted = (game: ScytheGame, paying: PayingBottom): boolean => rest(game, paying).lacks > 0;

/** Other resources that may be paid instead of the printed one, by their numbers (SC-PR-12). */
export function othersToPay(game: ScytheGame, paying: PayingBottom): readonly number[] {
  const { by, area, others } = paying;
  const { printed } = game.area(area);
  if (printed === null || rest(game, paying).asks <= 0 || others.length >= game.value('anyKind', by)) return [];
  return game.content.resources.flatMap((_, i) =>
    i !== printed.bottom.resource && game.goodsOf(by, i) > countOf(others, i + 1) ? [i + 1] : [],
  );
}

export function canPayBottom(game: ScytheGame, by: Thing, area: Thing): boolean {
  const { lacks } = rest(game, { by, area, others: [] });
  if (lacks === 0) return true;
  const resource = game.area(area).printed?.bottom.resource;
  const held = game.content.resources.reduce((sum, _, i) => sum + (i === resource ? 0 : game.goodsOf(by, i)), 0);
  return lacks <= Math.min(held, game.value('anyKind', by));
}

export function costOfBottom(game: ScytheGame, paying: PayingBottom): Cost {
  const { by, area, others } = paying;
  const { printed } = game.area(area);
  if (printed === null) return [[]];
  return [
    [
      partOf(game, by, printed.bottom.resource, rest(game, paying).asks),
      ...[...new Set(others)].map((number) => partOf(game, by, number - 1, countOf(others, number))),
    ],
  ];
}
