import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import { altersAmount } from '../words/record-words.ts';
import { type OverridesOf, overrideOps } from '../words/renamed.ts';
import { beforeReduction, type HarmLayer, isOfHarm } from './harm.ts';

const op = opBuilder<Erased>();

export interface HarmRules<G> {
  /** Its `count` is `countHarm`. */
  readonly change: string;
  readonly rules: { readonly [layer in HarmLayer]: string };
  readonly inside: string;
  readonly isIrreducible: (record: ChangeRecord | null) => boolean;
  readonly isCertain: (record: ChangeRecord | null) => boolean;
  /** Other changes in which texts may alter upcoming harm, and whether it will be reduced. */
  readonly ofOthers?: { readonly [change: string]: (game: G, scope: Scope) => boolean };
}

type Id = 'increase' | 'multiplyDamage' | 'reduce' | 'ignoreReduction' | 'negateDamage' | 'damageBeforeReduction';

export function harmWords<G>(harm: HarmRules<G>, said: OverridesOf<Id>): readonly Op[] {
  const { change, rules, inside, isIrreducible, isCertain, ofOthers = {} } = harm;
  const about = (ja: string, en: string) => ({ ja: `${ja}（${inside} の中で使う）`, en: `${en} (inside ${inside})` });
  const isReduced = (game: G, scope: Scope) => {
    const other = ofOthers[scope.record?.kind ?? ''];
    return other === undefined ? reductionsOf(scope.record).length > 0 : other(game, scope);
  };
  const isAny = ({ record }: Scope) => (record?.amount ?? 1) > 0;
  return overrideOps(
    [
      altersAmount('increase', {
        ...{ field: 'amount', rule: rules.add, by: (amount) => ({ amount, layer: 'add' }) },
        can: (_, amount) => amount > 0,
        about: about('今与えるダメージを増やす', 'Increases the damage under way'),
        text: { ja: 'ダメージを{amount}点増やす', en: 'increase the damage by {amount}' },
      }),
      altersAmount('multiplyDamage', {
        ...{ field: 'times', rule: rules.multiply, by: (times) => ({ amount: 0, layer: 'multiply', times }) },
        can: (_, times) => times !== 1,
        about: about('今のダメージを何倍かにする', 'Multiplies the damage under way'),
        text: { ja: 'ダメージを{times}倍にする', en: 'multiply the damage by {times}' },
        example: { op: 'multiplyDamage', times: 2 },
      }),
      altersAmount('reduce', {
        ...{ field: 'amount', rule: rules.reduce, by: (amount) => ({ amount: -amount, layer: 'reduce' }) },
        spares: isIrreducible,
        can: (_, amount, scope) => amount > 0 && isAny(scope),
        about: about('今受けるダメージを減らす', 'Reduces the damage under way'),
        text: { ja: 'ダメージを{amount}点軽減する', en: 'reduce the damage by {amount}' },
        example: { op: 'reduce', amount: 2 },
      }),
      altersAmount('ignoreReduction', {
        ...{ rule: rules.ignore, by: () => ({ amount: 0, layer: 'ignore' }) },
        can: (game, _, scope) => isReduced(game, scope),
        about: about(
          '今のダメージへの軽減を働かなくする。ダメージ無効には及ばない',
          'Switches off reduction of the damage under way. Immunity it leaves alone',
        ),
        text: { ja: 'ダメージ軽減を無効にする', en: 'ignore damage reduction' },
      }),
      altersAmount('negateDamage', {
        ...{ rule: rules.negate, by: () => ({ amount: 0, layer: 'negate' }) },
        spares: isCertain,
        can: (_, __, scope) => isAny(scope),
        about: about(
          '今受けるダメージを無効にする。軽減ではないので、軽減を打ち消す効果を受けない',
          'Makes the damage under way nothing. It is no reduction: what ignores reduction leaves it alone',
        ),
        text: { ja: 'ダメージを無効にする', en: 'take none of the damage' },
      }),
      op('damageBeforeReduction', {
        sort: 'amount',
        fields: {},
        about: about('今受けるダメージの、軽減する前の値', 'The damage under way as it is before any reduction'),
        text: { ja: '軽減前のダメージの値', en: 'the damage before reduction' },
        bounds: [0, Number.POSITIVE_INFINITY],
        example: { op: 'damageBeforeReduction' },
        run: (_, __, { record }) => (record?.kind === change ? beforeReduction(record) : 0),
      }),
    ],
    said,
  );
}

const reductionsOf = (record: ChangeRecord | null) =>
  (record?.edits ?? []).filter((edit) => isOfHarm(edit) && edit.layer === 'reduce');
