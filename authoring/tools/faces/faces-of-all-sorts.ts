import type { Documents } from '#engine/kernel/contract/system.ts';
import { faceLanguages, idsIn } from './faces-of.ts';
import type { FaceOf } from './found-on-face.ts';

/** Faces that represent a project, in its source language: the first of each document, then the second, and so on. */
export function facesOfAllSorts(own: Documents, paths: readonly string[], most: number): readonly FaceOf[] {
  const { source: locale } = faceLanguages(own);
  const lists = paths.map((path) => [...idsIn(own[path])].map((id): FaceOf => ({ path, id, locale })));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const found: FaceOf[] = [];
  for (let place = 0; place < longest && found.length < most; place++)
    found.push(...lists.flatMap((list) => list[place] ?? []));
  return found.slice(0, most);
}
