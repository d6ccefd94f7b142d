import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { HiddenZoneRule, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Pattern, StandingModifier } from '#engine/kernel/language/block.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { AnyProcedure, AnyStep, Choose, Levels, Offer } from '#engine/kernel/procedures/procedure.ts';

/** A piece of code that implements a rule; a game goes wrong without it. */
export interface RuleCode {
  /** Such as `check.add`, `check.add.pay`, `check.add.pay except R-14`, `change gain`, `number limit`, `op reduce`. */
  readonly id: string;
  readonly rules: readonly RuleId[];
}

type Step = AnyStep<Erased, Erased>;
type AnyOffer = Offer<Erased, Erased, Erased>;
type Exception = (game: Erased, my: Erased, pick: Erased) => boolean;

/** Replaces each carrier; null removes it. */
interface Rebuilding {
  step(carrier: RuleCode, step: Step): Step | null;
  offer(carrier: RuleCode, offer: AnyOffer, choose: string): AnyOffer | null;
  exception(carrier: RuleCode, test: Exception): Exception | null;
  change(carrier: RuleCode, change: AnyChange): AnyChange | null;
  number(carrier: RuleCode, number: AnyNumber): AnyNumber | null;
  hiding(carrier: RuleCode, hiding: HiddenZoneRule<Erased>): HiddenZoneRule<Erased> | null;
  op(carrier: RuleCode, op: Op): Op | null;
}

/** All rule code of a system in order, without the kernel's own. */
export function carriersOf(system: RuleSystem): RuleCode[] {
  const carriers: RuleCode[] = [];
  const note = <T>(carrier: RuleCode, what: T): T => {
    if (carrier.rules.some((rule) => rule !== 'KERNEL')) carriers.push(carrier);
    return what;
  };
  rebuilt(system, { step: note, offer: note, exception: note, change: note, number: note, hiding: note, op: note });
  return carriers;
}

/** The system with one carrier disabled. */
export function withoutRule(system: RuleSystem, id: string): RuleSystem {
  const unless = <T>(carrier: RuleCode, what: T): T | null => (carrier.id === id ? null : what);
  return rebuilt(system, {
    step: unless,
    offer: unless,
    exception: unless,
    change: unless,
    number: unless,
    hiding: unless,
    op: unless,
  });
}

/** The system with carriers that record their use in `touched`. Content must be compiled by it, too. */
export function withCoverage(system: RuleSystem, touched: Set<string>): RuleSystem {
  const known = new Set(carriersOf(system).map(({ id }) => id));
  return rebuilt(
    system,
    watching((id) => known.has(id) && touched.add(id)),
  );
}

function rebuilt(system: RuleSystem, how: Rebuilding): RuleSystem {
  return {
    ...system,
    procedures: system.procedures.map((procedure) => rebuiltProcedure(procedure, how)),
    changes: system.changes.map(
      (one) => how.change({ id: `change ${one.kind}`, rules: [one.rule] }, one) ?? emptyChange(one),
    ),
    numbers: system.numbers.map(
      (one) => how.number({ id: `number ${one.id}`, rules: [one.rule] }, one) ?? { ...one, base: () => 0 },
    ),
    hidden: system.hidden.flatMap((one) => how.hiding({ id: `hidden ${one.id}`, rules: [one.rule] }, one) ?? []),
    language: {
      ...system.language,
      ops: system.language.ops.map((one) => how.op({ id: `op ${one.id}`, rules: one.rules }, one) ?? emptyOp(one)),
    },
  };
}

function rebuiltProcedure(procedure: AnyProcedure, how: Rebuilding): AnyProcedure {
  const steps = procedure.steps.map((step, i): Step => {
    const id = `${procedure.id}.${procedure.names[i]}`;
    const kept = how.step({ id, rules: [step.rule] }, step) ?? emptyStep(step.rule);
    return kept.kind === 'choose' ? rebuiltChoose(id, kept, how) : kept;
  });
  return { ...procedure, steps };
}

function rebuiltChoose(id: string, choose: Choose<Erased, Erased>, how: Rebuilding): Choose<Erased, Erased> {
  const offers: { [name: string]: AnyOffer } = {};
  for (const [name, offer] of Object.entries(choose.offers)) {
    const kept = how.offer({ id: `${id}.${name}`, rules: [offer.rule] }, offer, id);
    if (kept !== null) offers[name] = rebuiltOffer(`${id}.${name}`, kept, how);
  }
  return { ...choose, offers };
}

