import type { FaceFound, FaceOf } from '#authoring/tools/faces/found-on-face.ts';
import { keyOfFace } from '../faces/face-queue.ts';
import { deskState } from '../state/desk-state.ts';
import { authoring } from '../workers/authoring-client.ts';
import { takeFaceProblems } from './problems-store.ts';

/** Findings by face; faces without any are left out. */
const known = deskState(() => new Map<string, readonly FaceFound[]>());

interface Measured {
  readonly face: FaceOf;
  readonly found: readonly FaceFound[];
}

export async function tellFound(all: readonly Measured[]): Promise<void> {
  let isOther = false;
  for (const { face, found } of all) {
    const key = keyOfFace(face);
    if (JSON.stringify(known().get(key) ?? []) === JSON.stringify(found)) continue;
    isOther = true;
    if (found.length === 0) known().delete(key);
    else known().set(key, found);
  }
  if (isOther) takeFaceProblems(await authoring().call('foundOnFaces', [...known().values()].flat()));
}
