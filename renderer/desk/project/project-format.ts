import { type FormatAge, formatAge } from '#authoring/project/migrations/migrate.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { piece } from '../state/desk-state.ts';
import type { OpenFile } from './open-file.ts';
import { projectStore } from './project-store.ts';

type Files = ReadonlyMap<string, OpenFile>;

/** By the text of studio.json, which is asked about at every look and hardly ever changes. */
const known = piece(() => ({ text: '', age: 'unknown' as FormatAge }));

/** How old the formats of the project are, by its studio.json on the disk: what is being typed there changes nothing yet. */
export function ageOfProject(files: Files): FormatAge {
  const studio = files.get('studio.json');
  const text = studio === undefined || studio.fault !== null ? '' : studio.savedText;
  if (known().text !== text) Object.assign(known(), { text, age: formatAge(text).age });
  return known().age;
}

export const isReadOnlyIn = (path: string, files: Files): boolean =>
  isRequired(path) || ageOfProject(files) === 'newer';

/** A project of a newer format is only looked at, as are the projects that it requires. */
export function isReadOnly(path: string): boolean {
  return isReadOnlyIn(path, projectStore.getState().files);
}
