import { isObject, type Json, type JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';

/** First names of renamed designs, by current id. */
export type FormerNames = ReadonlyMap<string, string>;

/** Former names in entries. One that is now the id of another entry is ignored: shuffles need unique names. */
export function formerNamesIn(documents: { readonly [path: string]: Json }): FormerNames {
  const read = Object.values(documents).filter(isObject);
  const former = read.flatMap(renamedIn);
  if (former.length === 0) return new Map();
  const borne = new Set(read.flatMap(entriesOf).map(({ id }) => id));
  const names = new Map<string, string>();
  for (const { id, formerly } of former) {
    if (borne.has(formerly)) continue;
    borne.add(formerly);
    names.set(id as string, formerly as string);
  }
  return names;
}

/** Name for shuffles: ids in `X-77#2` or `seat1/pile` are replaced by their first names. */
export function nameForChance({ formerly }: { readonly formerly?: FormerNames }, name: string): string {
  if (formerly === undefined || formerly.size === 0) return name;
  return name.replace(/[^/#]+/g, (id) => formerly.get(id) ?? id);
}

const renamedIn = memoizeByKey((document: JsonObject): readonly JsonObject[] =>
  entriesOf(document).filter(({ formerly }) => typeof formerly === 'string'),
);

function entriesOf(document: JsonObject): readonly JsonObject[] {
  const listed = Object.values(document).flatMap((value) => (Array.isArray(value) ? (value as readonly Json[]) : []));
  return [document, ...listed].filter(isObject).filter(({ id }) => typeof id === 'string');
}
