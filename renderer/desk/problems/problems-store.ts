import type { Problem } from '#authoring/text/problems/problem.ts';
import { store } from '../state/store.ts';
import type { Diagnosed } from '../workers/authoring-calls.ts';

interface ProblemsState {
  readonly problems: readonly Problem[];
  /** From the check, without those of faces, which are measured later. */
  readonly read: readonly Problem[];
  readonly files: number;
  /** False until the first check, and while newer texts are waiting. */
  readonly checked: boolean;
}

export const problemsStore = store<ProblemsState>(() => ({
  problems: [],
  read: [],
  files: 0,
  checked: false,
}));
const { getState, setState } = problemsStore;

/** Problems of a check, with those of faces moved to their current places. */
export function takeChecked({ problems, ofFaces, files }: Diagnosed): void {
  setState({ problems: together(problems, ofFaces), read: problems, files, checked: true });
}

export function takeFaceProblems(ofFaces: readonly Problem[]): void {
  const { read } = getState();
  setState({ problems: together(read, ofFaces) });
}

const together = (read: readonly Problem[], ofFaces: readonly Problem[]): readonly Problem[] =>
  ofFaces.length === 0 ? read : [...read, ...ofFaces];

export function errorCount(problems: readonly Problem[]): number {
  return problems.filter((problem) => problem.severity === 'error').length;
}
