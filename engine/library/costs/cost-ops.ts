import type { Erased } from '#engine/kernel/basics/erased.ts';
import { canBeDone } from '#engine/kernel/language/effect-procedures.ts';
import { costLists, costs, effects, optional } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { CostProcedures } from './pay-cost.ts';
import { isPayable } from './payable.ts';

const op = opBuilder<Erased>();

interface CostExamples {
  readonly effect: { readonly op: string };
  readonly cost: { readonly op: string; readonly [field: string]: unknown };
}

/** For games with ops of sort `cost`, made with `partOf`. */
export function costOps({ payThen }: Pick<CostProcedures, 'payThen'>, { effect, cost }: CostExamples): readonly Op[] {
  return [
    op('anyCost', {
      sort: 'cost',
      fields: { of: costLists() },
      about: {
        ja: 'いくつかの費用のうち一つを選んで支払う。支払えるものだけが選べる',
        en: 'Pays one of several lists of costs, by choice of the payer. Only lists that can be paid are offered',
      },
      text: { ja: '次のどれか1つ：{of}', en: 'one of: {of}' },
      example: { op: 'anyCost', of: [[cost], [cost]] },
      run: (_, { of }) => of,
    }),
    op('pay', {
      sort: 'effect',
      fields: { cost: costs(), do: effects(), else: optional(effects()) },
      about: {
        ja: '費用をすべて支払えるときだけ、同時に支払って do を行う。支払えないか、すべては支払われなければ else を行う',
        en: 'Pays all of "cost" at the same time, then does "do"; nothing is paid unless all of it can be. If it was not paid, does "else"',
      },
      text: { ja: '{cost}：{do}[。支払わなければ、{else}]', en: '{cost}: {do}[; if that is not paid, {else}]' },
      example: { op: 'pay', cost: [cost], do: [effect] },
      canChange: (game, seen, scope) =>
        isPayable(seen.cost)
          ? canBeDone(game, seen.do, scope)
          : seen.else !== undefined && canBeDone(game, seen.else, scope),
      run: (_, seen, scope) => payThen(seen.cost, scope, seen.do, seen.else),
    }),
  ];
}
