import type { Erased } from '#engine/kernel/basics/erased.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type OverridesOf, overrideOps } from './renamed.ts';

const op = opBuilder<Erased>();

export interface Players<G, All extends string, Others extends string, Count extends string> {
  readonly ids: { readonly all: All; readonly others: Others; readonly count: Count };
  readonly noun: { readonly ja: string; readonly en: string; readonly many: string; readonly counter: string };
  readonly of: (game: G) => readonly Thing[];
  readonly bounds: readonly [least: number, most: number];
}

export function playerWords<G, All extends string, Others extends string, Count extends string>(
  { ids, noun, of, bounds }: Players<G, All, Others, Count>,
  said: OverridesOf<All | Others | Count> = {},
): readonly Op[] {
  const { ja, en, many, counter } = noun;
  return overrideOps<All | Others | Count>(
    [
      op(ids.all, {
        sort: 'selector',
        counter,
        fields: {},
        about: { ja: `ゲームに参加している${ja}全員`, en: `All ${many} in the game` },
        text: { ja: `${ja}全員`, en: `all ${many}` },
        any: { ja, en: `a ${en}` },
        example: { op: ids.all },
        run: (game) => of(game),
      }),
      op(ids.others, {
        sort: 'selector',
        counter,
        fields: {},
        about: { ja: `自分以外の${ja}全員`, en: `All other ${many}` },
        text: { ja: `ほかの${ja}全員`, en: `all other ${many}` },
        any: { ja: `ほかの${ja}`, en: `another ${en}` },
        example: { op: ids.others },
        run: (game, _, scope) => of(game).filter((one) => one !== scope.self),
      }),
      op(ids.count, {
        sort: 'amount',
        fields: {},
        about: { ja: `ゲームに参加している${ja}の数`, en: `How many ${many} are in the game` },
        text: { ja: `${ja}数`, en: `the number of ${many}` },
        bounds,
        example: { op: ids.count },
        run: (game) => of(game).length,
      }),
    ],
    said,
  );
}
