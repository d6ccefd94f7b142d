import type { JsonObject } from '#engine/kernel/basics/json.ts';

export interface CardOnTable {
  /** Missing for tokens on an empty slot: see `isBare`. */
  readonly card: string;
  readonly damage?: number;
  readonly progress?: number;
  readonly exhaust?: number;
}
export type PlacedCard = string | CardOnTable;

export interface SkillOnTable {
  readonly sealed: boolean;
  readonly exhaust: number;
}
export interface PcOnTable {
  /** Null during set-up. */
  readonly area: string | null;
  readonly damage: number;
  readonly ap: number;
  readonly progress: number;
  readonly finished: boolean;
  readonly abilities: Readonly<Record<string, number>>;
  readonly maxHp: number;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  readonly equipped: readonly PlacedCard[];
  readonly skills: Readonly<Record<string, SkillOnTable>>;
}
export interface PcProps {
  readonly id: string;
  readonly pc: PcOnTable;
}

export interface ExplorationOnTable {
  readonly participants: readonly string[];
  readonly card: PlacedCard | null;
  readonly passed: readonly string[];
}

/** As the engine prints it (formats/playtest.md). */
export interface SiteSeeingTableDocument {
  readonly round: number;
  readonly phase: string;
  readonly pcs: Readonly<Record<string, PcOnTable>>;
  readonly slots: Readonly<Record<string, readonly PlacedCard[]>>;
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly discards: Readonly<Record<string, readonly string[]>>;
  readonly scrap: readonly string[];
  readonly encounter: readonly string[];
  readonly scenario: Readonly<Record<string, readonly PlacedCard[]>>;
  readonly supply: { readonly ap: number };
  readonly bots: Readonly<Record<string, { readonly exhaust: number }>>;
  readonly exploration: ExplorationOnTable | null;
}

/** Unchecked: the engine prints it complete. */
export function asTable(table: JsonObject): SiteSeeingTableDocument {
  return table as unknown as SiteSeeingTableDocument;
}

export function cardOf(placed: PlacedCard): CardOnTable {
  return typeof placed === 'string' ? { card: placed } : placed;
}

/** Tokens on an empty slot. */
export function isBare({ card }: CardOnTable): boolean {
  return card === undefined;
}

/** `SNG0` is in `SNG`. */
export function areaOfSlot(slot: string): string {
  return slot.replace(/[0-9]+$/, '');
}
