import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Cost, Payment, Scope } from '#engine/kernel/language/block.ts';
import { byOf, runBlock } from '#engine/kernel/language/effect-procedures.ts';
import {
  batch,
  type Call,
  finish,
  goto,
  markIncomplete,
  type Next,
  type RuleId,
} from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { isPayable, payableWays } from './payable.ts';
import {
  changesOf,
  duesOf,
  mayGiveNothing,
  nextNumbers,
  nextShare,
  numbersFrom,
  type Paying,
  payingOf,
  type ShareQuestion,
  sharesWith,
  sharesWithout,
} from './share-questions.ts';
import { completed } from './shares.ts';

/** What was paid, by the names of the parts, for `names` of the effect's scope; null: not paid. */
export type Paid = Scope['names'] | null;

export interface CostPolicy {
  readonly rules: {
    /** All parts are paid at the same time. */
    readonly pay: RuleId;
    /** What may pay, in which split. */
    readonly share: RuleId;
    /** How much is paid, where the payer chooses. Only for games with such costs. */
    readonly number?: RuleId;
  };
  /** Several players who can pay are each asked how much, in the order of the sources; or the payer decides. */
  readonly splitBy: 'each' | 'payer';
}
export interface CostProcedures {
  /** What `payCost` calls. */
  readonly procedure: AnyProcedure;
  /** What `payCost` and `payThen` call. */
  readonly procedures: readonly AnyProcedure[];
  /** Result: `Paid`. Asks only where there is more than one way. */
  readonly payCost: (cost: Cost, payer: Thing, source: Thing, into: string) => Call;
  /** Runs the block if it was paid, else the other one. */
  readonly payThen: (cost: Cost, scope: Scope, block: string, otherwise?: string) => Call;
}
interface PayThen extends Scope {
  readonly cost: Cost;
  readonly block: string;
  readonly otherwise: string | null;
}
interface ItemOf {
  readonly by: Thing;
  readonly target: Thing;
  readonly [field: string]: number;
}
interface ShareOf extends ItemOf {
  readonly amount: number;
}

/** Answers: `choose` (a way by its number, or a thing), `amount`, `pay` and `done`. */
export function costProcedures({ rules, splitBy }: CostPolicy): CostProcedures {
  const { procedure, call } = rulebook<KernelGame>();
  const numberRule = rules.number ?? 'KERNEL';
  // A payer who decides alone never comes to sources that may give nothing
  const doneRule = splitBy === 'each' ? rules.share : 'KERNEL';
  const asked = (my: Paying & { readonly payer: Thing }) => nextShare(my, splitBy === 'each' ? null : my.payer);

  const paying = procedure(
    'payCost',
    ({ cost, payer, source }: { readonly cost: Cost; readonly payer: Thing; readonly source: Thing }) => ({
      ...{ cost, payer, source },
      ...payingOf([]),
      isTrying: false,
      isWhole: true,
    }),
    ({ step, choose, offer }) => ({
      ways: step('KERNEL', (_, my): Next => (isPayable(my.cost) ? undefined : finish())),
      way: choose(rules.pay, {
        choose: offer(rules.pay, {
          fields: 'either',
          // By their place in the cost, so that a number means the same whatever can be paid
          among: (_, my) =>
            payableWays(my.cost).map((way) => ({ ...byOf(my.payer), option: my.cost.indexOf(way) + 1 })),
          then: (_, my, { option }) => void Object.assign(my, payingOf(my.cost[(option as number) - 1] ?? [])),
        }),
      }),
      number: choose(
        numberRule,
        {
          amount: offer<{ readonly by: Thing; readonly amount: number }>(numberRule, {
            fields: ['by', 'amount'],
            among: (_, my) => nextNumbers(my).map((amount) => ({ ...byOf(my.payer), amount }) as ShareOf),
            then: (_, my, { amount }) => {
              my.numbers = my.numbers.with(my.numbers.indexOf(null), amount);
              return goto('number');
            },
          }),
        },
        { asks: 'number' },
      ),
      share: choose(
        rules.share,
        {
          choose: offer<ItemOf>(rules.share, {
            fields: ['by', 'target'],
            among: (_, my) => {
              const question = asked(my);
              return question?.isOfItems === true ? question.open.map(({ of }) => itemOf(question, of)) : [];
            },
            then: (_, my, { target }) => {
              my.shares = sharesWith(my, asked(my) as ShareQuestion, target, 1);
              return goto('share');
            },
          }),
          pay: offer<ShareOf>(rules.share, {
            fields: ['by', 'target', 'amount'],
            among: (_, my) => {
              const question = asked(my);
              if (question === null || question.isOfItems) return [];
              return question.open.flatMap(({ of, least, most }) =>
                numbersFrom(Math.max(1, least), most).map((amount) => ({ ...itemOf(question, of), amount })),
              );
            },
            then: (_, my, { target, amount }) => {
              my.shares = sharesWith(my, asked(my) as ShareQuestion, target, amount);
              return goto('share');
            },
          }),
          done: offer(doneRule, {
            fields: ['by'],
            among: (_, my) => {
              const question = asked(my);
              return question === null || !mayGiveNothing(my, question) ? [] : [byOf(question.by)];
            },
            then: (_, my) => {
              my.shares = sharesWithout(my, asked(my) as ShareQuestion);
              return goto('share');
            },
          }),
        },
        { asks: 'distribute' },
      ),
      pay: step(rules.pay, (_, my): Next => {
        const shares = completed(duesOf(my), my.shares);
        if (shares === null) return finish();
        my.shares = shares;
        my.isTrying = true;
        const changes = my.parts.flatMap((part, i) => changesOf(part, shares[i] ?? []));
        return changes.length === 0 ? undefined : batch(changes);
      }),
      paid: step(rules.pay, (_, my) => finish(my.isWhole ? namesOf(my) : null)),
    }),
    ['source', 'isTrying'],
  );
  const payCost: CostProcedures['payCost'] = (cost, payer, source, into) => call(paying, { cost, payer, source }, into);

  const runThen = procedure(
    'payThen',
    ({ self, source, target, names, record, cost, block, otherwise }: PayThen) => ({
      ...{ self, source, target, names, record, cost, block, otherwise },
      paid: null as Paid,
    }),
    ({ step }) => ({
      pay: step(rules.pay, (_, my) => payCost(my.cost, my.self, my.source, 'paid')),
      then: step('KERNEL', (_, my): Next => {
        if (my.paid !== null) return runBlock(my.block, { ...my, names: { ...my.names, ...my.paid } });
        return [markIncomplete, my.otherwise === null ? undefined : runBlock(my.otherwise, my)];
      }),
    }),
    ['source', 'record', 'block'],
  );
  return {
    procedure: paying,
    procedures: [paying, runThen],
    payCost,
    payThen: (cost, { self, source, target, names, record }, block, otherwise) =>
      call(runThen, { self, source, target, names, record, cost, block, otherwise: otherwise ?? null }),
  };
}

const itemOf = ({ by }: ShareQuestion, target: Thing): ItemOf => ({ ...byOf(by), target }) as ItemOf;

function namesOf({ parts, numbers, shares }: Paying): NonNullable<Paid> {
  const paid = ({ upTo, sources }: Payment, i: number) =>
    upTo === undefined
      ? sources.filter((_, k) => (shares[i]?.[k] ?? 0) > 0).map(({ of }) => of)
      : (numbers[i] as number);
  return Object.fromEntries(parts.flatMap((part, i) => (part.as === undefined ? [] : [[part.as, paid(part, i)]])));
}
