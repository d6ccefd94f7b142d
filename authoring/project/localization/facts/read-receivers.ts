import type { CompiledTable } from './compiled-table.ts';
import type { Concept } from './concepts.ts';

/** Somebody who is dealt or given an amount. */
export interface Receiver {
  /** What the words for them say: an enemy, the player who lost, … */
  readonly who: ReadonlySet<Concept>;
  readonly value: number;
}

/** Where a text says a concept of a person. */
export type SaidPerson = readonly [concept: Concept, at: number];

const people: ReadonlySet<Concept> = new Set(['self', 'enemy', 'player', 'win', 'lose', 'loseGame']);
export const isPerson = (concept: Concept): boolean => people.has(concept);

/** Longer texts are not rules, and take long to read. */
const LONGEST = 1000;

/** Those whom a language marks as receivers by case, particle, preposition or order. */
export function readReceivers(text: string, persons: readonly SaidPerson[], { receivers }: CompiledTable): Receiver[] {
  if (receivers === null || persons.length === 0 || text.length > LONGEST) return [];
  return [...text.matchAll(receivers)].flatMap(({ index, 0: said, groups }) => {
    const names = Object.entries(groups ?? {}).filter(([, its]) => its !== undefined) as [string, string][];
    const its = names.find(([name]) => name.startsWith('who'))?.[1] ?? '';
    const number = names.find(([name]) => name.startsWith('n'))?.[1];
    const from = index + said.indexOf(its);
    const who = persons.filter(([, at]) => at >= from && at < from + its.length).map(([concept]) => concept);
    return who.length === 0 || number === undefined ? [] : [{ who: new Set(who), value: Number(number) }];
  });
}
