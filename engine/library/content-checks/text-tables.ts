import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Phrase } from '#engine/kernel/language/facts.ts';
import type { CardText } from './card-texts.ts';

export interface EffectView {
  /** Phrases accounted for by the effects. */
  printed(): readonly Phrase[];
  readonly text: CardText;
  has(...ops: readonly string[]): boolean;
  /** Whether one of these is an op, a field, a value or a mark of the text. */
  holds(...names: readonly string[]): boolean;
  at(key: string): readonly Json[];
}

/** Counters: 3点, 1 point, 3 points. */
export interface UnitWords {
  readonly ja: string;
  readonly one: string;
  readonly many: string;
  /** Its Japanese name, if that is not its counter. */
  readonly name?: string;
}

export interface NamedIds {
  readonly ids: readonly string[];
  readonly fields: readonly string[];
  readonly words: { readonly [id: string]: Text };
}

/** A phrase that needs certain effects. */
export interface Claim extends Phrase {
  readonly fits: (held: EffectView) => boolean;
}
/** Effects that a text must mention. */
export interface RequiredPhrase extends Required<Phrase> {
  readonly holds: (held: EffectView) => boolean;
  readonly word: Text;
}

/** Game-specific tables for checking printed texts. */
export interface TextTables {
  readonly language: Language;
  /** Units of ops, plus `added`, `times` and `any`. */
  readonly units: { readonly [unit: string]: UnitWords };
  readonly alsoCounted: { readonly [behind: string]: string };
  /** Words behind a number in English; the first match counts. */
  readonly inEnglish: readonly (readonly [behind: RegExp, unit: string])[];
  /** Words ahead of a number, where nothing behind it tells its unit. */
  readonly ahead?: readonly (readonly [ahead: RegExp, unit: string])[];
  /** Global; parts of a text that do not describe its effects, such as what is replaced. */
  readonly leftOut?: RegExp;
  /** Units of fields other than `amount` and `add`. */
  readonly unitOfField?: { readonly [field: string]: string };
  /** Fields whose number a text need not say unless its unit is known. */
  readonly mayOmit?: readonly string[];
  /** Units named even for 1. */
  readonly alwaysSaid: readonly string[];
  /** Units in which an added number may be said. */
  readonly saidAsAdded: readonly string[];
  /** Fields whose number may be said as one fewer, and the unit (companions). */
  readonly oneFewer: { readonly [field: string]: string };
  readonly cardId: RegExp;
  readonly kinds: NamedIds;
  readonly attributes: NamedIds;
  /** Whether a text may leave out some of the names and attributes of its effects, but not say others for them. */
  readonly onlySwapped?: true;
  /** Names of common things (food, a lake), which texts write small or in the plural. */
  readonly commonNames?: true;
  readonly timings: { readonly [when: string]: Text };
  /** Headers of a text that need a mark. */
  readonly headers: readonly { readonly mark: string; readonly header: RegExp; readonly word: Text }[];
  /** Global; group 1 is the trait. */
  readonly traitMark: RegExp;
  /** Conditions, beyond ops, that account for a phrase. */
  readonly besides: ReadonlyMap<Phrase, Claim['fits']>;
  /** Phrases that no op accounts for. */
  readonly claims: readonly Claim[];
  readonly dues: readonly RequiredPhrase[];
}

/** For games whose texts have no timing words and no headers. */
export const untimedTexts = {
  oneFewer: {},
  timings: {},
  headers: [],
  traitMark: /《([^《》]*)》/g,
} satisfies Partial<TextTables>;
export const noWords: NamedIds = { ids: [], fields: [], words: {} };
