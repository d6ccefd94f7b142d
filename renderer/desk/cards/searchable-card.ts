import { type Row, readingOf } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type SearchableText, sought } from '../sought/match.ts';
import { nameOfCard } from './name-of-card.ts';

interface Known {
  readonly names: readonly string[];
  readonly searchable: readonly SearchableText[];
}
const known = new WeakMap<JsonObject, Known>();

/** By what a card is found: its names in both languages, its reading, its id. */
export function searchableCard(row: Row, documents: Documents): readonly SearchableText[] {
  const names = [
    nameOfCard(row, documents, 'ja'),
    nameOfCard(row, documents, 'en'),
    ...[readingOf(row)].filter((reading) => reading !== null),
    row.id,
  ];
  const last = known.get(row.entry);
  if (last?.names.every((name, i) => name === names[i]) === true) return last.searchable;
  const searchable = [...new Set(names)].map(sought);
  known.set(row.entry, { names, searchable });
  return searchable;
}
