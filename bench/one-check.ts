import { type Diagnosis, diagnose } from '../authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '../authoring/project/localization/languages/all-languages.ts';
import type { TextFile } from '../authoring/text/files/project-file.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';

/** A project looked through of which nothing is known yet, and all that is wrong with it: that is looked for when asked for. */
export function oneCheck(files: readonly TextFile[]): Diagnosis {
  const found = diagnose(
    files.map((file) => ({ ...file })),
    hostedSystems,
    null,
    allLanguages,
  );
  if (found.problems.some(({ severity }) => severity === 'error')) throw new Error('the project has errors');
  return found;
}
