import { pathInside } from '#authoring/text/files/package-path.ts';
import { type Row, readingOf } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { unitOf } from '#engine/kernel/documents/entry-named.ts';
import { type SearchableText, sought } from '../sought/match.ts';

/** Its name in a language, as far as it is translated. */
export function nameOfCard(
  { entry, id, file }: Pick<Row, 'entry' | 'id' | 'file'>,
  documents: Documents,
  locale: string,
): string {
  for (const field of ['name', 'title']) {
    const written = entry[field];
    if (typeof written !== 'string') continue;
    const translated = unitOf(documents, locale, pathInside(file), `${id}/${field}`)?.['t'];
    return typeof translated === 'string' && translated !== '' ? translated : written;
  }
  return id;
}

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
