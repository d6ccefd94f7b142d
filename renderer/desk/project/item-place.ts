import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type EditorTarget, placeIn, projectStore } from './project-store.ts';

type Steps = readonly (string | number)[];

/** The start of an item in the current text; the top if it is missing. */
export function placeOfItem(path: string, steps: Steps): EditorTarget {
  const text = projectStore.getState().files.get(path)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root === undefined ? undefined : findNodeAtLocation(root, [...steps]);
  return { path, ...placeIn(text ?? '', node?.offset ?? 0) };
}
