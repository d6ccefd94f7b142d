import { type Diagnosis, diagnose } from '#authoring/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/documents/project-action.ts';
import { nameIn } from '#authoring/packages/package-path.ts';
import type { TextFile } from '#authoring/project-file.ts';
import type { RenamePlan } from '#authoring/rename/rename-plan.ts';
import { type GameSoFar, proveRename, type RenameProof } from '#authoring/rename/rename-proof.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

type Planned = Extract<RenamePlan, { readonly kind: 'planned' }>;

/** Plays tests and games on a project as a rename would leave it. Loaded when somebody first renames. */
export function proveOn(project: Diagnosis, { changes, renamed }: Planned, games: readonly GameSoFar[]): RenameProof {
  const { files: before, diagnosis } = groundOf(project);
  const changed = new Map(changes.map((change) => [change.path, change]));
  const after = before.map((file) => {
    const change = changed.get(file.path);
    const text = change === undefined ? null : applyChange(file.text, change);
    return text === null ? file : { ...file, text };
  });
  // Read from the same files, so that only the rename can make a difference.
  return proveRename(diagnosis, diagnose(after, hostedSystems), [renamed], games, hostedSystems);
}

interface Ground {
  readonly files: readonly TextFile[];
  readonly diagnosis: Diagnosis;
}
const grounds = new WeakMap<Diagnosis, Ground>();

/** The files that were read, looked through once for all ids that are tried. */
function groundOf(project: Diagnosis): Ground {
  const known = grounds.get(project);
  if (known !== undefined) return known;
  const files = textFiles(project);
  const ground = { files, diagnosis: diagnose(files, hostedSystems) };
  grounds.set(project, ground);
  return ground;
}

function textFiles({ project, required }: Diagnosis): readonly TextFile[] {
  const below = required.flatMap(({ id, readings }) =>
    readings.map(({ file }) => ({ ...file, path: nameIn(id, file.path) })),
  );
  return [...project.readings.map(({ file }) => file), ...below];
}
