import { nameIn, readName } from '#authoring/text/files/package-path.ts';

/** The file of an entry in the project of another file, such as of its translation. */
export function fileOfEntry(path: string, other: string): string {
  const project = readName(other).package;
  return project === null ? path : nameIn(project, path);
}