function rebuiltOffer(id: string, offer: AnyOffer, how: Rebuilding): AnyOffer {
  const except: { [rule: RuleId]: Exception } = {};
  for (const [rule, test] of Object.entries(offer.except ?? {})) {
    const kept = how.exception({ id: `${id} except ${rule}`, rules: [rule] }, test);
    if (kept !== null) except[rule] = kept;
  }
  // Without an exception `near` may omit legal values
  const { near: _, ...whole } = offer;
  return { ...whole, except };
}

const emptyStep = (rule: RuleId): Step => ({ kind: 'step', rule, run: () => undefined });
/** Always fails. */
const emptyChange = ({ kind, rule, fields }: AnyChange): AnyChange => ({
  kind,
  rule,
  fields,
  holds: () => false,
  apply: () => undefined,
});

/** An op without effect: 0, false, empty, never. */
function emptyOp(op: Op): Op {
  const canChange = () => false;
  switch (op.sort) {
    case 'effect':
      return { ...op, canChange, run: () => undefined };
    case 'amount':
      return { ...op, canChange, run: () => 0 };
    case 'condition':
      return { ...op, canChange, run: () => false };
    case 'selector':
    case 'cost':
      return { ...op, canChange, run: () => [] };
    case 'choice':
      return { ...op, canChange, run: () => ({ from: [], least: 0, most: 0 }) };
    case 'trigger':
      return { ...op, run: (...given) => ({ ...(op.run(...given) as Pattern), matches: () => false }) };
    case 'modifier':
      return { ...op, run: (...given) => ({ ...(op.run(...given) as StandingModifier), of: () => [] }) };
  }
}

function watching(touch: (id: string) => unknown): Rebuilding {
  return {
    step({ id }, step) {
      if (step.kind === 'choose') return step;
      if (step.kind === 'settle') return { ...step, settled: () => touch(id) };
      return { ...step, run: after(step.run, () => touch(id)) };
    },
    offer: ({ id }, offer, choose) => ({
      ...offer,
      among: watchedAmong(
        offer.among,
        () => touch(choose),
        () => touch(id),
      ),
    }),
    exception: ({ id }, test) => after(test, (excludes) => excludes && touch(id)),
    change: ({ id }, change) => ({
      ...change,
      ...(change.prepare && { prepare: after(change.prepare, () => touch(id)) }),
      ...(change.holds && { holds: after(change.holds, () => touch(id)) }),
      apply: after(change.apply, () => touch(id)),
    }),
    number: ({ id }, number) => ({ ...number, base: after(number.base, () => touch(id)) }),
    hiding: ({ id }, hiding) => ({ ...hiding, groups: after(hiding.groups, () => touch(id)) }),
    op: ({ id }, op) => watchedOp(op, () => touch(id)),
  };
}

/** `asked`: candidates were listed; `found`: there was one. */
function watchedAmong(among: AnyOffer['among'], asked: () => void, found: () => void): AnyOffer['among'] {
  const any = (list: readonly Erased[]) => list.length > 0 && found();
  if (typeof among === 'function')
    return after(among, (picks) => {
      asked();
      any(picks);
    });
  const levels = Object.entries(among as Levels<Erased, Erased, { [field: string]: number }>);
  return Object.fromEntries(
    levels.map(([field, level], depth) => [
      field,
      after(level, (values) => {
        if (depth === 0) asked();
        if (depth === levels.length - 1) any(values);
      }),
    ]),
  );
}

/** Triggers count when they match, modifiers when they change something. */
function watchedOp(op: Op, touch: () => void): Op {
  if (op.sort === 'trigger') {
    return {
      ...op,
      run: (...given) => {
        const pattern = op.run(...given) as Pattern;
        return { ...pattern, matches: after(pattern.matches, (matches) => matches && touch()) };
      },
    };
  }
  if (op.sort === 'modifier') {
    return {
      ...op,
      run: (...given) => {
        const standing = op.run(...given) as StandingModifier;
        return { ...standing, amount: after(standing.amount, touch) };
      },
    };
  }
  return { ...op, run: after(op.run, touch) };
}

function after<Given extends readonly Erased[], Result>(
  run: (...given: Given) => Result,
  then: (result: Result) => unknown,
): (...given: Given) => Result {
  return (...given) => {
    const result = run(...given);
    then(result);
    return result;
  };
}
