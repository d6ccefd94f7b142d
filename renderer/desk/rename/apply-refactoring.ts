import { pathAfter } from '#authoring/project/documents/file-step.ts';
import type { PlannedRefactoring, RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { createStep, type FileRefusal, performWithFiles } from '../project/file-actions.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { renameWords } from '../words/generated/rename-words.ts';

/** Applies a planned rework as one undo step; null, or why it was refused. */
export function applyRefactoring(
  kind: RefactoringKind,
  from: string,
  to: string,
  { changes, files, renamed }: PlannedRefactoring,
): Promise<FileRefusal | null> | FileRefusal | null {
  const [ja, en] = [renameWords.ja.actions[kind]({ from, to }), renameWords.en.actions[kind]({ from, to })];
  const name = { kind: 'command' as const, ja, en };
  const known = renamed.length === 0 ? {} : { renamed };
  if (files.length === 0) {
    endTyping();
    return perform({ name, changes, ...known }) ? null : { path: changes[0]?.path ?? '', code: 'conflict' };
  }
  const steps = files.map((step) => (step.kind === 'create' ? createStep(step.path, step.text) : step));
  const placed = changes.map((change) => ({ ...change, path: pathAfter(steps, change.path) ?? change.path }));
  return performWithFiles({ name, changes: placed, files: steps, ...known });
}
