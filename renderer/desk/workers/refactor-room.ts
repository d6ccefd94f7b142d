import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { pathAfter } from '#authoring/project/documents/file-step.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { nameIn } from '#authoring/text/files/package-path.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { linkVersions } from '#authoring/text/reading/reading.ts';
import * as reworks from '#authoring/tools/refactor/refactor.ts';
import * as reworkables from '#authoring/tools/refactor/refactorable.ts';
import type { PlannedRefactoring, Refactoring } from '#authoring/tools/refactor/refactoring-plan.ts';
import * as moved from '#authoring/tools/rename/moved-pictures.ts';
import { type ProvedGame, proveRename, type RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import type { AskedComparison } from './authoring-calls.ts';
import { systemsHere } from './systems-here.ts';

export const picturesFollowing = moved.picturesFollowing;
export const planRefactoringAtCursor = reworks.planRefactoring;
export const refactorableAtCursor = reworkables.refactorableAt;

/** Null: it cannot be planned. */
export function prove(
  project: Diagnosis,
  { game, ...rework }: Refactoring & { readonly game: ProvedGame | null },
): RenameProof | null {
  const plan = reworks.planRefactoring(project, rework);
  if (plan?.kind !== 'planned') return null;
  const { files: before, diagnosis } = groundOf(project);
  // From the same files, so that only the rework can make a difference
  const after = diagnose(filesAfter(before, plan), systemsHere(), null, project.languages);
  return proveRename(diagnosis, after, plan.renamed, game === null ? [] : [game], systemsHere());
}

/** `then` null: the file did not exist. */
export function compareText(project: Diagnosis, { path, then, game }: AskedComparison): RenameProof {
  const { files, diagnosis } = groundOf(project);
  const others = files.filter((file) => file.path !== path);
  const old = then === null ? [] : [{ path, version: 'then', text: then, bom: false }];
  return proveRename(
    diagnose([...others, ...old], systemsHere(), null, project.languages),
    diagnosis,
    [],
    game === null ? [] : [game],
    systemsHere(),
  );
}

function filesAfter(before: readonly TextFile[], { changes, files }: PlannedRefactoring): readonly TextFile[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const made = files.flatMap((step) =>
    step.kind === 'create' ? [{ path: step.path, version: 'made', text: step.text, bom: false }] : [],
  );
  const kept = before.flatMap((file) => {
    const change = changed.get(file.path);
    const text = change === undefined ? null : applyChange(file.text, change);
    const path = pathAfter(files, file.path);
    if (path === null) return [];
    return text === null && path === file.path ? [file] : [rewritten(file, path, text ?? file.text)];
  });
  return [...kept, ...made];
}

/** At the same path, only the difference is read. */
function rewritten(file: TextFile, path: string, text: string): TextFile {
  // The recorded edits do not lead to the new text.
  const { spliced: _, ...rest } = file;
  const now = { ...rest, path, text };
  if (path === file.path) linkVersions(now, file);
  return now;
}

interface Ground {
  readonly files: readonly TextFile[];
  readonly diagnosis: Diagnosis;
}
const grounds = new WeakMap<Diagnosis, Ground>();

/** Cached for all reworks that are tried. */
function groundOf(project: Diagnosis): Ground {
  const known = grounds.get(project);
  if (known !== undefined) return known;
  const files = textFiles(project);
  const ground = { files, diagnosis: diagnose(files, systemsHere(), null, project.languages) };
  grounds.set(project, ground);
  return ground;
}

function textFiles({ project, required }: Diagnosis): readonly TextFile[] {
  const below = required.flatMap(({ id, readings }) =>
    readings.map(({ file }) => ({ ...file, path: nameIn(id, file.path) })),
  );
  return [...project.readings.map(({ file }) => file), ...below];
}
