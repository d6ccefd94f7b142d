import type { Documents } from '#engine/kernel/contract/system.ts';
import { documentsAt, type Located, listed, problemBuilders } from '#engine/library/content-checks/placed.ts';
import { type LinesOnMaps, linesOnMaps } from '#engine/library/line-map/check-map.ts';
import type { MetroCard } from '../formats/actions.ts';
import type { Event } from '../formats/events.ts';
import type { GameDocument } from '../formats/game.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

/** Parts of a project that have passed their schemas. */
export interface MetroProject extends LinesOnMaps {
  readonly documents: Documents;
  readonly cards: readonly Located<MetroCard>[];
  readonly games: readonly Located<GameDocument>[];
  readonly events: readonly Located<Event>[];
  /** Files that have not; missing references to them are not reported. */
  readonly unsound: readonly string[];
}

export const projectOf = (documents: Documents, unsound: readonly string[]): MetroProject => ({
  documents,
  ...linesOnMaps(documents, /^map\.json$/),
  cards: listed(documents, /^cards\/actions\.json$/, 'cards'),
  events: listed(documents, /^events\.json$/, 'events'),
  games: documentsAt(documents, /^games\/[^/]+\.json$/),
  unsound,
});

export const { at } = problemBuilders<ProblemData>();
