import { saidInstead } from '../said-instead.ts';
import { comparedOtherwise, exchanged, numberPairs } from './compare-numbers.ts';
import { otherRole } from './compare-roles.ts';
import {
  alsoSaid,
  type Comparison,
  type Concept,
  comparisons,
  neverAdded,
  oppositesBothWays,
  saidForItself,
  turnable,
  weighty,
} from './concepts.ts';
import { exchangedHalves } from './exchanged-halves.ts';
import type { FactFault, FactWord } from './fact-fault.ts';
import { type Noun, nounGroups } from './nouns.ts';
import type { Facts } from './read-facts.ts';
import { isPerson } from './read-receivers.ts';

/** The first fault, the surest first; null where nothing that was read contradicts. */
export function compareFacts(source: Facts, translation: Facts): FactFault | null {
  return comparedWhole(source, translation) ?? comparedBySentence(source, translation);
}

/** Where a text contradicts the sentence of its effects. What one of them leaves out is no contradiction. */
export function contradicted(effects: Facts, text: Facts): Contradiction | null {
  const pairs = numberPairs(effects, text);
  const found = [
    comparedOtherwise(effects, text, pairs),
    exchanged(effects, text, pairs),
    opposite(effects, text, (concept) => !saidByContext.has(concept)),
  ];
  return found.find(isContradiction) ?? null;
}
interface Contradiction {
  readonly said: FactWord;
  readonly meant: FactWord;
}
const isContradiction = (one: FactFault | null): one is Contradiction =>
  one !== null && one.said !== null && one.meant !== null;

/** Who and how many: a text may say another way, or in another place, what effects say with their targets. */
const saidByContext: ReadonlySet<Concept> = new Set([
  ...(['self', 'other', 'every', 'one', 'total', 'perEach', 'anyNumber', 'any', 'same', 'spent', 'ready'] as const),
]);

/** Sentence by sentence, where both have as many with the same numbers in the same order. */
function comparedBySentence(source: Facts, translation: Facts): FactFault | null {
  const mine = source.sentences();
  if (mine.length === 0) return null;
  const theirs = translation.sentences();
  if (mine.length !== theirs.length) return null;
  const pairs = mine.map((one, i) => [one, theirs[i] as Facts] as const);
  if (!pairs.every(([one, other]) => numbersOf(one) === numbersOf(other))) return null;
  for (const [one, other] of pairs) {
    const fault =
      opposite(one, other, (concept) => !isPerson(concept)) ??
      otherNoun(one, other) ??
      unsaid(one, other, [source, translation]);
    if (fault !== null && !isMoved(fault, pairs)) return fault;
  }
  return null;
}

/** Whether another sentence says what one lacks. */
function isMoved({ meant, said }: FactFault, pairs: readonly (readonly [Facts, Facts])[]): boolean {
  const has = ({ concepts }: Facts, word: FactWord | null): boolean => concepts.has(word as Concept);
  return pairs.some(([one, other]) => (has(other, meant) && !has(one, meant)) || (has(one, said) && !has(other, said)));
}
const numbersOf = ({ numbers }: Facts): string =>
  numbers
    .map(({ value }) => value)
    .filter((value) => value > 1)
    .sort((one, other) => one - other)
    .join();

function comparedWhole(source: Facts, translation: Facts): FactFault | null {
  const pairs = numberPairs(source, translation);
  return (
    comparedOtherwise(source, translation, pairs) ??
    exchanged(source, translation, pairs) ??
    opposite(source, translation) ??
    exchangedHalves(source, translation) ??
    otherRole(source, translation) ??
    otherNoun(source, translation) ??
    unsaid(source, translation)
  );
}

/** Only concepts that are compared: a pronoun may be said for a person. */
function opposite(
  { concepts: mine }: Facts,
  { concepts: theirs }: Facts,
  isCompared: (concept: Concept) => boolean = () => true,
): FactFault | null {
  // "Did not succeed" is a failure
  const isTurned = isNegated(mine) !== isNegated(theirs);
  let first: Pair | null = null;
  for (const concept of mine)
    for (const pair of pairsOf.get(concept) ?? noPairs) {
      const { meant, said, rank } = pair;
      if (
        (first === null || rank < first.rank) &&
        theirs.has(said) &&
        !(isTurned && turnable.has(meant)) &&
        isCompared(meant) &&
        isCompared(said) &&
        !isMeant(said, mine, theirs) &&
        !isMeant(meant, theirs, mine) &&
        !(exchanges.has(meant) && exchanges.has(said) && [mine, theirs].some(hasOthers))
      )
        first = pair;
    }
  return first === null ? null : { said: first.said, meant: first.meant };
}

