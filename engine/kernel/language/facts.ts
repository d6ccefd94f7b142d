import { memoizeByKey } from '../basics/memoize.ts';
import type { Language } from './compile.ts';

/** Words in print, matched in a text without its bracketed parts. */
export interface Phrase {
  readonly ja?: RegExp;
  readonly en?: RegExp;
}

/**
 * Effect on scenes. `named`: field with the id; without it `otherwise`. `chosen`: a selector that only the game can
 * evaluate.
 */
export type SceneFact =
  | {
      readonly does: 'brings' | 'removes';
      readonly named: string;
      readonly otherwise?: 'next' | 'own';
      readonly chosen?: string;
    }
  | { readonly does: 'ends'; readonly result: string; readonly isWon: boolean };

/** Properties of an op for checks and generators, so that no list elsewhere names ops. */
export interface OpFacts<Unit extends string = string, Tag extends string = string> {
  /** What its amount counts, or what it selects. An effect with a unit and no amount does one. */
  readonly unit?: Unit;
  readonly tags?: readonly Tag[];
  /** Phrases in a printed text that need one of the ops with them. */
  readonly printed?: readonly Phrase[];
  /** Ids of traits that it checks implicitly. */
  readonly traits?: readonly string[];
  /** Amounts: always 0 unless one of these ops is in the content. */
  readonly madeBy?: readonly string[];
  /** Other sorts: ops that make what it reads. */
  readonly reads?: readonly string[];
  /** Triggers: how their time is printed, unique among triggers; all languages in one. */
  readonly time?: RegExp;
  /** Ids of triggers of which its entry must have one. */
  readonly needs?: readonly string[];
  /** By field: the only selectors that it affects. */
  readonly suits?: { readonly [field: string]: readonly string[] };
  /** By field: the selectors that it does not affect. */
  readonly spares?: { readonly [field: string]: readonly string[] };
  readonly scenes?: SceneFact;
}

export const factsOf = memoizeByKey(
  ({ ops }: Language): ReadonlyMap<string, OpFacts> => new Map(ops.map(({ id, facts }) => [id, facts])),
);

export function tagged(language: Language, tag: string): ReadonlySet<string> {
  return new Set(language.ops.filter(({ facts }) => facts.tags?.includes(tag)).map(({ id }) => id));
}
