import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { SeatValue } from '../library/shown-number.ts';

export interface SpeculationOnTable {
  /** With the name of its seat: `seat2#1`. */
  readonly chip: string;
  readonly stake: number;
  readonly step: number;
}
export interface LineOnTable {
  /** Its station; null: not placed. */
  readonly train: string | null;
  readonly way: 'forward' | 'back' | null;
  readonly step: number;
  readonly speed: number;
  /** Unsold, the one for sale first. */
  readonly shares: readonly string[];
  readonly speculations: readonly SpeculationOnTable[];
}
export interface SeatOnTable {
  readonly cash: number;
  readonly chips: number;
  readonly spare: number;
  readonly speculations: readonly string[];
  readonly stations: number;
  readonly at: string | null;
  readonly shares: readonly string[];
  readonly passed: boolean;
}
export type OpenCard = string | { readonly card: string; readonly spots: readonly (string | null)[] };

/** As the engine prints it (docs/decisions/tokyo-metro.md). */
export interface MetroTableDocument {
  readonly round: number;
  readonly order: readonly string[];
  readonly decks: Readonly<Record<string, { readonly pile: readonly string[]; readonly column: readonly OpenCard[] }>>;
  readonly lines: Readonly<Record<string, LineOnTable>>;
  readonly stations: Readonly<Record<string, { readonly owner: string | null; readonly fares: number }>>;
  readonly seats: Readonly<Record<string, SeatOnTable>>;
}

/** Unchecked: the engine prints it complete. */
export function asTable(table: JsonObject): MetroTableDocument {
  return table as unknown as MetroTableDocument;
}

/** From engine/systems/tokyo-metro/contract/figures.ts, as far as shown. */
export interface MetroNumbers {
  readonly lines: Readonly<Record<string, { readonly sharePrice?: SeatValue }>>;
}

/** Unchecked: complete by the engine. */
export function asNumbers(figures: JsonObject): MetroNumbers {
  return figures as unknown as MetroNumbers;
}

/** `G-1`: line and number. */
export function shareParts(share: string): readonly [line: string, number: string] {
  const [line = '', number = ''] = share.split('-');
  return [line, number];
}
