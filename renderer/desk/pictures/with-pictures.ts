import { type FileStep, isAtOrIn } from '#authoring/project/documents/file-step.ts';
import type { DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { PicturesFollowing } from '#authoring/tools/rename/moved-pictures.ts';
import { deleteStep } from '../project/file-actions.ts';
import { authoring } from '../workers/authoring-client.ts';
import { picturesStore } from './pictures-store.ts';

export type MissingPictures = PicturesFollowing['missed'];

interface WithPictures {
  /** The same list if no picture is affected. */
  readonly steps: readonly FileStep[];
  readonly changes: readonly DocumentChange[];
  readonly missed: MissingPictures;
}

/** Adds the consequences of moving or deleting pictures: localized pictures, and references in documents. */
export async function withPictures(steps: readonly FileStep[]): Promise<WithPictures> {
  const taken = steps.filter(({ kind }) => kind === 'move' || kind === 'delete');
  const { list } = picturesStore.getState();
  const none = { steps, changes: [], missed: [] };
  if (!list.some(({ path }) => taken.some((step) => isAtOrIn(path, step.path)))) return none;
  const found = await authoring().call('picturesFollowing', taken);
  if (found === null) return { ...none, steps: [...steps] };
  const more = found.moved.map(
    ({ path, to }): FileStep => (to === null ? deleteStep(path) : { kind: 'move', path, to }),
  );
  return { steps: [...steps, ...more], changes: found.changes, missed: found.missed };
}
