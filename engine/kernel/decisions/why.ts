import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import { sameName } from '../naming/naming.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Choose, Offer } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';
import type { Session } from '../session/session.ts';
import { ownProcedures } from './answer-words.ts';
import { isAnytime } from './anytime.ts';
import type { Option } from './decision.ts';
import { candidateOf, type NamedOffer, nearestOf, type WantedAnswer } from './nearest-candidate.ts';
import { excludedBy } from './option-lister.ts';

/** Why an answer is not legal now, or which rule offers it, as data for a sentence. */
export interface Why {
  readonly legal: boolean;
  /** The rule that offers it, excludes it or asks for something else; KERNEL if no choice is open. */
  readonly rule: RuleId;
  readonly reason: Reason;
  /** `unfit`, `unknown`, `misnamed`: the field at fault. */
  readonly field?: string;
  /** `unfit`: where the named piece is, as events name places. */
  readonly at?: string;
  /** `misnamed`: the field that would accept this name. */
  readonly meant?: string;
  /** `extra`: the fields to leave out. */
  readonly fields?: readonly string[];
  /** `excluded`: the unmet condition as written in the content. */
  readonly condition?: JsonObject;
  /** `notNow`, `noSuchAction`: what is being decided, as `procedure/step`, and about what. */
  readonly now?: { readonly step: string; readonly about: JsonObject };
  /** `notNow`: where the rules ask for such an answer, as `procedure/step`, and by which rule. */
  readonly asked?: { readonly step: string; readonly rule: RuleId };
}
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
 * unfit: the action is open, but not for what is named. unknown: no such name on the table. misnamed: legal under
 * another field. extra: legal with fewer fields. notNow: something else is being decided.
 */
export type Reason = (typeof reasons)[number];

type Asked = Choose<Erased, Erased>;
type AnyOffer = Offer<Erased, Erased, Erased>;

export function whyOf(session: Session, answer: JsonObject, top: Frame | undefined): Why {
  const { decision, game, system } = session;
  if (decision === null || top === undefined) return { legal: false, rule: 'KERNEL', reason: 'over' };
  const [meant] = session.matching(answer);
  if (meant !== undefined) return { legal: true, rule: meant.offer.rule, reason: 'offered' };

  const anytime = anytimeFor(session, answer);
  const choose = anytime?.choose ?? (top.procedure.steps[top.step] as Asked);
  const my = anytime?.my ?? top.my;
  const wanted: WantedAnswer = { game, my, names: system.names, answer };
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
    // Not excluded, yet illegal: a secret answer that was given already
    if (rule === undefined) return { legal: false, rule: choose.rule, reason: 'notNow', now: standing(session) };
    const condition = offer.says?.[rule]?.(game, my, pick);
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
    const legal = [...session.options(), ...session.anytime()].filter((option) => option.offer === offer);
    return withoutForeign(session, answer, nearest, legal) ?? forbidden(offer, wanted, picks, foreign);
  }
  const field = stop.named ?? foreign[0];
  const rule = offer.outside?.[stop.field] ?? offer.rule;
  if (field === undefined) return { legal: false, rule, reason: 'unfit' };
  const name = answer[field];
  const at = typeof name === 'string' ? system.names.where?.(game, name) : undefined;
  if (at === undefined && !isThere(session, answer, field)) return { legal: false, rule, reason: 'unknown', field };
  // A piece in the right place that fails by something else gets no `at`
  return { legal: false, rule, reason: 'unfit', field, ...(at === undefined || stop.field !== field ? {} : { at }) };
}

/** The choice of what may be done besides what is asked, if the answer is meant for it. */
function anytimeFor({ system }: Session, { do: word }: JsonObject): { choose: Asked; my: Frame['my'] } | null {
  if (!isAnytime(system, word)) return null;
  const procedure = system.procedures.find(({ id }) => id === system.anytime);
  return { choose: procedure?.steps[0] as Asked, my: procedure?.begin({}) };
}

function named(choose: Asked, word: unknown): readonly NamedOffer[] {
  return Object.entries(choose.offers)
    .map(([name, offer]) => ({ word: offer.do ?? name, offer: offer as AnyOffer }))
    .filter((one) => word === undefined || one.word === word);
}

function offerCalled({ offers }: Asked, word: unknown): AnyOffer | undefined {
  for (const name in offers) if ((offers[name]?.do ?? name) === word) return offers[name];
  return undefined;
}

function excluding(offer: AnyOffer, { game, my }: WantedAnswer, pick: Option['pick']): readonly RuleId[] {
  const { except = {} } = offer;
  return Object.keys(except).filter((rule) => except[rule]?.(game, my, pick));
}

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
  // With another thing in its place it is a different answer: the field is not extra, it names nothing that fits
  const isWhole = left.some(({ pick }) => Object.keys(pick).every((field) => answer[field] !== undefined));
  const [field] = foreign.filter((one) => names.fields.includes(one));
  if (!isWhole && field !== undefined) return { legal: false, rule: offer.rule, reason: 'unfit', field };
  return { legal: false, rule: offer.rule, reason: 'extra', fields: foreign };
}

/** Foreign fields and also excluded without them: exclusion wins. */
function forbidden(
  offer: AnyOffer,
  { game, my }: WantedAnswer,
  picks: readonly Option['pick'][],
  foreign: readonly string[],
) {
  const rules = picks.flatMap((pick) => excludedBy(offer, game, my, pick) ?? []);
  const [rule] = rules;
  if (rule !== undefined) return { legal: false, rule, reason: 'excluded' } as const;
  return { legal: false, rule: offer.rule, reason: 'extra', fields: foreign } as const;
}

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

function isThere(session: Session, answer: JsonObject, field: string): boolean {
  const given = answer[field];
  if (typeof given !== 'string') return true;
  const written = JSON.stringify(session.table());
  const name = JSON.stringify(given).slice(1, -1);
  return [`"${name}"`, `"${name}#`].some((start) => written.includes(start));
}
