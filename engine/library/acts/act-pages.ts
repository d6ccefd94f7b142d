import type { Erased } from '#engine/kernel/basics/erased.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { blockOf } from '#engine/kernel/language/effect-procedures.ts';
import { amount, optional } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { finish, markIncomplete, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, type Offer, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AbilityGame } from '../abilities/ability-game.ts';
import { type Act, type ActObject, type ActRequest, canAct, isExcluded, objectsOf, type PrintedActs } from './act.ts';
import { type ActOption, Trial } from './in-order.ts';

interface ActingGame extends AbilityGame {
  readonly on: (table: ReadonlyTable) => this;
}

export interface ActPages<G> {
  readonly procedure: AnyProcedure;
  readonly ops: readonly Op[];
  /** Whether all printed acts can be done in order. Called for every open thing at every decision, and cached. */
  readonly canDoAll: (game: G, by: Thing, source: Thing, printed: PrintedActs) => boolean;
}

/** `rule`: that of doing printed acts. `changes`: used to try acts in order. */
export function actPages<G extends ActingGame>(
  acts: readonly Act<G>[],
  rule: RuleId,
  changes: readonly AnyChange[],
): ActPages<G> {
  const byWord = new Map(acts.map((act) => [act.word, act]));
  const called = (word: string) => byWord.get(word) as Act<G>;
  const procedure = actProcedure(rule, acts, called);
  const { call } = rulebook<G>();
  return {
    procedure,
    ops: acts.map((act) => wordFor(act, (acting) => call(procedure, { word: act.word, ...acting }))),
    canDoAll: feasibility(called, changes),
  };
}

interface Given extends ActRequest {
  readonly word: string;
}

/** Skips acts without a possible object, does those with one, and asks for the object of others. */
function actProcedure<G extends ActingGame>(
  rule: RuleId,
  acts: readonly Act<G>[],
  called: (word: string) => Act<G>,
): AnyProcedure {
  return rulebook<G>().procedure(
    'act',
    ({ word, by, amount }: Given) => ({ word, by, amount }),
    ({ step, choose, offer }) => {
      const answerTo = (one: Act<G>): Offer<G, Given, ActObject> =>
        offer<ActObject>(one.rule, {
          fields: one.fields,
          among: (game, my) => (my.word === one.word ? one.among(game, my) : []),
          except: Object.fromEntries(
            Object.entries(one.except).map(([rule, excludes]) => [
              rule,
              (game: G, my: Given, pick: ActObject) => excludes(game, my, pick),
            ]),
          ),
          then: (game, my, pick): Next => [...one.does(game, my, pick), finish()],
        });
      const asked = acts.filter(({ fields }) => fields.length > 1);
      return {
        only: step(rule, (game, my): Next => {
          const one = called(my.word);
          const [object, other] = objectsOf(game, one, my);
          if (object === undefined) return [markIncomplete, finish()];
          return other === undefined ? [...one.does(game, my, object), finish()] : undefined;
        }),
        object: choose(rule, Object.fromEntries(asked.map((one) => [one.word, answerTo(one)]))),
      };
    },
  );
}

function wordFor<G>(act: Act<G>, done: (acting: ActRequest) => Next): Op {
  const { word, rule, about, text, facts = {}, says } = act;
  const { field = '', unsaid, least = 0, example } = says ?? {};
  const amountIn = (seen: Erased): number => seen[field] ?? unsaid ?? 0;
  const fields = says === undefined ? {} : { [field]: unsaid === undefined ? amount() : optional(amount()) };
  return opBuilder<G>()(word, {
    sort: 'effect',
    rules: [rule],
    fields: fields as Erased,
    ...({ about, text, facts } as Erased),
    example: { op: word, ...(says === undefined ? {} : { [field]: example }) },
    canChange: (game: G, seen: Erased, { self }: Scope) =>
      self >= 0 && amountIn(seen) >= least && canAct(game, act, { by: self, amount: amountIn(seen) }),
    run: (_: G, seen: Erased, { self }: Scope) => done({ by: self, amount: Math.max(0, amountIn(seen)) }),
  });
}

interface Kept<G extends { readonly table: ReadonlyTable }> {
  revision: number;
  by: Thing;
  readonly known: boolean[];
  trial: Trial<G> | null;
}

function feasibility<G extends ActingGame>(called: (word: string) => Act<G>, changes: readonly AnyChange[]) {
  const kinds = new Map(changes.map((one) => [one.kind, one]));
  const keptOf = memoizeByKey((_: G): Kept<G> => ({ revision: -1, by: -1, known: [], trial: null }));

  function canDo(game: G, kept: Kept<G>, source: Thing, printed: PrintedActs): boolean {
    const { by } = kept;
    const [only, more] = printed.acts;
    if (only && more === undefined) {
      const amount = only.amount(game, game.scope(by, source));
      return canAct(game, called(only.word), { by, amount });
    }
    // "Do this, then that to the result" cannot be judged by its parts
    kept.trial ??= new Trial<G>(game, game.on, kinds);
    return kept.trial.canDoInOrder(deedsOf(game, by, source, printed));
  }
  function deedsOf(game: G, by: Thing, source: Thing, { block, acts }: PrintedActs): readonly ActOption<G>[] {
    const scope = game.scope(by, source);
    return acts.map((one, i): ActOption<G> => {
      if (one === null) {
        const effect = blockOf(game, block).effects[i];
        return (on, isGood) => effect?.canChange(on, scope) === true && isGood([]);
      }
      const act = called(one.word);
      return (on, isGood) => {
        const acting = { by, amount: one.amount(on, scope) };
        return act
          .among(on, acting)
          .some((object) => !isExcluded(on, act, acting, object) && isGood(act.does(on, acting, object)));
      };
    });
  }

  return (game: G, by: Thing, source: Thing, printed: PrintedActs): boolean => {
    const kept = keptOf(game);
    if (kept.revision !== game.table.revision || kept.by !== by) {
      if (kept.revision !== game.table.revision) kept.trial = null;
      kept.revision = game.table.revision;
      kept.by = by;
      kept.known.length = 0;
    }
    kept.known[printed.says] ??= canDo(game, kept, source, printed);
    return kept.known[printed.says] as boolean;
  };
}
