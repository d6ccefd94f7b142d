import { isObject, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export interface TableDifference {
  readonly path: readonly string[];
  readonly one: Json;
  readonly other: Json;
  /** Lists without common items; both empty if only the order differs. */
  readonly only?: { readonly one: readonly Json[]; readonly other: readonly Json[] };
}

/** Recursive; lists of pieces as a whole. */
export function tableDifferences(one: Json, other: Json, path: readonly string[] = []): readonly TableDifference[] {
  if (isSame(one, other)) return [];
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => tableDifferences(partOf(one, key), partOf(other, key), [...path, key]));
  }
  if (isList(one) && isList(other)) {
    // Only lists of objects or lists are compared item by item
    if (one.length === other.length && [...one, ...other].some((item) => isObject(item) || isList(item)))
      return one.flatMap((item, i) => tableDifferences(item, other[i] as Json, [...path, String(i)]));
    return [{ path, one, other, only: { one: without(one, other), other: without(other, one) } }];
  }
  return [{ path, one, other }];
}

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
