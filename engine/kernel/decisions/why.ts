import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import { sameName } from '../naming/naming.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Choose, Offer } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';
import type { Session } from '../session/session.ts';
import { ownProcedures } from './answer-words.ts';
import type { Option } from './decision.ts';
import { candidateOf, type Named, nearestOf, type Wanted } from './nearest-candidate.ts';
import { excludedBy } from './option-lister.ts';

/** Why an answer is not legal now, or which rule offers it. Plain data: it says all that a sentence needs. */
export interface Why {
  readonly legal: boolean;
  /** What says so: the rule that offers it, excludes it or asks for something else; KERNEL when the game stands still. */
  readonly rule: RuleId;
  readonly reason: Reason;
  /** Of `unfit`, `unknown` and `misnamed`: the field of the answer that it fails by. */
  readonly field?: string;
  /** Of `unfit`: where the piece lies that this field names, as events call places. */
  readonly at?: string;
  /** Of `misnamed`: the field under which the same name would be legal. */
  readonly meant?: string;
  /** Of `extra`: the fields without which it would be legal. */
  readonly fields?: readonly string[];
  /** Of `excluded`: the condition of the content that is not met, as it is written. */
  readonly condition?: JsonObject;
  /** Of `notNow` and `noSuchAction`: what is being decided instead, as `procedure/step`, and over what, in names. */
  readonly now?: { readonly step: string; readonly about: JsonObject };
  /** Of `notNow`: where the rules ask for such an answer, as `procedure/step`, and by which rule. */
  readonly asked?: { readonly step: string; readonly rule: RuleId };
}
/** Every reason there is; see `Reason`. */
export const reasons = [
  'offered',
  'excluded',
  'unfit',
  'unknown',
  'misnamed',
  'extra',
  'notNow',
  'noSuchAction',
  'over',
] as const;
/**
 * offered: it is legal. excluded: a rule forbids it (a cost, a range, a place). unfit: the action is open, but not for
 * what the answer names. unknown: nothing on the table is called so. misnamed: legal with a field of another name.
 * extra: legal with fewer fields. notNow: something else is being decided. noSuchAction: the rules know no such word.
 * over: nothing is being decided any more, or not yet.
 */
export type Reason = (typeof reasons)[number];

type Asked = Choose<Erased, Erased>;
type AnyOffer = Offer<Erased, Erased, Erased>;

/** Looks through the offers of the choice that is being made, then through those of the whole book. */
export function whyOf(session: Session, answer: JsonObject, top: Frame | undefined): Why {
  const { decision, game, system } = session;
  if (decision === null || top === undefined) return { legal: false, rule: 'KERNEL', reason: 'over' };
  const [meant] = session.matching(answer);
  if (meant !== undefined) return { legal: true, rule: meant.offer.rule, reason: 'offered' };

  const choose = top.procedure.steps[top.step] as Asked;
  const wanted: Wanted = { game, my: top.my, names: system.names, answer };
  const offers = named(choose, answer['do']).map((one) => candidateOf(one, wanted));
  const open = offers.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return notAsked(session, answer, choose, offers[0]?.offer);

  const whole = open.flatMap(({ offer, foreign, picks }) =>
    foreign.length > 0 ? [] : picks.map((pick) => ({ offer, pick, rules: excluding(offer, wanted, pick) })),
  );
  const [forbidding] = whole.sort((a, b) => a.rules.length - b.rules.length);
  if (forbidding !== undefined) {
    const { offer, pick, rules } = forbidding;
    const [rule] = rules;
    // Nothing excludes it, and still it is not legal: a secret answer that was given already
    if (rule === undefined) return { legal: false, rule: choose.rule, reason: 'notNow', now: standing(session) };
    const condition = offer.says?.[rule]?.(game, top.my, pick);
    return {
      legal: false,
      rule,
      reason: 'excluded',
      ...(condition === undefined ? {} : { condition: condition as JsonObject }),
    };
  }

  const nearest = nearestOf(open);
  const { offer, foreign, picks, stop } = nearest;
  if (foreign.length > 0 && picks.length > 0) {
    const legal = session.options().filter((option) => option.offer === offer);
    return withoutForeign(session, answer, nearest, legal) ?? forbidden(offer, wanted, picks, foreign);
  }
  const field = stop.named ?? foreign[0];
  const rule = offer.outside?.[stop.field] ?? offer.rule;
  if (field === undefined) return { legal: false, rule, reason: 'unfit' };
  const name = answer[field];
  const at = typeof name === 'string' ? system.names.where?.(game, name) : undefined;
  if (at === undefined && !isThere(session, answer, field)) return { legal: false, rule, reason: 'unknown', field };
  // What lies where it should and stops at something else is not told of
  return { legal: false, rule, reason: 'unfit', field, ...(at === undefined || stop.field !== field ? {} : { at }) };
}

