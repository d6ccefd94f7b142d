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

/** In so many of its resources, the cost of a bottom action may be of any other kind (SC-PR-12). */
export function costOfBottom(game: ScytheGame, area: Thing): Cost {
  const { printed, seat } = game.area(area);
  if (printed === null) return [[]];
  const { resource } = printed.bottom;
  const asks = game.value('bottomCost', area);
  const others = [...game.content.resources.keys()].filter((one) => one !== resource);
  const most = Math.min(asks, game.value('anyKind', seat));
  return splits(most, others).map((amounts) => {
    const other = amounts.reduce((sum, amount) => sum + amount, 0);
    return [
      partOf(game, seat, resource, asks - other),
      ...others.flatMap((one, i) => ((amounts[i] ?? 0) === 0 ? [] : [partOf(game, seat, one, amounts[i] as number)])),
    ];
  });
}

/** All ways to take up to `most` of some kinds, fewest first, then of the earlier kinds. */
function splits(most: number, kinds: readonly number[]): readonly (readonly number[])[] {
  const all = kinds.reduce<readonly (readonly number[])[]>(
    (ways, _) =>
      ways.flatMap((way) => {
        const left = most - way.reduce((sum, amount) => sum + amount, 0);
        return Array.from({ length: left + 1 }, (__, less) => [...way, left - less]);
      }),
    [[]],
  );
  const size = (way: readonly number[]) => way.reduce((sum, amount) => sum + amount, 0);
  return [...all].sort((a, b) => size(a) - size(b));
}
