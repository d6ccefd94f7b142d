import type { StandingModifier } from '#engine/kernel/language/block.ts';
import type { CompiledValue } from '#engine/kernel/language/field.ts';
import type { AbilityContent, AbilityEntry } from '#engine/library/abilities/entry.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { HexMapDocument } from '../formats/map.ts';
import type { BottomKind } from '../formats/mats.ts';
import type { Price } from '../formats/price.ts';
import type { Terrain } from '../formats/words.ts';

export type UnitRole = 'character' | 'worker' | 'mech';

export interface EncounterOption {
  readonly cost: Price;
  readonly block: string;
}
interface Design {
  readonly id: string;
  readonly copies: number;
  readonly entries: readonly AbilityEntry[];
}
/** What a piece is one of. */
export type ScytheDesign = Design &
  (
    | { readonly sort: 'unit'; readonly faction: string; readonly role: UnitRole; readonly ability: string | null }
    | { readonly sort: 'structure'; readonly faction: string; readonly kind: string }
    | { readonly sort: 'combatCard'; readonly power: number }
    | { readonly sort: 'encounter'; readonly options: readonly EncounterOption[] }
    | { readonly sort: 'objective'; readonly holds: CompiledValue<boolean> }
    | { readonly sort: 'factoryCard'; readonly cost: Price; readonly block: string }
    | { readonly sort: 'tile'; readonly counts: CompiledValue<number>; readonly pays: readonly number[] }
    | { readonly sort: 'faction' }
    | { readonly sort: 'mat' }
  );
export type DesignOf<Sort extends ScytheDesign['sort']> = Extract<ScytheDesign, { readonly sort: Sort }>;

export interface TopWay {
  readonly id: string;
  readonly value: number;
  /** The same as `value` if it cannot be upgraded. */
  readonly upgraded: number;
  readonly block: string;
}
export interface Top {
  readonly id: string;
  readonly costs: readonly (Price & { readonly workers?: number })[];
  readonly ways: readonly TopWay[];
}
export interface Bottom {
  readonly id: string;
  readonly does: BottomKind;
  /** Index of the resource. */
  readonly resource: number;
  readonly bonus: string;
}
export interface ActionArea {
  readonly top: Top;
  readonly bottom: Bottom;
  readonly cost: number;
  readonly least: number;
  readonly coins: number;
}
export interface PlayerMat {
  readonly id: string;
  readonly popularity: number;
  readonly coins: number;
  readonly areas: readonly ActionArea[];
}
export interface FactionStart {
  readonly id: string;
  readonly home: string;
  readonly power: number;
  readonly cards: number;
  /** How many mechs it has. */
  readonly mechs: number;
}
export interface ScytheBoard extends Omit<ScytheGameDocument, 'map'> {
  readonly map: HexMapDocument;
}
export interface ScytheContent extends AbilityContent {
  readonly designs: readonly ScytheDesign[];
  readonly resources: readonly string[];
  readonly terrains: ReadonlyMap<string, Terrain>;
  readonly structureKinds: readonly string[];
  readonly factions: ReadonlyMap<string, FactionStart>;
  readonly mats: ReadonlyMap<string, PlayerMat>;
  readonly onceBonuses: readonly { readonly id: string; readonly block: string }[];
  readonly boards: readonly ScytheBoard[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}
