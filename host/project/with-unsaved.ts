import type { ProjectFile } from '#authoring/text/files/project-file.ts';

/** The files with texts in their place that are not saved yet, also of files that are not there. */
export function withUnsaved(
  files: readonly ProjectFile[],
  unsaved: ReadonlyMap<string, string>,
): readonly ProjectFile[] {
  const texts = [...unsaved].map(([path, text]) => ({ path, text }));
  return [...files.filter(({ path }) => !unsaved.has(path)), ...texts];
}
