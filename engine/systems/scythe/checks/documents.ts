import type { Documents } from '#engine/kernel/contract/system.ts';
import { documentsAt, type Located, listed, problemBuilders } from '#engine/library/content-checks/placed.ts';
import type { EncountersDocument, FactoryDocument, ObjectivesDocument } from '../formats/cards.ts';
import type { FactionsDocument } from '../formats/factions.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { HexMapDocument } from '../formats/map.ts';
import type { MatsDocument } from '../formats/mats.ts';
import type { TilesDocument } from '../formats/tiles.ts';
import type { Terrain, WordsDocument } from '../formats/words.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

/** Parts of a project that have passed their schemas. */
export interface ScytheProject {
  readonly documents: Documents;
  readonly games: readonly Located<ScytheGameDocument>[];
  readonly maps: readonly Located<HexMapDocument>[];
  readonly factions: readonly Located<FactionsDocument['factions'][number]>[];
  readonly abilities: readonly Located<FactionsDocument['abilities'][number]>[];
  readonly structures: readonly Located<FactionsDocument['structures'][number]>[];
  readonly resources: readonly Located<WordsDocument['resources'][number]>[];
  readonly tops: readonly Located<MatsDocument['tops'][number]>[];
  readonly mats: readonly Located<MatsDocument['mats'][number]>[];
  readonly encounters: readonly Located<EncountersDocument['encounters'][number]>[];
  readonly objectives: readonly Located<ObjectivesDocument['objectives'][number]>[];
  readonly factoryCards: readonly Located<FactoryDocument['factoryCards'][number]>[];
  readonly tiles: readonly Located<TilesDocument['tiles'][number]>[];
  readonly terrains: ReadonlyMap<string, Terrain>;
  /** Files that have not; missing references to them are not reported. */
  readonly unsound: readonly string[];
}

export function projectOf(documents: Documents, unsound: readonly string[]): ScytheProject {
  const terrains = listed<Terrain>(documents, /^words\.json$/, 'terrains');
  return {
    documents,
    games: documentsAt(documents, /^games\/[^/]+\.json$/),
    maps: documentsAt(documents, /^maps\/[^/]+\.json$/),
    factions: listed(documents, /^factions\.json$/, 'factions'),
    abilities: listed(documents, /^factions\.json$/, 'abilities'),
    structures: listed(documents, /^factions\.json$/, 'structures'),
    resources: listed(documents, /^words\.json$/, 'resources'),
    tops: listed(documents, /^mats\.json$/, 'tops'),
    mats: listed(documents, /^mats\.json$/, 'mats'),
    encounters: listed(documents, /^cards\/encounters\.json$/, 'encounters'),
    objectives: listed(documents, /^cards\/objectives\.json$/, 'objectives'),
    factoryCards: listed(documents, /^cards\/factory\.json$/, 'factoryCards'),
    tiles: listed(documents, /^tiles\.json$/, 'tiles'),
    terrains: new Map(terrains.map(({ value }) => [value.id, value])),
    unsound,
  };
}

export const { at } = problemBuilders<ProblemData>();
