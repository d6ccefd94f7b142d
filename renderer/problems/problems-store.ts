import { create } from 'zustand';
import type { Problem } from '#authoring/problem.ts';

interface ProblemsState {
  readonly problems: readonly Problem[];
  readonly files: number;
  /** False until the whole project was looked at once, and while a newer text waits. */
  readonly checked: boolean;
}

/** What is wrong in the project, as the last check found it. */
export const useProblems = create<ProblemsState>(() => ({ problems: [], files: 0, checked: false }));

export function errorCount(problems: readonly Problem[]): number {
  return problems.filter((problem) => problem.severity === 'error').length;
}
