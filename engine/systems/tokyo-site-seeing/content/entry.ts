import type { Value } from '#engine/kernel/language/field.ts';
import type { AbilityEntry } from '#engine/library/abilities/entry.ts';
import type { AfterWord, DamageType, Timing } from '../basics/vocabulary.ts';

/** One entry of a text, with how it attacks and what becomes of the card. */
export interface Entry extends AbilityEntry {
  readonly when: Timing | 'trigger';
  readonly attack: boolean;
  /** It buys a card: a purchase is being made when it is used (TSS-BUY-08). */
  readonly buys: boolean;
  /** Index in `ranges`; -1: none. */
  readonly range: number;
  /** How many enemies an attack may hit, or all that it reaches. */
  readonly targets: Value<number> | 'all';
  /** How many areas away it reaches. */
  readonly reach: number;
  /** The types of damage it speaks of. */
  readonly deals: readonly DamageType[];
  readonly after: { readonly do: AfterWord; readonly times: number } | null;
}

/** What a text offers as an action of its own, as numbers of entries: asked for at every turn. */
export interface Actions {
  readonly play: Kinds;
  readonly use: Kinds;
}
interface Kinds {
  readonly plain: readonly number[];
  readonly attack: readonly number[];
}
