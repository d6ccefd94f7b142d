import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { OwnNumber } from '../library/shown-number.ts';

export interface SpeculationOnTable {
  /** A chip has the name of its seat: `seat2#1`. */
  readonly chip: string;
  readonly stake: number;
  readonly step: number;
}
export interface LineOnTable {
  /** The station where its train stands; null: it has none yet. */
  readonly train: string | null;
  readonly way: 'forward' | 'back' | null;
  readonly step: number;
  readonly speed: number;
  /** What is left of its shares, the one for sale first. */
  readonly shares: readonly string[];
  readonly speculations: readonly SpeculationOnTable[];
}
export interface SeatOnTable {
  readonly cash: number;
  readonly chips: number;
  readonly spare: number;
  /** Its chips that are left. */
  readonly speculations: readonly string[];
  readonly stations: number;
  readonly at: string | null;
  readonly shares: readonly string[];
  readonly passed: boolean;
}
/** A card of a column; of one on which chips lie, who has taken its spots. */
export type OpenCard = string | { readonly card: string; readonly spots: readonly (string | null)[] };

/** The table document of this game, as the engine prints it (docs/decisions/tokyo-metro.md). */
export interface TableDocument {
  readonly round: number;
  readonly order: readonly string[];
  readonly decks: Readonly<Record<string, { readonly pile: readonly string[]; readonly column: readonly OpenCard[] }>>;
  readonly lines: Readonly<Record<string, LineOnTable>>;
  readonly stations: Readonly<Record<string, { readonly owner: string | null; readonly fares: number }>>;
  readonly seats: Readonly<Record<string, SeatOnTable>>;
}

/** The engine prints it whole, so its shape is known. */
export function asTable(table: JsonObject): TableDocument {
  return table as unknown as TableDocument;
}

/** The numbers that the engine says (engine/systems/tokyo-metro/contract/figures.ts), as far as the board shows them. */
export interface NumbersInForce {
  readonly lines: Readonly<Record<string, { readonly sharePrice?: OwnNumber }>>;
}

/** The engine says them whole, so their shape is known. */
export function asNumbers(figures: JsonObject): NumbersInForce {
  return figures as unknown as NumbersInForce;
}

/** `seat3` is seat 3. */
export function seatNumber(seat: string): string {
  return /\d+$/.exec(seat)?.[0] ?? seat;
}
/** A share is its line and number: `G-1`. */
export function shareParts(share: string): readonly [line: string, number: string] {
  const [line = '', number = ''] = share.split('-');
  return [line, number];
}
