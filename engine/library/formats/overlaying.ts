import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { type Documents, RefusalError } from '#engine/kernel/contract/system.ts';
import { type Layered, overlayList } from './overlay-list.ts';

export const overlaySchema = (items: object, ja: string, en: string) => ({
  ...{ type: 'array', items: { ...items } },
  ...described(ja, en),
});

export type OverlayOf =
  | { readonly file: string }
  /** Into a list that depends on the entry. */
  | { readonly each: (documents: Documents, entry: Json) => { readonly file: string; readonly list: string } }
  | { readonly whole: (documents: Documents, entry: JsonObject) => string };

/**
 * Replaces by id, appends the rest. Keys are processed in the order of `into`, as later ones may go into earlier ones.
 */
export function makeOverlay(into: { readonly [key: string]: OverlayOf }) {
  return (documents: Documents, entries: JsonObject): Documents => {
    const unknown = Object.keys(entries).find((key) => into[key] === undefined || !Array.isArray(entries[key]));
    if (unknown !== undefined) throw new RefusalError('overlayUnknown', { key: unknown });
    const result: Layered = { ...documents };
    for (const [key, way] of Object.entries(into)) {
      const list = (entries[key] ?? []) as readonly Json[];
      if ('file' in way) {
        if (entries[key] !== undefined) overlayList(result, way.file, key, list as Json);
      } else for (const entry of list) layOne(result, way, entry);
    }
    return result;
  };
}

function layOne(result: Layered, way: Exclude<OverlayOf, { readonly file: string }>, entry: Json): void {
  if ('whole' in way) {
    if (isObject(entry)) result[way.whole(result, entry)] = entry;
    return;
  }
  const { file, list } = way.each(result, entry);
  overlayList(result, file, list, [entry]);
}
