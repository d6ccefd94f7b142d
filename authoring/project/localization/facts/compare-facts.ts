import { type Comparison, type Concept, comparisons, neverAdded, opposites, weighty } from './concepts.ts';
import type { Facts, SaidNumber } from './read-facts.ts';
import { isPerson, type Receiver } from './read-receivers.ts';

export type FactWord = Concept | Comparison | number;

/** Where a translation contradicts its source, or leaves out a fact of weight. */
export interface FactFault {
  readonly said: FactWord | null;
  readonly meant: FactWord | null;
}

/** The first fault, the surest first; null where nothing that was read contradicts. */
export function compareFacts(source: Facts, translation: Facts): FactFault | null {
  const pairs = numberPairs(source, translation);
  return (
    comparedOtherwise(source, translation, pairs) ??
    exchanged(source, translation, pairs) ??
    opposite(source, translation) ??
    otherReceiver(source, translation) ??
    unsaid(source, translation)
  );
}

const directions: { readonly [comparison in Comparison]: 'up' | 'down' | 'same' } = {
  atLeast: 'up',
  over: 'up',
  atMost: 'down',
  upTo: 'down',
  under: 'down',
  exactly: 'same',
};

/** A number that is bounded from the other side, or not at all. */
function comparedOtherwise(source: Facts, translation: Facts, byValue: NumberPairs): FactFault | null {
  const hasFormula = source.isFormula || translation.isFormula;
  for (const [value, pairs] of byValue)
    for (const [{ comparison: meant }, { comparison: said }] of value === 0 ? [] : pairs) {
      if (meant === said) continue;
      if (meant === null || said === null) {
        if (value > 1 && !hasFormula && !isExact(meant) && !isExact(said)) return { said, meant };
      } else if (directions[meant] !== directions[said] || isStrict(meant) !== isStrict(said)) return { said, meant };
    }
  return null;
}

/** "Not more than" is at most, wherever its negation stands. */
function turned({ comparison }: SaidNumber, { counts }: Facts): Comparison | null {
  const isNegated = counts.has('not') || counts.has('cannot');
  if (!isNegated) return comparison;
  return comparison === 'over' ? 'atMost' : comparison === 'under' ? 'atLeast' : comparison;
}
const isExact = (comparison: Comparison | null): boolean => comparison === 'exactly';
const isStrict = (comparison: Comparison): boolean => comparison === 'over' || comparison === 'under';

type Pair = readonly [mine: SaidNumber, theirs: SaidNumber];

type NumberPairs = ReadonlyMap<number, readonly Pair[]>;

/** By value, numbers that both texts say equally often, in the order of their bounds. */
function numberPairs(source: Facts, translation: Facts): NumberPairs {
  const [mine, theirs] = [numbersByValue(source), numbersByValue(translation)];
  const pairs = new Map<number, readonly Pair[]>();
  for (const [value, its] of mine) {
    const others = theirs.get(value) ?? [];
    if (its.length !== others.length) continue;
    const same = others.toSorted((one, other) => orderOf(one) - orderOf(other));
    const ordered = its.toSorted((one, other) => orderOf(one) - orderOf(other));
    pairs.set(
      value,
      ordered.map((one, i) => [one, same[i] as SaidNumber]),
    );
  }
  return pairs;
}

function numbersByValue(facts: Facts): ReadonlyMap<number, readonly SaidNumber[]> {
  const all = new Map<number, SaidNumber[]>();
  for (const one of facts.numbers) {
    const known = { ...one, comparison: turned(one, facts) };
    const its = all.get(one.value);
    if (its === undefined) all.set(one.value, [known]);
    else its.push(known);
  }
  return all;
}
const order = [null, ...Object.keys(comparisons)];
const orderOf = ({ comparison }: SaidNumber): number => order.indexOf(comparison);

/** Persons and places: one of them with the other number is enough to show that two numbers changed places. */
const places: readonly Concept[] = [
  'self',
  'enemy',
  'player',
  'other',
  'here',
  'adjacent',
  'otherwise',
  'round',
  'turn',
];
/** Acts. One verb may serve both numbers, so each number needs an act of its own. */
const acts: readonly Concept[] = [
  ...(['heal', 'damage', 'gain', 'pay', 'lose', 'draw', 'discard', 'place', 'remove', 'increase', 'reduce'] as const),
];

/** Each is held against each, so a text of more, which is no rule, is passed over. */
const mostNumbers = 20;

