import type { Documents } from '#engine/kernel/contract/system.ts';
import { documentsAt, type Located, listed, problemBuilders } from '#engine/library/content-checks/placed.ts';
import type { Faction } from '../formats/factions.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { HexMapDocument } from '../formats/map.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

/** Parts of a project that have passed their schemas. */
export interface ScytheProject {
  readonly documents: Documents;
  readonly games: readonly Located<ScytheGameDocument>[];
  readonly maps: readonly Located<HexMapDocument>[];
  readonly factions: readonly Located<Faction>[];
  /** Files that have not; missing references to them are not reported. */
  readonly unsound: readonly string[];
}

export const projectOf = (documents: Documents, unsound: readonly string[]): ScytheProject => ({
  documents,
  games: documentsAt(documents, /^games\/[^/]+\.json$/),
  maps: documentsAt(documents, /^maps\/[^/]+\.json$/),
  factions: listed(documents, /^factions\.json$/, 'factions'),
  unsound,
});

export const { at } = problemBuilders<ProblemData>();
