import type { StandingModifier } from '#engine/kernel/language/block.ts';
import type { CompiledValue } from '#engine/kernel/language/field.ts';
import type { AbilityContent, AbilityEntry } from '#engine/library/abilities/entry.ts';
import type { AbilityKind, Designator, WrittenAbilityOfCard } from '../formats/abilities.ts';
import type { CardType, Keyword, PrintedValue, Slot, TestedSkill } from '../formats/cards.ts';
import type { DeckDocument, Difficulty, WrittenScenario } from '../formats/scenario.ts';

type Amount = CompiledValue<number>;
type Selected = CompiledValue<readonly number[]>;

/** What using an ability asks, each part as it is written; absent parts are null. */
export interface AbilityCost {
  readonly resources: Amount | null;
  readonly uses: Amount | null;
  readonly clues: Amount | null;
  readonly discardCards: Amount | null;
  readonly damage: Amount | null;
  readonly horror: Amount | null;
  /** X resources, a number that the payer chooses (AH-AB-34). */
  readonly anyResources: boolean;
  readonly exhaust: boolean;
  readonly discardThis: boolean;
  readonly asGroup: Selected | null;
}
export type AbilityLimit = NonNullable<WrittenAbilityOfCard['limit']>;

export interface CardAbility extends AbilityEntry {
  readonly kind: AbilityKind;
  readonly actions: number;
  readonly designator: Designator | null;
  readonly cost: AbilityCost | null;
  readonly limit: AbilityLimit | null;
  readonly at: Selected | null;
  readonly who: Selected | null;
  readonly only: boolean;
  readonly must: boolean;
  readonly inHand: boolean;
  readonly overrides: boolean;
  readonly symbol: string | null;
  readonly levels: readonly Difficulty[] | null;
  readonly modifier: Amount | null;
  /** Ids of cards that it names. */
  readonly names: readonly string[];
  /** Its effects harm the investigator who uses it. */
  readonly hurts: boolean;
  /** It is printed and does nothing yet. */
  readonly unwritten: boolean;
}

/** One side of a card. */
export interface CardFace {
  readonly type: CardType;
  readonly name: string;
  readonly traits: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly fight: PrintedValue | null;
  readonly health: PrintedValue | null;
  readonly sanity: PrintedValue | null;
  readonly evade: PrintedValue | null;
  readonly damage: number;
  readonly horror: number;
  readonly shroud: PrintedValue | null;
  readonly clues: PrintedValue | null;
  readonly doom: PrintedValue | null;
  readonly connections: readonly string[];
  /** Connections that it adds while it is the current act or agenda. */
  readonly links: readonly { readonly from: string; readonly to: string }[];
  readonly victory: number | null;
  readonly entersExhausted: boolean;
  readonly immune: readonly CardType[];
  readonly entries: readonly CardAbility[];
}

export interface ArkhamDesign {
  readonly id: string;
  readonly sort: 'card' | 'token';
  readonly copies: number;
  readonly sides: readonly [CardFace, ...CardFace[]];
  readonly isPlayerCard: boolean;
  readonly unique: boolean;
  readonly cost: number | 'X' | null;
  readonly slots: readonly Slot[];
  readonly icons: { readonly [icon in TestedSkill | 'wild']?: number };
  readonly uses: { readonly amount: number; readonly of: string } | null;
  readonly isWeakness: boolean;
  readonly set: string | null;
  readonly skills: { readonly [skill in TestedSkill]: number } | null;
}

export interface PlayedScenario
  extends Pick<WrittenScenario, 'id' | 'acts' | 'agendas' | 'locations' | 'start' | 'sets'> {
  readonly setAside: readonly string[];
  readonly bag: { readonly [level in Difficulty]: readonly string[] };
  readonly resolutions: readonly { readonly id: string; readonly result: 'won' | 'lost' }[];
  /** Content path of the effects of its set-up; empty if there are none. */
  readonly setup: string;
  readonly least: number;
  readonly most: number;
}
export type PlayerDeck = Pick<DeckDocument, 'id' | 'investigator' | 'cards'>;

export interface ArkhamContent extends AbilityContent {
  readonly designs: readonly ArkhamDesign[];
  readonly designAt: ReadonlyMap<string, number>;
  readonly scenarios: readonly PlayedScenario[];
  readonly decks: readonly PlayerDeck[];
  readonly effectNames: readonly string[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}
