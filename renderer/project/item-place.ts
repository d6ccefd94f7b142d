import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isRequired, pathInside } from '#authoring/packages/package-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { type Place, placeIn, show, useProject } from './project-store.ts';

type Steps = readonly (string | number)[];

/** Where an item of a document begins in its text, as it is written at the moment; at the top when it is not there. */
export function placeOfItem(path: string, steps: Steps): Place {
  const text = useProject.getState().files.get(path)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root === undefined ? undefined : findNodeAtLocation(root, [...steps]);
  return { path, ...placeIn(text ?? '', node?.offset ?? 0) };
}

/** The list item of that id: in the project's own documents, else in the last of those that it requires. */
export function findItem(written: Documents, id: string): { readonly path: string; readonly steps: Steps } | null {
  const paths = Object.keys(written).filter((path) => !pathInside(path).startsWith('l10n/'));
  for (const path of [...paths.filter((one) => !isRequired(one)), ...paths.filter(isRequired).reverse()]) {
    const document = written[path];
    if (!isObject(document ?? null)) continue;
    for (const [list, items] of Object.entries(document as Readonly<Record<string, Json>>)) {
      const at = Array.isArray(items) ? items.findIndex((item: Json) => isObject(item) && item['id'] === id) : -1;
      if (at >= 0) return { path, steps: [list, at] };
    }
  }
  return null;
}

/** Shows the first of these that is an item of a document in the editor; the focus stays where it is. */
export function showItem(written: Documents, ids: readonly string[]): void {
  for (const id of ids) {
    const found = findItem(written, id);
    if (found !== null) return show(placeOfItem(found.path, found.steps));
  }
}
