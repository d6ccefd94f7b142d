import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { findItem } from '#authoring/project/documents/effect-place.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type EditorTarget, placeIn, projectStore, show } from './project-store.ts';

type Steps = readonly (string | number)[];

/** Where an item of a document begins in its text, as it is written at the moment; at the top when it is not there. */
export function placeOfItem(path: string, steps: Steps): EditorTarget {
  const text = projectStore.getState().files.get(path)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root === undefined ? undefined : findNodeAtLocation(root, [...steps]);
  return { path, ...placeIn(text ?? '', node?.offset ?? 0) };
}

/** Shows the first of these that is an item of a document in the editor; the focus stays where it is. */
export function showItem(written: Documents, ids: readonly string[]): void {
  for (const id of ids) {
    const found = findItem(written, id);
    if (found !== null) return show(placeOfItem(found.path, found.steps));
  }
}
