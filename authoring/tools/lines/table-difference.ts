import { isObject, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** A place of the table document at which two tables are not the same. */
export interface TableDifference {
  readonly path: readonly string[];
  /** Null: it is not there. */
  readonly one: Json;
  readonly other: Json;
  /** Of two lists: what only the one has, and only the other; both empty when the order alone is another. */
  readonly only?: { readonly one: readonly Json[]; readonly other: readonly Json[] };
}

/** All places at which two table documents differ, from the outside inwards: lists are told by what is in them. */
export function tableDifferences(one: Json, other: Json, path: readonly string[] = []): readonly TableDifference[] {
  if (isSame(one, other)) return [];
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => tableDifferences(partOf(one, key), partOf(other, key), [...path, key]));
  }
  if (isList(one) && isList(other)) {
    // A list of boards is walked; one of pieces is told by what lies there
    if (one.length === other.length && [...one, ...other].some((item) => isObject(item) || isList(item)))
      return one.flatMap((item, i) => tableDifferences(item, other[i] as Json, [...path, String(i)]));
    return [{ path, one, other, only: { one: without(one, other), other: without(other, one) } }];
  }
  return [{ path, one, other }];
}

/** What of a list the other does not have, each as often as it is missing. */
function without(list: readonly Json[], other: readonly Json[]): readonly Json[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.findIndex((one) => isSame(one, item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const partOf = (object: JsonObject, key: string): Json => (Object.hasOwn(object, key) ? (object[key] as Json) : null);

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
