import type { StandingModifier } from '#engine/kernel/language/block.ts';
import type { AbilityContent, AbilityEntry } from '#engine/library/abilities/entry.ts';
import type { PrintedActs } from '#engine/library/acts/act.ts';
import type { RailwayLine } from '#engine/library/line-map/map-format.ts';
import type { GameDocument } from '../formats/game.ts';

/** One half of an action card. */
export interface Spot extends PrintedActs {
  readonly chips: number;
}
/** A piece; `sort` determines which fields are used. */
export interface MetroDesign {
  readonly id: string;
  readonly sort: 'card' | 'share' | 'chip' | 'event';
  readonly copies: number;
  readonly deck: string;
  readonly dots: number;
  readonly spots: readonly Spot[];
  /** For shares. */
  readonly line: string;
  readonly weight: number;
  readonly entries: readonly AbilityEntry[];
}
export interface MetroBoard extends GameDocument {
  readonly tracks: readonly RailwayLine[];
  readonly stations: readonly string[];
}
export interface MetroContent extends AbilityContent {
  readonly designs: readonly MetroDesign[];
  readonly designAt: ReadonlyMap<string, number>;
  readonly boards: readonly MetroBoard[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}
