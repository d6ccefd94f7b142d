import type { Problem } from '#authoring/text/problems/problem.ts';
import { store } from '../state/store.ts';
import type { Diagnosed } from '../workers/authoring-calls.ts';

interface ProblemsState {
  readonly problems: readonly Problem[];
  /** Those that are found by reading; the others were found on faces, which are measured later. */
  readonly read: readonly Problem[];
  readonly files: number;
  /** False until the whole project was looked at once, and while a newer text waits. */
  readonly checked: boolean;
}

/** What is wrong in the project, as the last check found it. */
export const problemsStore = store<ProblemsState>(() => ({
  problems: [],
  read: [],
  files: 0,
  checked: false,
}));
const { getState, setState } = problemsStore;

/** Takes over what a check has found, and where what was found on faces stands in the texts by now. */
export function takeChecked({ problems, ofFaces, files }: Diagnosed): void {
  setState({ problems: together(problems, ofFaces), read: problems, files, checked: true });
}

/** Takes over what was found on faces. */
export function takeFaceProblems(ofFaces: readonly Problem[]): void {
  const { read } = getState();
  setState({ problems: together(read, ofFaces) });
}

const together = (read: readonly Problem[], ofFaces: readonly Problem[]): readonly Problem[] =>
  ofFaces.length === 0 ? read : [...read, ...ofFaces];

export function errorCount(problems: readonly Problem[]): number {
  return problems.filter((problem) => problem.severity === 'error').length;
}
