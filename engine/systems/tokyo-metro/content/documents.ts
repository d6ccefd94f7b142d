import type { Node } from '#engine/kernel/language/field.ts';
import type { WrittenEntry } from '#engine/library/abilities/entry.ts';

// The documents of a project as they are written; see the formats for what each field means.

export interface LineDocument {
  readonly id: string;
  readonly stops: readonly string[];
  readonly loop?: boolean;
}
export interface MapDocument {
  readonly lines: readonly LineDocument[];
  readonly stations: readonly { readonly id: string }[];
}
export interface SpotDocument {
  readonly chips: number;
  readonly do: readonly Node[];
}
export interface CardDocument {
  readonly id: string;
  readonly deck: string;
  readonly dots: number;
  readonly spots: readonly SpotDocument[];
}
export interface ActionsDocument {
  readonly decks: readonly { readonly id: string }[];
  readonly cards: readonly CardDocument[];
}
export interface EventsDocument {
  readonly events: readonly { readonly id: string; readonly effects: readonly WrittenEntry[] }[];
}
export interface GameDocument {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly decks: readonly string[];
  readonly lines: readonly string[];
  readonly events?: readonly string[];
  readonly start: {
    readonly cash: number;
    readonly chips: number;
    readonly spare: number;
    readonly speculations: number;
    readonly stations: number;
  };
  readonly supplies: { readonly fare: number; readonly speed: number };
  readonly settings: Settings;
}
/** Rulings that a project takes, and a set-up may take otherwise. */
export interface Settings {
  readonly baseMove: number;
  readonly auction: 'sealed' | 'ascending';
  readonly firstRoundRefill: boolean;
  readonly breach: 'forbid' | 'zero';
  readonly roundLimit: number;
}
