import type { Documents } from '#engine/kernel/system.ts';
import { listed, type Placed, tellerOf, whole } from '#engine/library/content-checks/placed.ts';
import type { CardDocument, GameDocument } from '../content/documents.ts';
import type { Event } from '../formats/events.ts';
import type { Line, Station } from '../formats/map.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

/** What checks look at: the parts of a project that have passed their schemas. */
export interface Project {
  readonly documents: Documents;
  readonly lines: readonly Placed<Line>[];
  readonly stations: readonly Placed<Station>[];
  readonly cards: readonly Placed<CardDocument>[];
  readonly games: readonly Placed<GameDocument>[];
  readonly events: readonly Placed<Event>[];
  /** Those that have not: what might stand there is not missed. */
  readonly unsound: readonly string[];
}

export const projectOf = (documents: Documents, unsound: readonly string[]): Project => ({
  documents,
  lines: listed(documents, /^map\.json$/, 'lines'),
  stations: listed(documents, /^map\.json$/, 'stations'),
  cards: listed(documents, /^cards\/actions\.json$/, 'cards'),
  events: listed(documents, /^events\.json$/, 'events'),
  games: whole(documents, /^games\/[^/]+\.json$/),
  unsound,
});

export const { at } = tellerOf<ProblemData>();
