import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export type Layered = { [path: string]: Documents[string] };

/** Overlays entries on a list: replaces by id, appends the rest. */
export function overlayList(documents: Layered, path: string, field: string, entries: Json): void {
  const document = documents[path];
  const base: JsonObject = isObject(document) ? document : { formatVersion: 1, [field]: [] };
  const list = (base[field] as readonly JsonObject[] | undefined) ?? [];
  const added = entries as readonly JsonObject[];
  const replaced = list.map((one) => added.find((other) => other['id'] === one['id']) ?? one);
  const fresh = added.filter((other) => !list.some((one) => one['id'] === other['id']));
  documents[path] = { ...base, [field]: [...replaced, ...fresh] };
}
