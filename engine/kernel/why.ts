import { changeProcedure } from './change-procedure.ts';
import type { JsonObject } from './json.ts';
import { effectProcedures } from './language/effect-procedures.ts';
import { candidates, excludedBy } from './list-options.ts';
import { isMeant } from './log.ts';
import type { Mixed } from './mixed.ts';
import type { RuleId } from './next.ts';
import type { AnyProcedure, Choose, Offer, Pick } from './procedure.ts';
import { reactProcedure } from './react-procedure.ts';
import type { Session } from './session.ts';
import type { Frame } from './stack.ts';

/** Why an answer is not legal now, or which rule offers it. */
export interface Why {
  readonly legal: boolean;
  /** What says so: the rule that offers it, excludes it or asks for something else; KERNEL when the game stands still. */
  readonly rule: RuleId;
  readonly reason: Reason;
  /** Of `unfit` and `unknown`: the first field of the answer that fits nothing. */
  readonly field?: string;
  /** Of `notNow`: where the rules ask for such an answer, as `procedure/step`, and by which rule. */
  readonly asked?: { readonly step: string; readonly rule: RuleId };
}
/**
 * offered: it is legal. excluded: a rule forbids it (a cost, a range, a place). unfit: the action is open, but not for
 * what the answer names. unknown: nothing on the table is called so. notNow: something else is being decided.
 * noSuchAction: the rules know no such word. over: nothing is being decided any more, or not yet.
 */
export type Reason = 'offered' | 'excluded' | 'unfit' | 'unknown' | 'notNow' | 'noSuchAction' | 'over';

/** The pages that every game has: windows, and choices of the content. */
const ownProcedures: readonly AnyProcedure[] = [changeProcedure, reactProcedure, ...effectProcedures];

type AnyOffer = Offer<Mixed, Mixed, Pick>;

/** Looks through the offers of the choice that is being made, then through those of the whole book. */
export function whyOf(session: Session, answer: JsonObject, top: Frame | undefined): Why {
  if (session.decision === null || top === undefined) return { legal: false, rule: 'KERNEL', reason: 'over' };
  const [meant] = session.matching(answer);
  if (meant !== undefined) return { legal: true, rule: meant.offer.rule, reason: 'offered' };
  const choose = top.procedure.steps[top.step] as Choose<Mixed, Mixed>;
  const offers = offersOf(choose, answer['do']);
  for (const { word, offer } of offers) {
    for (const pick of candidates(offer, session.game, top.my)) {
      if (!isMeant(session.system.names, session.game, { do: word, pick }, answer)) continue;
      const rule = excludedBy(offer, session.game, top.my, pick);
      if (rule !== null) return { legal: false, rule, reason: 'excluded' };
    }
  }
  const first = offers[0];
  if (first === undefined) return elsewhere(session, answer['do'], choose);
  const field = unfitField(session, top, offers, answer);
  const rule = first.offer.rule;
  if (field === undefined) return { legal: false, rule, reason: 'unfit' };
  return { legal: false, rule, reason: isThere(session, answer, field) ? 'unfit' : 'unknown', field };
}

interface Named {
  readonly word: string;
  readonly offer: AnyOffer;
}
function offersOf(choose: Choose<Mixed, Mixed>, word: unknown): readonly Named[] {
  return Object.entries(choose.offers)
    .map(([name, offer]) => ({ word: offer.do ?? name, offer: offer as AnyOffer }))
    .filter((one) => word === undefined || one.word === word);
}

/** The choice that is being made has no such word: perhaps another page of the book has. */
function elsewhere({ system }: Session, word: unknown, { rule }: Choose<Mixed, Mixed>): Why {
  for (const { id, names, steps } of [...system.procedures, ...ownProcedures]) {
    for (const [at, step] of steps.entries()) {
      const offer = step.kind === 'choose' ? offersOf(step, word)[0]?.offer : undefined;
      if (offer === undefined) continue;
      return { legal: false, rule, reason: 'notNow', asked: { step: `${id}/${names[at]}`, rule: offer.rule } };
    }
  }
  return { legal: false, rule, reason: 'noSuchAction' };
}

/** The first field with which no offer is left, taken in the order in which answers are written. */
function unfitField(session: Session, top: Frame, offers: readonly Named[], answer: JsonObject): string | undefined {
  const { names } = session.system;
  let left = offers.flatMap(({ word, offer }) =>
    candidates(offer, session.game, top.my).map((pick) => ({ do: word, pick })),
  );
  if (left.length === 0) return undefined;
  const fields = [...names.fields.filter((field) => answer[field] !== undefined), ...unheardOf(names.fields, answer)];
  for (const field of fields) {
    const alone = { [field]: answer[field] ?? null };
    left = left.filter((option) => isMeant(names, session.game, option, alone));
    if (left.length === 0) return field;
  }
  return undefined;
}
const unheardOf = (fields: readonly string[], answer: JsonObject): readonly string[] =>
  Object.keys(answer).filter((field) => field !== 'do' && !fields.includes(field));

/** Whether the table has anything of that name; only names are looked for. */
function isThere(session: Session, answer: JsonObject, field: string): boolean {
  const given = answer[field];
  if (typeof given !== 'string') return true;
  const written = JSON.stringify(session.table());
  const name = JSON.stringify(given).slice(1, -1);
  return [`"${name}"`, `"${name}#`].some((start) => written.includes(start));
}
