import { extended } from '#engine/kernel/basics/extended.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import {
  batch,
  type Call,
  type ChangeNext,
  type ChangeRecord,
  change,
  finish,
  goto,
  markIncomplete,
  type Next,
} from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, type Offer, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { amountOfHarm, type Harm, type HarmDescription, harmChanges, harmIn, leftOf } from './kinds-of-harm.ts';

/** Harm for one recipient. */
export interface HarmDeal {
  readonly to: Thing;
  readonly harm: Harm;
}
export interface HowDealt {
  /** It must go on what it is dealt to, and cannot be moved. */
  readonly direct?: boolean;
  readonly source?: Thing;
  /** Values of the fields `also` of the description. */
  readonly also?: JsonObject;
}
export interface HarmDealing<G> {
  readonly description: HarmDescription<G>;
  readonly changes: readonly AnyChange[];
  readonly procedures: readonly AnyProcedure[];
  /** Its result is the amount placed of each kind, on whatever cards. All recipients are dealt theirs together. */
  deal(deals: readonly HarmDeal[], how?: HowDealt, into?: string | null): Call;
  /**
   * The same as a change, for a cost: what is put on a taker counts as paid, and what is prevented is left undone.
   */
  take(deal: HarmDeal, how?: HowDealt): ChangeNext;
  /** Joins deals that differ in their recipients only into one, so that all are placed together. */
  joined(nexts: readonly Next[]): readonly Next[];
  /** Defeats everything at or over its limit, for limits that change without harm. */
  readonly defeat: Call;
}

/** An amount that is to be assigned. */
interface Unassigned {
  readonly to: Thing;
  readonly kind: string;
  readonly amount: number;
  /** Takers that were not asked about yet. */
  readonly takers: readonly Thing[] | null;
}
interface AssignedPart {
  readonly to: Thing;
  readonly of: Thing;
  readonly kind: string;
  readonly amount: number;
  /** It cannot be moved back to these. */
  readonly movedFrom: readonly Thing[];
}
interface GivenHarm {
  readonly deals: readonly HarmDeal[];
  readonly direct: boolean;
  readonly source: Thing;
  readonly also: JsonObject;
}
interface HarmUnderWay extends GivenHarm {
  deals: readonly HarmDeal[];
  readonly asked: number;
  /** Outcome of the change under way. */
  readonly outcome: Json;
  unassigned: readonly Unassigned[];
  /** Parts before their windows, and after them. */
  waiting: readonly AssignedPart[];
  ready: readonly AssignedPart[];
}

/**
 * Deals harm in five steps: announced, assigned, prevented or moved, placed together, defeat. A player is asked only
 * where there is more than one way: how much each taker takes, of one kind after the other; the rest is the player's.
 */
