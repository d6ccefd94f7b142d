import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { DocumentFormat, Documents } from '#engine/kernel/contract/system.ts';
import { formerNamesIn } from '#engine/kernel/table/former-names.ts';
import { playedHash } from '../abilities/played-text.ts';
import type { PieceKind, PlannedContent } from './layout.ts';

export const plainContent = <Kind extends PieceKind>(
  formats: readonly DocumentFormat[],
  sorts: readonly string[],
  documents: Documents,
): PlannedContent<Kind> => ({
  hash: playedHash(documents),
  blocks: new Map(),
  formerly: formerNamesIn(documents),
  designs: declaredIn(formats, sorts, documents) as readonly PieceKind[] as readonly Kind[],
});

/** In order of formats, files and lists. */
function declaredIn(
  formats: readonly DocumentFormat[],
  sorts: readonly string[],
  documents: Documents,
): readonly (JsonObject & PieceKind)[] {
  return formats.flatMap(({ path, schema }) => {
    const files = Object.keys(documents).filter((file) => path.test(file));
    const lists = Object.entries((schema['properties'] ?? {}) as JsonObject).flatMap(([key, list]) => {
      const sort = sortOf(list);
      return sort === undefined || !sorts.includes(sort) ? [] : [{ key, sort }];
    });
    return files.sort().flatMap((file) => lists.flatMap(({ key, sort }) => entriesOf(documents[file], key, sort)));
  });
}

function sortOf(list: Json): string | undefined {
  const { items } = list as { readonly items?: { readonly properties?: { readonly id?: JsonObject } } };
  return (items?.properties?.id?.['x-id'] as readonly string[] | undefined)?.[0];
}

function entriesOf(document: Json | undefined, key: string, sort: string): readonly (JsonObject & PieceKind)[] {
  const list = isObject(document) ? document[key] : undefined;
  const entries = Array.isArray(list) ? list.filter((one: Json) => isObject(one)) : [];
  return entries.map((one) => ({ ...one, id: String(one['id']), sort }));
}
