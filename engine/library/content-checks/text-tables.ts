import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Phrase } from '#engine/kernel/language/facts.ts';
import type { CardText } from './card-texts.ts';

/** What effects hold, as far as words of a text depend on it. */
export interface Held {
  /** The phrases that they account for. */
  printed(): readonly Phrase[];
  readonly text: CardText;
  has(...ops: readonly string[]): boolean;
  /** What is written under a key, in any node. */
  at(key: string): readonly Json[];
}

/** How numbers of a unit are counted: 3点, 1 point, 3 points. */
export interface UnitWords {
  readonly ja: string;
  readonly one: string;
  readonly many: string;
}

/** Ids that effects write under a field, and what texts call them. */
export interface Named {
  readonly ids: readonly string[];
  readonly field: string;
  readonly words: { readonly [id: string]: Text };
}

/** A phrase that can be said only of some effects. */
export interface Claim extends Phrase {
  readonly fits: (held: Held) => boolean;
}
/** What effects do that a text does not leave unsaid. */
export interface Due extends Required<Phrase> {
  readonly holds: (held: Held) => boolean;
  readonly word: Text;
}

/** All that is a game's own where its printed texts are held against their effects. */
export interface TextTables {
  readonly language: Language;
  /** Units of the facts of ops, besides them `added` (by how much more), `times` and `any`. */
  readonly units: { readonly [unit: string]: UnitWords };
  /** Words behind a number in Japanese that count as a unit's own does. */
  readonly alsoCounted: { readonly [behind: string]: string };
  /** What stands behind a number in English, some words between; the first that fits. */
  readonly inEnglish: readonly (readonly [behind: RegExp, unit: string])[];
  /** Units that a text says though it is one. */
  readonly alwaysSaid: readonly string[];
  /** The unit that is also said as what is added. */
  readonly saidAsAdded: string;
  /** Fields whose number may be said as one fewer, and its unit: whom one takes along. */
  readonly oneFewer: { readonly [field: string]: string };
  /** The unit of what an attack is aimed at. */
  readonly targets: string;
  /** Numbers of cards in a text; global. */
  readonly cardId: RegExp;
  readonly kinds: Named;
  readonly attributes: Named;
  /** Ids of areas, under whatever field. */
  readonly areas: readonly string[];
  /** Words of `when` as headers in brackets. */
  readonly timings: { readonly [when: string]: Text };
  /** The header of an interrupt. */
  readonly interrupt: { readonly header: RegExp; readonly word: Text };
  /** What the name of a trait stands in; global, the name being its group. */
  readonly traitMark: RegExp;
  /** What accounts for a phrase besides the words of the language: what is written of an entry itself. */
  readonly besides: ReadonlyMap<Phrase, Claim['fits']>;
  /** Phrases that no op accounts for by its name alone. */
  readonly claims: readonly Claim[];
  readonly dues: readonly Due[];
}
