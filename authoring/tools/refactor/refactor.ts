import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { declarationAt } from '#authoring/project/index/source-locations.ts';
import { planRename } from '../rename/rename-plan.ts';
import { boundAt, planBoundName } from './bound-name.ts';
import { planDelete } from './delete-entry.ts';
import { planDuplicate } from './duplicate-entry.ts';
import { isFixedWithin, localNameAt, planLocalName } from './local-name.ts';
import { planMove } from './move-entry.ts';
import type { Refactoring, RefactoringPlan } from './refactoring-plan.ts';
import { planReferAll } from './refer-to-all-names.ts';
import { planRefer } from './refer-to-name.ts';
import { planRenumber } from './renumber.ts';

/** Null: nothing there that it applies to. */
export function planRefactoring(diagnosis: Diagnosis, rework: Refactoring): RefactoringPlan | null {
  const { kind, file, path, to } = rework;
  if (kind === 'referAll') return planReferAll(diagnosis, rework);
  const index = indexOf(diagnosis);
  const bound = kind === 'rename' ? boundAt(index.readingOf(file), path) : null;
  if (bound !== null) return planBoundName(bound, to);
  const local = kind === 'rename' ? localNameAt(index, file, path) : null;
  if (local !== null) return planLocalName(index, local, to, diagnosis.project.readings);
  const found = declarationAt(index, file, path, true);
  if (found === undefined || (kind === 'rename' && isFixedWithin(index, file, path))) return null;
  switch (kind) {
    case 'rename': {
      const plan = planRename(diagnosis, found, to);
      return plan.kind === 'refused' ? { ...plan, users: [] } : { ...plan, files: [] };
    }
    case 'duplicate':
      return planDuplicate(diagnosis, found, to);
    case 'move':
      return planMove(diagnosis, found, to);
    case 'renumber':
      return planRenumber(diagnosis, found, to);
    case 'refer':
      return planRefer(diagnosis, found);
    case 'delete':
      return planDelete(diagnosis, found);
  }
}
