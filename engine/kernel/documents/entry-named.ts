import { isObject, type Json, type JsonObject } from '../basics/json.ts';
import { memberOf } from '../basics/long-maps.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { Documents } from '../contract/system.ts';

export interface EntryInFile {
  readonly file: string;
  readonly entry: JsonObject;
}

/** `among`: lists to search; default: all, and documents themselves. */
export function findEntry(documents: Documents, id: string, among?: readonly string[]): EntryInFile | undefined {
  const known = entriesByLists(documents);
  const lists = among === undefined ? '' : inOne(among);
  const entries = known.get(lists) ?? entriesAmong(documents, among);
  known.set(lists, entries);
  return entries.get(id);
}

const inOne = memoizeByKey((among: readonly string[]) => among.join(' '));

export function entriesById(documents: Documents): ReadonlyMap<Json, EntryInFile> {
  findEntry(documents, '');
  return entriesByLists(documents).get('') as ReadonlyMap<Json, EntryInFile>;
}

const entriesByLists = memoizeByKey((_: Documents) => new Map<string, ReadonlyMap<Json, EntryInFile>>());

/** The first wins among duplicate ids. */
function entriesAmong(documents: Documents, among: readonly string[] | undefined): ReadonlyMap<Json, EntryInFile> {
  const found = new Map<Json, EntryInFile>();
  const add = (id: Json | undefined, file: string, entry: JsonObject): void => {
    if (id !== undefined && !found.has(id)) found.set(id, { file, entry });
  };
  for (const [file, document] of declaring(documents)) {
    if (among === undefined) add(document['id'], file, document);
    for (const [key, list] of Object.entries(document))
      if (among === undefined || among.includes(key))
        for (const entry of entriesIn(list)) add(entry['id'], file, entry);
  }
  return found;
}

/** Translations are not even read, since the page tracks what is read. */
const declaring = memoizeByKey((documents: Documents) =>
  Object.keys(documents).flatMap((file): readonly [string, JsonObject][] => {
    if (file.startsWith('l10n/')) return [];
    const document = documents[file];
    return isObject(document) ? [[file, document]] : [];
  }),
);

export const entriesIn = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

export function unitOf(documents: Documents, locale: string, file: string, key: string): JsonObject | undefined {
  const unit = memberOf(documents[`l10n/${locale}/${file}`], 'units', key);
  return isObject(unit) && typeof unit['t'] === 'string' ? unit : undefined;
}
