import type { CompiledValue } from '#engine/kernel/language/field.ts';
import type { AbilityEntry } from '#engine/library/abilities/entry.ts';
import type { AfterWord, DamageType, Timing } from '../basics/vocabulary.ts';

export interface CardTextEntry extends AbilityEntry {
  readonly when: Timing | 'trigger';
  readonly attack: boolean;
  /** Using it starts a purchase (TSS-BUY-08). */
  readonly buys: boolean;
  readonly range: number;
  readonly targets: CompiledValue<number> | 'all';
  /** Distance in areas. */
  readonly reach: number;
  readonly deals: readonly DamageType[];
  readonly after: { readonly do: AfterWord; readonly times: number } | null;
}

/** Actions that a text offers, as numbers of entries; read every turn. */
export interface Actions {
  readonly play: Kinds;
  readonly use: Kinds;
}
interface Kinds {
  readonly plain: readonly number[];
  readonly attack: readonly number[];
}