interface Pair {
  readonly meant: Concept;
  readonly said: Concept;
  /** The lower, the surer. */
  readonly rank: number;
}
/** By what the source says: few of the many are in one text. */
const pairs = oppositesBothWays.map(([meant, said], rank): Pair => ({ meant, said, rank }));
const pairsOf: ReadonlyMap<Concept, readonly Pair[]> = new Map(
  pairs.map(({ meant }) => [meant, pairs.filter((pair) => pair.meant === meant)]),
);
const noPairs: readonly Pair[] = [];
/** What one pays, another gains. */
const exchanges: ReadonlySet<Concept> = new Set(['gain', 'pay'] as const);
const hasOthers = (concepts: Concepts): boolean =>
  concepts.has('other') || concepts.has('enemy') || concepts.has('player') || concepts.has('reduce');

/** A noun in place of another of its group. */
function otherNoun(source: Facts, translation: Facts): FactFault | null {
  const [mine, theirs] = [source.concepts, translation.concepts];
  const more = (noun: Concept): number => translation.timesOf(noun) - source.timesOf(noun);
  for (const concept of mine) {
    const group = groupOf.get(concept);
    if (group === undefined) continue;
    const said =
      (theirs.has(concept) ? undefined : group.find((noun) => theirs.has(noun) && !mine.has(noun))) ??
      (more(concept) < 0 ? saidInstead(group, more)?.said[0] : undefined);
    if (said !== undefined) return { said, meant: concept };
  }
  return null;
}

const groupOf: ReadonlyMap<Concept, readonly Noun[]> = new Map(
  nounGroups.flatMap((group) => group.map((noun) => [noun, group] as const)),
);

function unsaid(source: Facts, translation: Facts, [all, allTheirs] = [source, translation]): FactFault | null {
  for (const concept of weightyConcepts)
    if (
      source.concepts.has(concept) &&
      !isHeld(concept, connecting.has(concept) ? allTheirs : translation, othersFor(concept, source.concepts))
    )
      return { said: null, meant: concept };
  for (const [concept, also] of additions)
    if (translation.concepts.has(concept) && !isHeld(concept, source, also) && !isHeld(concept, all, also))
      return { said: concept, meant: null };
  return null;
}

const also: { readonly [concept in Concept]?: readonly Concept[] } = { ...weighty, ...alsoSaid };
/** What they connect may be said in other sentences. */
const connecting: ReadonlySet<Concept> = new Set(['instead', 'otherwise', 'unless'] as const);
const weightyConcepts = Object.keys(weighty) as Concept[];
const additions = Object.entries(neverAdded) as [Concept, readonly Concept[]][];

const isNegated = (concepts: Concepts): boolean =>
  concepts.has('not') || concepts.has('cannot') || concepts.has('unless');
/** Concepts that other words of a sentence may carry, so their absence says little. */
const slight: ReadonlySet<Concept> = new Set<Concept>([
  ...nounGroups.flat(),
  ...(['able', 'alternative', 'and', 'any', 'condition', 'event', 'more', 'one', 'related', 'self'] as const),
]);

/** Whether every fact of the source is found in the translation; false where the source has none. */
export function isRead(source: Facts, translation: Facts): boolean {
  const concepts = [...source.concepts].filter((concept) => !slight.has(concept));
  const numbers = source.numbers.filter(({ value }) => value > 1);
  return (
    concepts.length + numbers.length > 0 &&
    concepts.every((concept) => isHeld(concept, translation)) &&
    numbers.every((one) => translation.numbers.some(({ value }) => value === one.value))
  );
}

type Concepts = Facts['concepts'];
const isMeant = (concept: Concept, concepts: Concepts, source: Concepts = nothing): boolean =>
  concepts.has(concept) || othersFor(concept, source).some((other) => concepts.has(other));
const nothing: Concepts = new Set();

function othersFor(concept: Concept, source: Concepts): readonly Concept[] {
  const [others, own] = [also[concept] ?? [], saidForItself[concept]];
  return own === undefined ? others : others.filter((other) => !(own.includes(other) && source.has(other)));
}

function isHeld(concept: Concept, { concepts, numbers, unsaid }: Facts, others = also[concept] ?? []): boolean {
  if (concepts.has(concept) || others.some((other) => concepts.has(other)) || unsaid.includes(concept)) return true;
  if (concept === 'twice' && numbers.some(({ value }) => value === 2)) return true;
  const bounds = alsoBounds[concept] ?? [];
  return bounds.length > 0 && numbers.some(({ comparison }) => comparison !== null && bounds.includes(comparison));
}

/** Bounds of numbers that say the same as a concept. */
const anyBound = Object.keys(comparisons) as Comparison[];
const inexact = anyBound.filter((bound) => bound !== 'exactly');
const alsoBounds: { readonly [concept in Concept]?: readonly Comparison[] } = {
  may: ['upTo', 'atMost'],
  only: anyBound,
  once: ['upTo', 'atMost'],
  cannot: inexact,
  condition: ['atLeast'],
  every: ['atLeast', 'atMost', 'over', 'under'],
  not: anyBound,
  unless: inexact,
};
