import type { JsonObject } from '#engine/kernel/basics/json.ts';

export interface SpeculationOnTable {
  readonly seat: string;
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
  readonly speculations: number;
  readonly stations: number;
  readonly at: string | null;
  readonly shares: readonly string[];
  readonly passed: boolean;
}
/** The table document of this game, as the engine prints it (decision 51). */
export interface TableDocument {
  readonly round: number;
  readonly order: readonly string[];
  readonly decks: Readonly<
    Record<
      string,
      { readonly pile: readonly string[]; readonly column: readonly string[]; readonly discards: readonly string[] }
    >
  >;
  readonly spots: Readonly<Record<string, readonly (string | null)[]>>;
  readonly lines: Readonly<Record<string, LineOnTable>>;
  readonly stations: Readonly<Record<string, { readonly owner: string | null; readonly fares: number }>>;
  readonly seats: Readonly<Record<string, SeatOnTable>>;
}

/** The engine prints it whole, so its shape is known. */
export function asTable(table: JsonObject): TableDocument {
  return table as unknown as TableDocument;
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
