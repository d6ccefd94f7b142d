import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { type Languages, noLanguages } from '#authoring/project/localization/languages/languages.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import { linkVersions } from '#authoring/text/reading/reading.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';

export interface KnownProject {
  readonly files: readonly ProjectFile[];
  readonly project: Diagnosis;
  look(files: readonly ProjectFile[]): Diagnosis;
}

/** Files read earlier, by path, whose cached results can be reused. */
export type KnownFiles = ReadonlyMap<string, TextFile>;

/**
 * Unchanged texts keep their file objects and cached results; changed ones are diffed. `systems`: the games loaded so
 * far.
 */
export function makeProjectReader(
  systems: () => readonly HostedSystem[],
  readBefore: KnownFiles = new Map(),
  languages: () => Languages = () => noLanguages,
): (files: readonly ProjectFile[], pictures?: readonly ProjectPicture[] | null) => KnownProject {
  const known = new Map(readBefore);
  return (files, pictures = null) => {
    const look = (others: readonly ProjectFile[]) => diagnose(others, systems(), pictures, languages());
    const same = files.map((file) => {
      if (isFaulty(file)) return file;
      const before = known.get(file.path);
      if (before !== undefined && isSameText(before, file) && before.bom === file.bom) return before;
      if (before !== undefined) linkVersions(file, before);
      known.set(file.path, file);
      return file;
    });
    return { files: same, project: look(same), look };
  };
}

function isSameText(one: TextFile, other: TextFile): boolean {
  if (one.spliced === undefined || other.spliced === undefined) return one.text === other.text;
  return one.spliced.isSame(other.spliced);
}
