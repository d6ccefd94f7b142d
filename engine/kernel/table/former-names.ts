import { isObject, type Json } from '../basics/json.ts';

/** What designs that were renamed were called first, by the ids that they have now. */
export type FormerNames = ReadonlyMap<string, string>;

/**
 * The former names that entries of a project's lists say of themselves. One that another entry bears by now is that one's
 * alone: no two pieces are the same to a shuffle.
 */
export function formerNamesIn(documents: { readonly [path: string]: Json }): FormerNames {
  const entries = Object.values(documents).flatMap(entriesOf);
  const former = entries.filter(({ formerly }) => typeof formerly === 'string');
  if (former.length === 0) return new Map();
  const borne = new Set(entries.map(({ id }) => id));
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

function entriesOf(document: Json): readonly { readonly [field: string]: Json }[] {
  if (!isObject(document)) return [];
  const listed = Object.values(document).flatMap((value) => (Array.isArray(value) ? (value as readonly Json[]) : []));
  return [document, ...listed].filter(isObject).filter(({ id }) => typeof id === 'string');
}
