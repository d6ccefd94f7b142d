import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';

/** Whether it needs a target. */
export const asksFor = (kind: RefactoringKind): boolean => kind !== 'delete' && kind !== 'refer';

/** Whether the plan is shown line by line, rather than as the resulting text. */
export const showsLines = (kind: RefactoringKind): boolean =>
  kind !== 'duplicate' && kind !== 'move' && kind !== 'delete';
/** Whether a refusal cannot be changed by other input. */
export const isSettled = (kind: RefactoringKind): boolean =>
  kind === 'delete' || kind === 'move' || kind === 'refer' || kind === 'referAll';
