import type { CompiledTable } from './compiled-table.ts';
import type { Concept } from './concepts.ts';

/** Somebody who is dealt or given an amount. */
export interface Receiver {
  /** What the words for them say: an enemy, the player who lost, … */
  readonly who: ReadonlySet<Concept>;
  readonly value: number;
}

/** Where a text says a concept of a person or place. */
export type ConceptAt = readonly [concept: Concept, at: number];

const people: ReadonlySet<Concept> = new Set([
  ...(['self', 'enemy', 'player', 'owner', 'bank', 'them', 'win', 'lose', 'loseGame'] as const),
]);
export const isPerson = (concept: Concept): boolean => people.has(concept);

const places: ReadonlySet<Concept> = new Set([
  ...(['here', 'adjacent', 'anywhere', 'hand', 'deck', 'discardPile', 'top', 'bottom'] as const),
]);
export const isPlace = (concept: Concept): boolean => places.has(concept);

/** Longer texts are not rules, and take long to read. */
const LONGEST = 1000;

/** Those whom a language marks as receivers, or as givers, by case, particle, preposition or order. */
export function readReceivers(text: string, said: readonly ConceptAt[], pattern: RegExp | null): Receiver[] {
  return phrases(text, said, pattern).flatMap(({ who, groups }) => {
    const number = groups.find(([name]) => name.startsWith('n'))?.[1];
    const persons = who.filter(isPerson);
    return persons.length === 0 || number === undefined ? [] : [{ who: new Set(persons), value: Number(number) }];
  });
}

/** The places that something moves to. */
export const readGoals = (text: string, said: readonly ConceptAt[], { goals }: CompiledTable): ReadonlySet<Concept> =>
  new Set(phrases(text, said, goals).flatMap(({ who }) => who.filter(isPlace)));

/** Of each time it is said who does something, whether it is the reader. */
export const readDoers = (text: string, said: readonly ConceptAt[], pattern: RegExp | null): readonly boolean[] =>
  phrases(text, said, pattern).flatMap(({ who }) => (who.some(isPerson) ? [who.includes('self')] : []));

interface Phrase {
  readonly who: readonly Concept[];
  readonly groups: readonly (readonly [name: string, its: string])[];
}

function phrases(text: string, said: readonly ConceptAt[], pattern: RegExp | null): readonly Phrase[] {
  if (pattern === null || said.length === 0 || text.length > LONGEST) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: whole, groups: all }) => {
    const groups = Object.entries(all ?? {}).filter(([, its]) => its !== undefined) as [string, string][];
    const its = groups.find(([name]) => name.startsWith('who'))?.[1] ?? '';
    const from = index + whole.indexOf(its);
    return { groups, who: said.filter(([, at]) => at >= from && at < from + its.length).map(([concept]) => concept) };
  });
}
