import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import type { ValueNames } from '../contract/system.ts';
import { sameName } from '../naming/naming.ts';
import type { Offer, Pick } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';

export interface NamedOffer {
  readonly word: string;
  readonly offer: Offer<Erased, Erased, Erased>;
}
export interface WantedAnswer {
  readonly game: Erased;
  readonly my: Frame['my'];
  readonly names: ValueNames<Erased>;
  readonly answer: JsonObject;
}
export interface OfferCandidate {
  readonly offer: NamedOffer['offer'];
  /** Answer fields that the offer does not have. */
  readonly foreign: readonly string[];
  /** Picks that match all other fields, excluded or not. */
  readonly picks: readonly Pick[];
  /** Where the best match failed. */
  readonly stop: Stop;
  /** False if an offer that makes its own picks has none now. */
  readonly isOpen: boolean;
}
interface Stop {
  readonly depth: number;
  readonly field: string;
  readonly named: string | undefined;
}

/** Visits only values that the answer names, so it costs no more than a few options. */
export function candidateOf({ offer }: NamedOffer, wanted: WantedAnswer): OfferCandidate {
  if (typeof offer.among !== 'function') return throughLevels(offer, Object.keys(offer.among), wanted);
  const made: readonly Pick[] = offer.among(wanted.game, wanted.my);
  return amongMade(offer, made, wanted);
}

/** Fewest foreign fields first, then the deepest match. */
export function nearestOf(candidates: readonly OfferCandidate[]): OfferCandidate {
  return [...candidates].sort(
    (a, b) => a.foreign.length - b.foreign.length || b.stop.depth - a.stop.depth,
  )[0] as OfferCandidate;
}

function throughLevels(offer: NamedOffer['offer'], fields: readonly string[], wanted: WantedAnswer): OfferCandidate {
  const { game, my, answer } = wanted;
  const levels = offer.among as {
    readonly [field: string]: (game: Erased, my: Erased, pick: Pick) => readonly number[];
  };
  const picks: Pick[] = [];
  let stop: Stop = { depth: -1, field: fields[0] ?? '', named: undefined };

  function level(depth: number, pick: Pick, named: string | undefined): void {
    const field = fields[depth];
    if (field === undefined) {
      picks.push(pick);
      return;
    }
    const isNamed = answer[field] !== undefined;
    // If nothing is left to choose, the last named field is to blame
    const last = isNamed ? field : depth > 0 && answer[fields[depth - 1] as string] !== undefined ? named : undefined;
    if (depth > stop.depth) stop = { depth, field, named: last };
    for (const value of levels[field]?.(game, my, pick) ?? [])
      if (!isNamed || isCalled(wanted, field, value)) level(depth + 1, { ...pick, [field]: value }, last);
  }
  level(0, {}, undefined);
  const foreign = Object.keys(answer).filter((field) => field !== 'do' && !fields.includes(field));
  return { offer, foreign, picks, stop, isOpen: true };
}

/** Picks without levels: narrowed field by field, in the order of answer fields. */
function amongMade(offer: NamedOffer['offer'], made: readonly Pick[], wanted: WantedAnswer): OfferCandidate {
  const { answer, names } = wanted;
  const given = Object.keys(answer).filter((field) => field !== 'do');
  const taken = new Set(made.flatMap((pick) => Object.keys(pick)));
  const foreign = given.filter((field) => !taken.has(field));
  let picks = made;
  for (const [depth, field] of names.fields.filter((one) => given.includes(one) && taken.has(one)).entries()) {
    const left = picks.filter((pick) => pick[field] !== undefined && isCalled(wanted, field, pick[field]));
    if (left.length === 0) return { offer, foreign, picks: [], stop: { depth, field, named: field }, isOpen: true };
    picks = left;
  }
  const depth = given.length;
  return { offer, foreign, picks, stop: { depth, field: '', named: undefined }, isOpen: made.length > 0 };
}

function isCalled({ names, game, answer }: WantedAnswer, field: string, value: number): boolean {
  return sameName(names.name(game, field, value), answer[field]);
}
