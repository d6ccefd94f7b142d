import type { Comparison, Concept } from './concepts.ts';
import type { NounPatterns } from './nouns.ts';

/** Acts for which it matters who does them. */
export type DoneBy = 'chosen' | 'pay';
type Doers = { readonly [act in DoneBy]?: readonly string[] };

/**
 * How a language says what rules say. Each entry is a pattern (a regular expression without flags, in any case) in which
 * `@` stands for any letters, `…` for a few words of the same sentence, `#` for a number and `~` for what may stand
 * between a number and its bound. Earlier entries take their words away from later ones.
 */
export interface FactTable {
  /** Whether words are parted by spaces, so that a pattern is whole words; otherwise it is found anywhere. */
  readonly hasSpaces: boolean;
  /** Concepts that its sentences often leave unsaid, as nouns need no article. */
  readonly unsaid?: readonly Concept[];
  /** With null: words that say nothing of rules, though they look like it. */
  readonly said: readonly (readonly [Concept | Comparison | null, string])[];
  /** Read last. */
  readonly nouns?: NounPatterns;
  /** Phrases in which `%` is dealt or given the number `#`. */
  readonly receivers?: readonly string[];
  /** Phrases in which the number `#` comes from `%`. */
  readonly givers?: readonly string[];
  /** Phrases in which `%` does something. */
  readonly doers?: Doers;
  /** Phrases in which something moves to `%`. */
  readonly goals?: readonly string[];
  /** What separates one clause from the next, apart from punctuation. */
  readonly clauses: string;
}
