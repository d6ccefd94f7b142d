import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import type { UnitRole } from '#engine/systems/scythe/content/design.ts';
import type { Price } from '#engine/systems/scythe/formats/price.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import type { SeatValue } from '../library/shown-number.ts';

/** `from`: while it waits for a combat, where it was before. */
export type UnitOnTable = string | { readonly unit: string; readonly from?: string | null };
/** `?`: how many is a secret. */
export type CardsOnTable = readonly string[] | '?';

export interface ScytheSeat {
  readonly coins: number;
  readonly power: number;
  readonly popularity: number;
  readonly token: string | null;
  readonly stars: readonly string[];
  readonly onceBonuses: readonly string[];
  readonly hand: CardsOnTable;
  readonly objectives: CardsOnTable;
  readonly taken: readonly string[];
  readonly faction: readonly string[];
  readonly mat: readonly string[];
  /** In reserve. */
  readonly units: readonly UnitOnTable[];
  readonly structures: readonly string[];
  readonly score?: Readonly<Record<string, number>>;
}
export interface SeatProps {
  readonly id: string;
  readonly seat: ScytheSeat;
}
export interface HexOnTable {
  readonly token: boolean;
  readonly controller: string | null;
  readonly goods?: Readonly<Record<string, number>>;
  readonly units: readonly UnitOnTable[];
  readonly structures: readonly string[];
}

/** As the engine prints it (engine/systems/scythe/table/plan.ts and contract/shown-parts.ts). */
export interface ScytheTableDocument {
  readonly round: number;
  readonly active: string | null;
  readonly battle: string | null;
  readonly attacker: string | null;
  readonly defender: string | null;
  readonly seats: Readonly<Record<string, ScytheSeat>>;
  readonly areas: Readonly<Record<string, { readonly less: number; readonly recruit: boolean; readonly price: Price }>>;
  readonly ways: Readonly<Record<string, { readonly upgraded: boolean }>>;
  readonly hexes: Readonly<Record<string, HexOnTable>>;
  readonly homes: Readonly<Record<string, { readonly units: readonly UnitOnTable[] }>>;
  readonly combatDeck: CardsOnTable;
  readonly encounterDeck: CardsOnTable;
  readonly encounters: readonly string[];
  readonly factoryCards: readonly string[];
  readonly tiles: readonly string[];
}

/** Unchecked: the engine prints it complete. */
export function asTable(table: JsonObject): ScytheTableDocument {
  return table as unknown as ScytheTableDocument;
}

/** From engine/systems/scythe/contract/figures.ts. */
export interface ScytheNumbers {
  readonly areas?: Readonly<Record<string, { readonly cost?: SeatValue }>>;
  readonly ways?: Readonly<Record<string, { readonly value?: SeatValue }>>;
  readonly seats?: Readonly<Record<string, { readonly combatCards?: SeatValue; readonly winsTies?: boolean }>>;
}

/** Unchecked: complete by the engine. */
export function asNumbers(figures: JsonObject): ScytheNumbers {
  return figures as unknown as ScytheNumbers;
}

export const countOf = (cards: CardsOnTable): string => (cards === '?' ? '?' : String(cards.length));
/** The designs of the cards that a dial is sealed with. */
export const cardsAdded = (answer: JsonObject): readonly string[] =>
  Object.entries(answer).flatMap(([field, card]) => (/^card\d$/.test(field) ? [designOf(String(card))] : []));
export const cardsIn = (cards: CardsOnTable): readonly string[] => (cards === '?' ? [] : cards);

export interface UnitGroup {
  readonly seat: string;
  readonly role: UnitRole;
  readonly names: readonly string[];
}

export const nameOfUnit = (unit: UnitOnTable): string => (typeof unit === 'string' ? unit : unit.unit);
export function roleOf(unit: string): UnitRole {
  const [, part] = partsOfName(unit);
  return part === 'character' || part === 'worker' ? part : 'mech';
}
export function ownerOf({ seats }: ScytheTableDocument, piece: string): string {
  const [faction = ''] = partsOfName(piece);
  return Object.keys(seats).find((seat) => seats[seat]?.faction.includes(faction)) ?? '';
}

const roles = ['character', 'mech', 'worker'] as const;
/** By seat and role, characters first. */
export function unitGroups(table: ScytheTableDocument, units: readonly UnitOnTable[]): readonly UnitGroup[] {
  const names = units.map(nameOfUnit);
  return Object.keys(table.seats).flatMap((seat) =>
    roles.flatMap((role): readonly UnitGroup[] => {
      const here = names.filter((name) => roleOf(name) === role && ownerOf(table, name) === seat);
      return here.length === 0 ? [] : [{ seat, role, names: here }];
    }),
  );
}
