import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { sightingOf } from '#authoring/project/index/source-locations.ts';
import { removeChildren } from '#authoring/text/edits/raw-edits.ts';
import { writtenPlaces } from '../rename/rename-plan.ts';
import { entryInText, isInside } from './entry-in-text.ts';
import { translationsTaken } from './questions-of-entry.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';

/** Refused while it is referenced. */
export function planDelete(diagnosis: Diagnosis, declaration: Declaration): RefactoringPlan {
  const index = indexOf(diagnosis);
  const entry = entryInText(index, declaration);
  if ('kind' in entry) return entry;
  const { file } = declaration;
  // References then mean another entry with the id, if there is one
  const isLast = index.allDeclared(declaration.kinds.slice(0, 1), declaration.id).length === 1;
  const users = index
    .usesOf(declaration)
    .filter((use) => use.sort !== 'unit' && !(use.file === file && isInside(use.path, entry.path)));
  if (isLast && users.length > 0)
    return refused(
      declaration,
      'referred',
      {},
      users.map((use) => sightingOf(index, use)),
    );
  const translations = isLast ? entry.translations : [];
  return {
    kind: 'planned',
    renamed: [],
    twins: [],
    files: [],
    ...writtenPlaces([
      { path: file, text: entry.text, edits: removeChildren(entry.list, [entry.node]) },
      ...translations.map((one) => ({ path: one.file, text: one.text, edits: translationsTaken(one) })),
    ]),
  };
}
