import type { Scope } from '#engine/kernel/language/block.ts';
import { doneAtOnce, runBlock } from '#engine/kernel/language/effect-procedures.ts';
import type { Call, ChangeRecord, Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { partialGains } from '../changes/changes.ts';
import type { BottomKind } from '../formats/mats.ts';
import type { Price } from '../formats/price.ts';
import { building, deploying, enlisting, upgrading } from '../rulebook/bottoms.ts';
import { drawing, hiring, placingGoods } from '../rulebook/gaining.ts';
import { moving } from '../rulebook/moving.ts';
import { producing } from '../rulebook/producing.ts';
import type { ScytheGame } from '../table/game.ts';

/** What effects bring to a seat, as far as it can be read off them before they are carried out. */
export interface Brought {
  readonly coins: number;
  readonly power: number;
  readonly popularity: number;
  readonly cards: number;
  readonly workers: number;
  /** Resources by their kinds, and those of any kinds. */
  readonly goods: readonly number[];
  readonly anyGoods: number;
  readonly acts: readonly BottomKind[];
  /** Units that move, and hexes that produce. */
  readonly units: number;
  readonly hexes: number;
}
type Sum = { -readonly [Key in keyof Brought]: Brought[Key] };

const nothing: Brought = {
  ...{ coins: 0, power: 0, popularity: 0, cards: 0, workers: 0, goods: [], anyGoods: 0 },
  ...{ acts: [], units: 0, hexes: 0 },
};
const actOf = new Map<string, BottomKind>([
  [upgrading.id, 'upgrade'],
  [deploying.id, 'deploy'],
  [building.id, 'build'],
  [enlisting.id, 'enlist'],
]);

export function broughtBy(game: ScytheGame, block: string, scope: Scope): Brought {
  const sum: Sum = { ...nothing };
  read(game, runBlock(block, scope), scope.self, sum);
  return sum;
}
export const paidFor = ({ coins = 0, power = 0, popularity = 0 }: Price): Brought => ({
  ...nothing,
  ...{ coins: -coins, power: -power, popularity: -popularity },
});
export const bringing = (some: Partial<Brought>): Brought => ({ ...nothing, ...some });
export const together = (one: Brought, other: Brought): Brought => ({
  coins: one.coins + other.coins,
  power: one.power + other.power,
  popularity: one.popularity + other.popularity,
  cards: one.cards + other.cards,
  workers: one.workers + other.workers,
  goods: Array.from(
    { length: Math.max(one.goods.length, other.goods.length) },
    (_, i) => (one.goods[i] ?? 0) + (other.goods[i] ?? 0),
  ),
  anyGoods: one.anyGoods + other.anyGoods,
  acts: [...one.acts, ...other.acts],
  units: one.units + other.units,
  hexes: one.hexes + other.hexes,
});

function read(game: ScytheGame, next: Next, by: Thing, sum: Sum): void {
  if (next === undefined) return;
  if (!('kind' in next)) for (const one of next) read(game, one, by, sum);
  else if (next.kind === 'change') readChange(next.record, by, next.record.amount ?? 0, sum);
  else if (next.kind === 'batch') for (const record of next.records) readChange(record, by, record.amount ?? 0, sum);
  else if (next.kind === 'call') readCall(game, next, by, sum);
}

function readChange(record: ChangeRecord, by: Thing, amount: number, sum: Sum): void {
  if (record.kind === 'goods') sum.goods = withMore(sum.goods, record['resource'] as number, amount);
  else if (record['seat'] !== by) return;
  else if (record.kind === 'coins') sum.coins += amount;
  else if (record.kind === 'power') sum.power += amount;
  else if (record.kind === 'popularity') sum.popularity += amount;
}
const withMore = (goods: readonly number[], resource: number, amount: number): readonly number[] =>
  Array.from(
    { length: Math.max(goods.length, resource) },
    (_, i) => (goods[i] ?? 0) + (i === resource - 1 ? amount : 0),
  );

interface Given {
  readonly by: Thing;
  readonly amount: number;
  readonly left: number;
  readonly resource: number;
  readonly units: number;
  readonly hexes: number;
  readonly most: number;
  readonly gain: { readonly record: ChangeRecord };
}
function readCall(game: ScytheGame, call: Call, by: Thing, sum: Sum): void {
  const given = call.given as unknown as Given;
  const act = actOf.get(call.procedure);
  if (act !== undefined) sum.acts = [...sum.acts, act];
  switch (call.procedure) {
    case partialGains.procedure.id:
      return readChange(given.gain.record, by, given.most, sum);
    case drawing.id:
      sum.cards += given.amount;
      return;
    case hiring.id:
      sum.workers += given.amount;
      return;
    case placingGoods.id:
      if (given.resource > 0) sum.goods = withMore(sum.goods, given.resource, given.left);
      else sum.anyGoods += given.left;
      return;
    case moving.id:
      sum.units += given.units;
      return;
    case producing.id:
      sum.hexes += given.hexes;
      return;
    default:
      for (const one of doneAtOnce(game, call) ?? []) read(game, one, by, sum);
  }
}
