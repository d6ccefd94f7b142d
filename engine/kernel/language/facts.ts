import { memoizeByKey } from '../basics/memoize.ts';
import type { Language } from './compile.ts';

/** Words in print, as far as a language is known. They are looked for in a text without what stands in brackets. */
export interface Phrase {
  readonly ja?: RegExp;
  readonly en?: RegExp;
}

/**
 * What an effect does with the scenes of a story. `named`: the field that holds the id of one; without it, the next in
 * order or the one whose text it is. `chosen`: the field that selects them instead, which only a game can tell.
 */
export type SceneFact =
  | {
      readonly does: 'brings' | 'removes';
      readonly named: string;
      readonly otherwise?: 'next' | 'own';
      readonly chosen?: string;
    }
  | { readonly does: 'ends'; readonly result: string; readonly isWon: boolean };

/**
 * What is known of a word besides what it does. Checks and programs that read written effects fold over these: a new
 * word says of itself what they need, and no list elsewhere names it. `Unit` and `Tag` are words of the game.
 */
export interface Facts<Unit extends string = string, Tag extends string = string> {
  /** What its amount counts; of a selector, what it selects. An effect with a unit and no amount does it with one. */
  readonly unit?: Unit;
  /** What it is, for those who look for any such word: `ends`, `harms`. */
  readonly tags?: readonly Tag[];
  /** What a printed text says where this stands. Such a phrase needs one of the words that account for it. */
  readonly printed?: readonly Phrase[];
  /** Traits that it looks for though none is written, by their ids. */
  readonly traits?: readonly string[];
  /** Of an amount: the ops without any of which, anywhere in the content, it is always 0. */
  readonly madeBy?: readonly string[];
  /** Of any other word: the ops that make what it looks at. */
  readonly reads?: readonly string[];
  /** Of a trigger: how its time is told in print, where no other trigger's is told so; all languages in one. */
  readonly time?: RegExp;
  /** Ids of triggers: its entry has one of them, or it could do nothing. */
  readonly needs?: readonly string[];
  /** By field: ids of the selectors whose things it does something to; of all others it does nothing. */
  readonly suits?: { readonly [field: string]: readonly string[] };
  /** By field: ids of selectors whose things it leaves alone, where it takes all others. */
  readonly spares?: { readonly [field: string]: readonly string[] };
  /** Of an effect: what it does with the scenes of a story. */
  readonly scenes?: SceneFact;
}

/** The facts of every word, by its id. */
export const factsOf = memoizeByKey(
  ({ ops }: Language): ReadonlyMap<string, Facts> => new Map(ops.map(({ id, facts }) => [id, facts])),
);

/** The ids of the words that bear a tag. */
export function tagged(language: Language, tag: string): ReadonlySet<string> {
  return new Set(language.ops.filter(({ facts }) => facts.tags?.includes(tag)).map(({ id }) => id));
}
