import { type FileStep, isAtOrIn } from '#authoring/project/documents/file-step.ts';
import type { DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { PicturesFollowing } from '#authoring/tools/rename/moved-pictures.ts';
import { deleteStep } from '../project/file-actions.ts';
import { authoring } from '../workers/authoring-client.ts';
import { picturesStore } from './pictures-store.ts';

/** Documents that name pictures which are there no more. */
export type MissingPictures = PicturesFollowing['missed'];

interface WithPictures {
  /** The same list when they touch no picture. */
  readonly steps: readonly FileStep[];
  readonly changes: readonly DocumentChange[];
  readonly missed: MissingPictures;
}

/** Steps with what follows where they move or delete pictures: those of languages, and documents that name them. */
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