export function dealingHarm<G extends KernelGame>(description: HarmDescription<G>): HarmDealing<G> {
  const { kinds, rules, takers, room, assigner, over, defeat } = description;
  const names = Object.keys(kinds);
  const { procedure, call } = rulebook<G>();

  const fits = (game: G, { waiting, ready }: HarmUnderWay, card: Thing, kind: string): number =>
    [...waiting, ...ready].reduce(
      (left, part) => (part.of === card && part.kind === kind ? left - part.amount : left),
      room(game, card, kind),
    );
  const assign = (game: G, my: HarmUnderWay, { to, kind, amount }: Unassigned, of: Thing): number => {
    const taken = Math.max(0, Math.min(amount, fits(game, my, of, kind)));
    if (taken > 0) my.waiting = [...my.waiting, { to, of, kind, amount: taken, movedFrom: [] }];
    return taken;
  };
  const told = ({ direct, also }: Pick<GivenHarm, 'direct' | 'also'>): JsonObject => ({
    ...also,
    ...(direct ? { direct } : {}),
  });

  /** One offer for each kind: the next taker, and how much it takes. */
  const assigning = (kind: string): Offer<G, HarmUnderWay, Record<'by' | 'card' | 'amount', number>> => {
    const current = ({ unassigned }: HarmUnderWay) => unassigned.filter((one, i) => i === 0 && one.kind === kind);
    return {
      rule: rules.assign,
      do: kinds[kind]?.answer as string,
      among: {
        by: (game, my) => current(my).map(({ to }) => assigner?.(game, to) ?? to),
        card: (_, my) => current(my).flatMap((one) => (one.takers ?? []).slice(0, 1)),
        amount: (game, my, { card }) =>
          current(my).flatMap(({ amount }) => {
            const most = Math.min(amount, fits(game, my, card, kind));
            return Array.from({ length: most + 1 }, (_, n) => n);
          }),
      },
      then: (game, my, { card, amount }) => {
        const [first, ...rest] = my.unassigned as readonly [Unassigned, ...Unassigned[]];
        assign(game, my, extended(first, { amount }), card);
        const left = extended(first, { amount: first.amount - amount, takers: first.takers?.slice(1) ?? [] });
        my.unassigned = [left, ...rest];
        return goto('share');
      },
    };
  };

  const dealing = procedure(
    'dealHarm',
    ({ deals, direct, source, also }: GivenHarm): HarmUnderWay => ({
      ...{ deals, direct, source, also },
      asked: deals.reduce((sum, { harm }) => sum + amountOfHarm(harm), 0),
      outcome: null,
      ...{ unassigned: [], waiting: [], ready: [] },
    }),
    ({ step, choose }) => ({
      announce: step(rules.deal, (_, my): Next => {
        const [first] = my.deals;
        if (first === undefined) return goto('share');
        const { to, harm } = first;
        return change('deal', { to, ...harm, amount: amountOfHarm(harm), ...told(my) }, 'outcome');
      }),
      announced: step('KERNEL', (_, my) => {
        const [first, ...rest] = my.deals as readonly [HarmDeal, ...HarmDeal[]];
        const harm = isObject(my.outcome) ? (my.outcome as Harm) : {};
        const amounts = names.map((kind) => ({ to: first.to, kind, amount: harm[kind] ?? 0, takers: null }));
        my.unassigned = [...my.unassigned, ...amounts.filter(({ amount }) => amount > 0)];
        my.deals = rest;
        return goto('announce');
      }),
      share: step(rules.assign, (game, my): Next => {
        const [first, ...rest] = my.unassigned;
        if (first === undefined) return goto('between');
        const all = first.takers ?? (my.direct ? [] : takers(game, first.to));
        const left = first.amount === 0 ? [] : all.filter((card) => fits(game, my, card, first.kind) > 0);
        my.unassigned = left.length === 0 ? rest : [{ ...first, takers: left }, ...rest];
        if (left.length > 0) return undefined;
        assign(game, my, first, first.to);
        return goto('share');
      }),
      assign: choose(rules.assign, Object.fromEntries(names.map((kind) => [kind, assigning(kind)])), {
        asks: 'distribute',
      }),
      between: step(rules.between, (_, my): Next => {
        const [first] = my.waiting;
        if (first === undefined) return goto('place');
        const { of, to, kind: harm, amount, movedFrom } = first;
        const from = movedFrom.length === 0 ? {} : { movedFrom };
        return change('assigned', { of, to, harm, amount, ...from, ...told(my) }, 'outcome');
      }),
      answered: step('KERNEL', (game, my) => {
        const [first, ...rest] = my.waiting as readonly [AssignedPart, ...AssignedPart[]];
        my.waiting = rest;
        const { amount, moved } = leftOf(my.outcome);
        let kept = amount;
        for (const { to: of, amount: wanted } of moved) {
          const taken = Math.max(0, Math.min(wanted, fits(game, my, of, first.kind)));
          kept += wanted - taken;
          const part = { ...first, of, amount: taken, movedFrom: [...first.movedFrom, first.of] };
          if (taken > 0) my.waiting = [...my.waiting, part];
        }
        if (kept > 0) my.ready = [...my.ready, extended(first, { amount: kept })];
        return goto('between');
      }),
      place: step(rules.place, (_, my): Next => {
        if (my.ready.length === 0) return undefined;
        const placed = summed(my.ready, ({ of }) => of).flatMap(({ thing: of, harm: amounts }) =>
          Object.entries(amounts).map(([harm, amount]) => change('harm', { of, harm, amount, ...my.also })),
        );
        const dealt = summed(my.ready, ({ to }) => to).map(({ thing: to, harm }) =>
          change('dealt', { to, ...harm, amount: amountOfHarm(harm), ...told(my) }),
        );
        return batch([...placed, ...dealt]);
      }),
      done: step('KERNEL', (_, my) => {
        const placed = totalOf(my.ready);
        return [amountOfHarm(placed) < my.asked ? markIncomplete : undefined, finish(placed)];
      }),
    }),
    ['source'],
  );

  // Several recipients are dealt harm together: the first to reach this defeats all that are over
  const defeating = procedure(
    'defeat',
    (given: object) => given,
    ({ step }) => ({
      defeat: step(rules.defeat, (game) => {
        const all = over(game);
        return all.length === 0 ? undefined : defeat(game, all);
      }),
    }),
  );
  const defeatCall = call(defeating, {});
  const isDeal = (next: Next): next is Call =>
    next !== undefined && 'kind' in next && next.kind === 'call' && next.procedure === dealing.id && next.into === null;

  const deal: HarmDealing<G>['deal'] = (deals, { direct = false, source = -1, also = {} } = {}, into = null) => {
    const some = deals.map(({ to, harm }) => ({ to, harm: harmIn(harm, names) }));
    const given = { deals: some.filter(({ harm }) => amountOfHarm(harm) > 0), direct, source, also };
    return call(dealing, given, into);
  };
  const dealTaken = (record: ChangeRecord) => {
    const also = Object.fromEntries((description.also ?? []).map((field) => [field, record[field] ?? null]));
    const how = { direct: record['direct'] === true, source: record.cause ?? -1, also: also as JsonObject };
    // A cost multiplies the amount by how often it is paid
    const harm = harmIn(record, names);
    const times = Math.floor((record.amount ?? 0) / Math.max(1, amountOfHarm(harm)));
    const all = Object.fromEntries(Object.entries(harm).map(([kind, amount]) => [kind, amount * times]));
    return deal([{ to: record['to'] as Thing, harm: all }], how);
  };

  return {
    description,
    changes: harmChanges(description, { defeat: defeatCall, deal: dealTaken }),
    procedures: [dealing, defeating],
    ...{ deal, defeat: defeatCall },
    take: ({ to, harm }, { direct = false, source = -1, also = {} } = {}) => {
      const cause = source < 0 ? {} : { cause: source };
      return change('takeHarm', { to, ...harm, amount: amountOfHarm(harm), ...cause, ...told({ direct, also }) });
    },
    joined: (nexts) => {
      const found = new Map<string, Call>();
      const others: Next[] = [];
      for (const one of nexts) {
        if (!isDeal(one)) {
          others.push(one);
          continue;
        }
        const { deals, ...how } = one.given as unknown as GivenHarm;
        const before = found.get(JSON.stringify(how))?.given as unknown as GivenHarm | undefined;
        const given = { ...how, deals: [...(before?.deals ?? []), ...deals] };
        found.set(JSON.stringify(how), { ...one, given: given as unknown as Json });
      }
      return [...found.values(), ...others];
    },
  };
}

const totalOf = (parts: readonly AssignedPart[]): Harm => {
  const harm: { [kind: string]: number } = {};
  for (const { kind, amount } of parts) harm[kind] = (harm[kind] ?? 0) + amount;
  return harm;
};

function summed(
  parts: readonly AssignedPart[],
  by: (part: AssignedPart) => Thing,
): readonly { readonly thing: Thing; readonly harm: Harm }[] {
  const things = [...new Set(parts.map(by))];
  return things.map((thing) => ({ thing, harm: totalOf(parts.filter((part) => by(part) === thing)) }));
}
