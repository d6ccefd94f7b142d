import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { findItem } from '#authoring/project/documents/effect-place.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type EditorTarget, placeIn, projectStore, show } from './project-store.ts';

type Steps = readonly (string | number)[];

/** The start of an item in the current text; the top if it is missing. */
export function placeOfItem(path: string, steps: Steps): EditorTarget {
  const text = projectStore.getState().files.get(path)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root === undefined ? undefined : findNodeAtLocation(root, [...steps]);
  return { path, ...placeIn(text ?? '', node?.offset ?? 0) };
}

export function showItem(written: Documents, ids: readonly string[]): void {
  for (const id of ids) {
    const found = findItem(written, id);
    if (found !== null) return show(placeOfItem(found.path, found.steps));
  }
}
