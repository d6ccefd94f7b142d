import { type Comparison, type Concept, comparisons } from './concepts.ts';
import type { FactFault } from './fact-fault.ts';
import type { Facts, SaidNumber } from './read-facts.ts';

const directions: { readonly [comparison in Comparison]: 'up' | 'down' | 'same' } = {
  atLeast: 'up',
  over: 'up',
  atMost: 'down',
  upTo: 'down',
  under: 'down',
  exactly: 'same',
};

/** A number that is bounded from the other side, or not at all. */
export function comparedOtherwise(source: Facts, translation: Facts, byValue: NumberPairs): FactFault | null {
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

/** "Not more than" is at most, wherever its negation is. */
function turned({ comparison }: SaidNumber, { concepts }: Facts): Comparison | null {
  const isNegated = concepts.has('not') || concepts.has('cannot');
  if (!isNegated) return comparison;
  return comparison === 'over' ? 'atMost' : comparison === 'under' ? 'atLeast' : comparison;
}
const isExact = (comparison: Comparison | null): boolean => comparison === 'exactly';
const isStrict = (comparison: Comparison): boolean => comparison === 'over' || comparison === 'under';

type Pair = readonly [mine: SaidNumber, theirs: SaidNumber];

export type NumberPairs = ReadonlyMap<number, readonly Pair[]>;

/** By value, numbers that both texts say equally often, in the order of their bounds. */
export function numberPairs(source: Facts, translation: Facts): NumberPairs {
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
  ...([
    'heal',
    'damage',
    'gain',
    'pay',
    'give',
    'lose',
    'draw',
    'discard',
    'place',
    'remove',
    'increase',
    'reduce',
  ] as const),
];

/** Each is held against each, so a text of more, which is no rule, is passed over. */
const mostNumbers = 20;

/** Two numbers that changed places: all that binds one of them is said of the other. */
export function exchanged(source: Facts, translation: Facts, byValue: NumberPairs): FactFault | null {
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
