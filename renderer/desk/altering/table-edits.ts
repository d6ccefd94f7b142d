import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';

export interface TableEdit {
  readonly path: readonly string[];
  readonly value: Json;
}

/** The partial document with these edits; lists are written whole. */
export function partWith(table: JsonObject, edits: readonly TableEdit[]): JsonObject {
  return edits.reduce<JsonObject>((part, { path, value }) => inside(part, table, path, value) as JsonObject, {});
}

function inside(part: Json | undefined, table: Json | undefined, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(table)) {
    const list: Json[] = [...((part ?? table) as readonly Json[])];
    list[Number(key)] = whole(list[Number(key)] ?? null, rest, value);
    return list;
  }
  const known = isObject(part) ? part : {};
  return { ...known, [key]: inside(known[key], partAt(table, [key]), rest, value) };
}

function whole(now: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(now)) return now.map((one: Json, i) => (String(i) === key ? whole(one, rest, value) : one));
  const known = isObject(now) ? now : {};
  return { ...known, [key]: whole(known[key] ?? null, rest, value) };
}
