import { type QuickFix, quickFixOf } from '#authoring/fixes/quick-fix.ts';
import type { Problem } from '#authoring/problem.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { useProject } from '../project/project-store.ts';

/** What can be done at once about a problem, in the text as it is now; null when nothing can. */
export function fixFor(problem: Problem): QuickFix | null {
  const file = useProject.getState().files.get(problem.file);
  return file === undefined || file.fault !== null ? null : quickFixOf(problem, file.text);
}

/** Does it. It is one step of undo, with its own name. */
export function mend(problem: Problem): void {
  const fix = fixFor(problem);
  if (fix === null) return;
  endTyping();
  perform({ name: { kind: 'command', ...fix.title }, changes: [fix.change] });
}
