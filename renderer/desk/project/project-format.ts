import { type FormatAge, formatAge } from '#authoring/project/migrations/migrate.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { deskState } from '../state/desk-state.ts';
import type { OpenFile } from './open-file.ts';
import { projectStore } from './project-store.ts';

type Files = ReadonlyMap<string, OpenFile>;

/** Cached, since studio.json rarely changes. */
const known = deskState(() => ({ text: '', age: 'unknown' as FormatAge }));

/** By studio.json on disk, not as being edited. */
export function ageOfProject(files: Files): FormatAge {
  const studio = files.get('studio.json');
  const text = studio === undefined || studio.fault !== null ? '' : studio.savedText;
  if (known().text !== text) Object.assign(known(), { text, age: formatAge(text).age });
  return known().age;
}

export const isReadOnlyIn = (path: string, files: Files): boolean =>
  isRequired(path) || ageOfProject(files) === 'newer';

/** Projects of a newer format are read-only, with those that they require. */
export function isReadOnly(path: string): boolean {
  return isReadOnlyIn(path, projectStore.getState().files);
}
