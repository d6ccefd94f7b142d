import { type Diagnosis, diagnose } from '#authoring/diagnostics/diagnose.ts';
import { succeed } from '#authoring/diagnostics/reading.ts';
import { isFaulty, type ProjectFile, type TextFile } from '#authoring/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

/**
 * Looks through the project as it is written at the moment. A text that did not change keeps its file object, so that
 * diagnostics remember what they found in it; one that did says which it was before, and only its difference is read.
 */
export function makeProjectReader(): (files: readonly ProjectFile[]) => Diagnosis {
  const known = new Map<string, TextFile>();
  return (files) => {
    const same = files.map((file) => {
      if (isFaulty(file)) return file;
      const before = known.get(file.path);
      if (before !== undefined && before.text === file.text && before.bom === file.bom) return before;
      if (before !== undefined) succeed(file, before);
      known.set(file.path, file);
      return file;
    });
    return diagnose(same, hostedSystems);
  };
}
