import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Reading } from '../diagnostics/reading.ts';
import type { NamedArt } from '../schema/facts.ts';

/** What an entry says of its picture: as the facts of its document have it, and as it is written. */
export interface EntryArt {
  readonly reading: Reading;
  readonly named: NamedArt;
  readonly art: JsonObject;
}

/** What these entries say of their pictures, in the order of the project. */
export function artOfEntries(
  readings: readonly Reading[],
  entries: readonly { readonly path: string; readonly id: string }[],
): readonly EntryArt[] {
  const asked = new Set(entries.map(({ path, id }) => `${path} ${id}`));
  return readings.flatMap((reading) =>
    reading.facts.art.flatMap((named): readonly EntryArt[] => {
      const [entry, art] = [named.path.slice(0, -1), named.path].map((path) => partAt(reading.value as Json, path));
      if (!isObject(entry) || !isObject(art)) return [];
      return asked.has(`${reading.file.path} ${String(entry['id'])}`) ? [{ reading, named, art }] : [];
    }),
  );
}