/** Two numbers that changed places: all that binds them stands with the other one. */
function exchanged(source: Facts, translation: Facts, byValue: NumberPairs): FactFault | null {
  // Of numbers that both texts say once
  const pairs = [...byValue].flatMap(([value, [pair, ...more]]) =>
    pair === undefined || more.length > 0 ? [] : [[value, pair] as const],
  );
  if (pairs.length > mostNumbers) return null;
  for (const [i, [one, ofOne]] of pairs.entries())
    for (const [other, ofOther] of pairs.slice(i + 1)) {
      const mine = clausesOf(source, ofOne[0], ofOther[0]);
      const theirs = clausesOf(translation, ofOne[1], ofOther[1]);
      const turned = (concepts: readonly Concept[]): readonly boolean[] =>
        concepts.flatMap((concept) => {
          const [side, itsSide] = [sideOf(concept, mine), sideOf(concept, theirs)];
          return side === null || itsSide === null ? [] : [side !== itsSide];
        });
      const [ofPlaces, ofActs] = [turned(places), turned(acts)];
      const isTurned = ofPlaces.length > 0 || ofActs.length > 1;
      if (isTurned && [...ofPlaces, ...ofActs].every((one) => one)) return { said: other, meant: one };
    }
  return null;
}
type ClausePair = readonly [ReadonlySet<Concept>, ReadonlySet<Concept>];
const nothing: ReadonlySet<Concept> = new Set();
const clausesOf = ({ clauses }: Facts, one: SaidNumber, other: SaidNumber): ClausePair => [
  clauses[one.clause] ?? nothing,
  clauses[other.clause] ?? nothing,
];

/** In which of two clauses alone a concept is said. */
function sideOf(concept: Concept, [one, other]: ClausePair): 0 | 1 | null {
  const [first, second] = [one.has(concept), other.has(concept)];
  return first === second ? null : first ? 0 : 1;
}

function opposite({ counts: mine }: Facts, { counts: theirs }: Facts): FactFault | null {
  // "Did not succeed" is a failure
  if (isNegated(mine) !== isNegated(theirs)) return null;
  for (const [meant, said] of bothWays)
    if (isSaid(meant, mine) && isSaid(said, theirs) && !isMeant(said, mine) && !isMeant(meant, theirs))
      return { said, meant };
  return null;
}
const bothWays = opposites.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
const otherPersons = bothWays.filter((pair) => pair.every(isPerson));

/** Another person receives the same amount. Without a number it might be another thing. */
function otherReceiver(source: Facts, translation: Facts): FactFault | null {
  const possible = otherPersons.filter(([meant, said]) => source.counts.has(meant) && translation.counts.has(said));
  if (possible.length === 0) return null;
  const [mine, theirs] = [source.receivers(), translation.receivers()];
  for (const one of mine) {
    const its = onlyOf(one.value, mine) === null ? null : onlyOf(one.value, theirs);
    if (its === null) continue;
    for (const [meant, said] of possible)
      if (one.who.has(meant) && !one.who.has(said) && its.who.has(said) && !its.who.has(meant)) return { said, meant };
  }
  return null;
}

function onlyOf(value: number, receivers: readonly Receiver[]): Receiver | null {
  const [its, ...more] = receivers.filter((one) => one.value === value);
  return its === undefined || more.length > 0 ? null : its;
}

function unsaid(source: Facts, translation: Facts): FactFault | null {
  for (const concept of weightyConcepts) {
    if (isSaid(concept, source.counts) && !isHeld(concept, translation)) return { said: null, meant: concept };
    if (neverAdded.has(concept) && isSaid(concept, translation.counts) && !isHeld(concept, source))
      return { said: concept, meant: null };
  }
  return null;
}

const weightyConcepts = Object.keys(weighty) as Concept[];

const isNegated = (counts: Counts): boolean => counts.has('not') || counts.has('cannot') || counts.has('unless');
/** Concepts that other words of a sentence may carry, so their absence says little. */
const slight: ReadonlySet<Concept> = new Set([
  ...(['able', 'alternative', 'and', 'any', 'condition', 'event', 'more', 'one', 'related', 'self'] as const),
]);

/** Whether every fact of the source is found in the translation; false where the source has none. */
export function isRead(source: Facts, translation: Facts): boolean {
  const concepts = [...source.counts.keys()].filter((concept) => !slight.has(concept));
  const numbers = source.numbers.filter(({ value }) => value > 1);
  return (
    concepts.length + numbers.length > 0 &&
    concepts.every((concept) => isHeld(concept, translation)) &&
    numbers.every((one) => translation.numbers.some(({ value }) => value === one.value))
  );
}

type Counts = Facts['counts'];
const isSaid = (concept: Concept, counts: Counts): boolean => counts.has(concept);
const isMeant = (concept: Concept, counts: Counts): boolean =>
  counts.has(concept) || (weighty[concept] ?? []).some((other) => counts.has(other));

function isHeld(concept: Concept, { counts, numbers, unsaid }: Facts): boolean {
  if (isMeant(concept, counts) || unsaid.includes(concept)) return true;
  const bounds = alsoBounds[concept] ?? [];
  return bounds.length > 0 && numbers.some(({ comparison }) => comparison !== null && bounds.includes(comparison));
}

/** Bounds of numbers that say the same as a concept. */
const anyBound = Object.keys(comparisons) as Comparison[];
const alsoBounds: { readonly [concept in Concept]?: readonly Comparison[] } = {
  may: ['upTo'],
  only: ['exactly', 'atMost', 'upTo'],
  once: ['upTo', 'atMost'],
  cannot: anyBound,
  not: anyBound,
  unless: anyBound,
};