function named(choose: Asked, word: unknown): readonly Named[] {
  return Object.entries(choose.offers)
    .map(([name, offer]) => ({ word: offer.do ?? name, offer: offer as AnyOffer }))
    .filter((one) => word === undefined || one.word === word);
}

/** The first offer of a choice that answers call so. */
function offerCalled({ offers }: Asked, word: unknown): AnyOffer | undefined {
  for (const name in offers) if ((offers[name]?.do ?? name) === word) return offers[name];
  return undefined;
}

/** All that excludes a pick, in the order of the book. */
function excluding(offer: AnyOffer, { game, my }: Wanted, pick: Option['pick']): readonly RuleId[] {
  const { except = {} } = offer;
  return Object.keys(except).filter((rule) => except[rule]?.(game, my, pick));
}

/** What the answer would be without the fields that such an answer does not take, where that is legal. */
function withoutForeign(
  { system: { names }, game }: Session,
  answer: JsonObject,
  { offer, foreign }: { readonly offer: AnyOffer; readonly foreign: readonly string[] },
  legal: readonly Option[],
): Why | null {
  const fields = Object.keys(answer).filter((field) => field !== 'do' && !foreign.includes(field));
  const nameOf = ({ pick }: Option, field: string) =>
    pick[field] === undefined ? undefined : names.name(game, field, pick[field]);
  const left = legal.filter((option) => fields.every((field) => sameName(nameOf(option, field), answer[field])));
  if (left.length === 0) return null;
  for (const field of foreign) {
    const meant = names.fields.find(
      (other) =>
        answer[other] === undefined && left.some((option) => sameName(nameOf(option, other) ?? null, answer[field])),
    );
    if (meant !== undefined) return { legal: false, rule: offer.rule, reason: 'misnamed', field, meant };
  }
  // With another thing in its place it is another answer: then the field is no field too much, but names nothing that fits
  const isWhole = left.some(({ pick }) => Object.keys(pick).every((field) => answer[field] !== undefined));
  const [field] = foreign.filter((one) => names.fields.includes(one));
  if (!isWhole && field !== undefined) return { legal: false, rule: offer.rule, reason: 'unfit', field };
  return { legal: false, rule: offer.rule, reason: 'extra', fields: foreign };
}

/** A field too much, and forbidden without it, too: that is the weightier of the two. */
function forbidden(
  offer: AnyOffer,
  { game, my }: Wanted,
  picks: readonly Option['pick'][],
  foreign: readonly string[],
) {
  const rules = picks.flatMap((pick) => excludedBy(offer, game, my, pick) ?? []);
  const [rule] = rules;
  if (rule !== undefined) return { legal: false, rule, reason: 'excluded' } as const;
  return { legal: false, rule: offer.rule, reason: 'extra', fields: foreign } as const;
}

/** The choice that is being made has no such word, or nothing to answer with it: perhaps another page of the book asks. */
function notAsked(session: Session, { do: word }: JsonObject, choose: Asked, own: AnyOffer | undefined): Why {
  const { system } = session;
  const { rule } = choose;
  const now = standing(session);
  for (const { id, names, steps } of [...system.procedures, ...ownProcedures]) {
    for (const [at, step] of steps.entries()) {
      const offer = step.kind === 'choose' && step !== choose ? offerCalled(step, word) : undefined;
      if (offer === undefined) continue;
      return { legal: false, rule, reason: 'notNow', now, asked: { step: `${id}/${names[at]}`, rule: offer.rule } };
    }
  }
  if (own !== undefined) return { legal: false, rule: own.rule, reason: 'unfit' };
  return { legal: false, rule, reason: 'noSuchAction', now };
}

const standing = (session: Session): NonNullable<Why['now']> => ({
  step: `${session.decision?.procedure}/${session.decision?.step}`,
  about: session.running.about(),
});

/** Whether the table has anything of that name; only names are looked for. */
function isThere(session: Session, answer: JsonObject, field: string): boolean {
  const given = answer[field];
  if (typeof given !== 'string') return true;
  const written = JSON.stringify(session.table());
  const name = JSON.stringify(given).slice(1, -1);
  return [`"${name}"`, `"${name}#`].some((start) => written.includes(start));
}
