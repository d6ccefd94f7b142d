import { isObject, type Json, type JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';

/** What designs that were renamed were called first, by the ids that they have now. */
export type FormerNames = ReadonlyMap<string, string>;

/**
 * The former names that entries of a project's lists say of themselves. One that another entry bears by now is that one's
 * alone: no two pieces are the same to a shuffle.
 */
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

/** The name by which chance knows what goes by a name now: of `X-77#2` or `seat1/pile` each id is read as it once was. */
export function nameForChance({ formerly }: { readonly formerly?: FormerNames }, name: string): string {
  if (formerly === undefined || formerly.size === 0) return name;
  return name.replace(/[^/#]+/g, (id) => formerly.get(id) ?? id);
}

/** The same list as long as the document is the same. */
const renamedIn = memoizeByKey((document: JsonObject): readonly JsonObject[] =>
  entriesOf(document).filter(({ formerly }) => typeof formerly === 'string'),
);

function entriesOf(document: JsonObject): readonly JsonObject[] {
  const listed = Object.values(document).flatMap((value) => (Array.isArray(value) ? (value as readonly Json[]) : []));
  return [document, ...listed].filter(isObject).filter(({ id }) => typeof id === 'string');
}
