import { isRequired } from '#authoring/text/files/package-path.ts';
import { isDirty, projectStore } from './project-store.ts';

/** For calls of the host that read the project, so that they take what is not saved yet. */
export function unsavedTexts(): { path: string; text: string }[] {
  return [...projectStore.getState().files.values()]
    .filter((file) => isDirty(file) && !isRequired(file.path) && file.fault === null)
    .map(({ path, text }) => ({ path, text }));
}
