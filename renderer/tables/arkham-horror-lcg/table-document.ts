import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { SeatValue } from '../library/shown-number.ts';

interface WrittenCard extends Partial<Omit<TableCard, 'name' | 'attached'>> {
  readonly card: string;
  readonly attached?: readonly PlacedCard[];
}
/** A name alone where nothing lies on the card. */
type PlacedCard = string | WrittenCard;

export interface TableCard {
  readonly name: string;
  readonly damage: number;
  readonly horror: number;
  readonly clues: number;
  readonly doom: number;
  readonly uses: number;
  readonly progress: number;
  readonly exhausted: boolean;
  /** Side b lies up; for locations, revealed. */
  readonly side: boolean;
  readonly attached: readonly TableCard[];
}
export interface TableSeat {
  readonly location: string | null;
  readonly state: 'playing' | 'defeated' | 'resigned';
  readonly resources: number;
  readonly damage: number;
  readonly horror: number;
  readonly clues: number;
  readonly hadTurn: boolean;
  readonly investigator: readonly PlacedCard[];
  readonly hand: readonly PlacedCard[];
  readonly deck: readonly PlacedCard[];
  readonly discard: readonly PlacedCard[];
  readonly play: readonly PlacedCard[];
  readonly threat: readonly PlacedCard[];
  readonly committed: readonly PlacedCard[];
}

/** As the engine prints it. */
export interface ArkhamTableDocument {
  readonly round: number;
  readonly phase: string;
  readonly lead: string;
  readonly active: string | null;
  readonly locations: readonly PlacedCard[];
  readonly acts: readonly PlacedCard[];
  readonly agendas: readonly PlacedCard[];
  readonly encounterDeck: readonly PlacedCard[];
  readonly encounterDiscard: readonly PlacedCard[];
  readonly victory: readonly PlacedCard[];
  readonly setAside: readonly PlacedCard[];
  readonly resolving: readonly PlacedCard[];
  readonly bag: readonly string[];
  readonly revealed: readonly string[];
  readonly seats: Readonly<Record<string, TableSeat>>;
}

/** Unchecked: the engine prints it complete. */
export function asTable(table: JsonObject): ArkhamTableDocument {
  return table as unknown as ArkhamTableDocument;
}

const bare = {
  ...{ damage: 0, horror: 0, clues: 0, doom: 0, uses: 0, progress: 0 },
  ...{ exhausted: false, side: false, attached: [] },
};

export function cardOf(placed: PlacedCard): TableCard {
  if (typeof placed === 'string') return { ...bare, name: placed };
  const { card, attached = [], ...on } = placed;
  return { ...bare, ...on, name: card, attached: attached.map(cardOf) };
}
export const cardsOf = (placed: readonly PlacedCard[]): readonly TableCard[] => placed.map(cardOf);

/** A card that the seat may not see. */
export const isUnseen = ({ name }: TableCard): boolean => name === '?';

export interface TestNumbers {
  readonly tester: string;
  readonly kind: string;
  readonly skill: string;
  readonly of: string | null;
  readonly testValue: SeatValue;
  readonly difficulty: SeatValue;
  /** In a hundred; absent once a token is revealed. */
  readonly odds?: number;
  readonly oddsWithIcons?: Readonly<Record<string, number>>;
}
type Numbers = Readonly<Record<string, SeatValue>>;

/** From engine/systems/arkham-horror-lcg/contract/figures.ts. */
export interface ArkhamNumbers {
  readonly cards: Readonly<Record<string, Numbers>>;
  readonly seats: Readonly<Record<string, Numbers>>;
  /** What symbols in the bag count. */
  readonly symbols: Numbers;
  /** Where each location in play leads to. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
  /** Locations that no investigator can enter. */
  readonly closed: readonly string[];
  /** The seat whose draw under peril resolves. */
  readonly peril?: string;
  readonly test?: TestNumbers;
}

/** Unchecked: complete by the engine. */
export function asNumbers(figures: JsonObject): ArkhamNumbers {
  return figures as unknown as ArkhamNumbers;
}

/** The value in force; null: the thing has no such number. */
export function inForce(number: SeatValue | undefined): number | null {
  return number === undefined ? null : typeof number === 'number' ? number : number.now;
}
