import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { severities } from '../problems/listed-problems.ts';
import { printedFaults } from './printed-faults.ts';

/** What is to be seen to on a face, the most urgent first. */
export const faceStates = ['overflow', 'error', 'printed', 'warning', 'info', 'changed', 'plain'] as const;
export type FaceState = (typeof faceStates)[number];

/** Which faces are shown. */
export const shownFaces = ['all', 'overflow', 'problem', 'changed'] as const;
export type ShownFaces = (typeof shownFaces)[number];

/** What is known of a face, by the last look at the project. */
export interface KnownOfFace {
  /** Null: nobody has measured it yet. */
  readonly overflows: boolean | null;
  readonly problems: readonly Problem[];
  readonly isChanged: boolean;
}

/** What of it is said first. That a text says otherwise than its effect comes before other warnings: it is printed. */
export function stateOf({ overflows, problems, isChanged }: KnownOfFace): FaceState {
  const has = (severity: Severity): boolean => problems.some((one) => one.severity === severity);
  if (overflows === true) return 'overflow';
  // Of most there is nothing to be said, and there may be a hundred thousand
  if (problems.length === 0) return isChanged ? 'changed' : 'plain';
  if (has('error')) return 'error';
  if (problems.some(({ code }) => printedFaults.has(code))) return 'printed';
  return severities.find(has) ?? (isChanged ? 'changed' : 'plain');
}

/** Whether a face is among those that were asked for. One can be among several, whatever is said of it first. */
export function isAmong({ overflows, problems, isChanged }: KnownOfFace, shown: ShownFaces): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'overflow':
      return overflows === true;
    case 'problem':
      return problems.length > 0;
    case 'changed':
      return isChanged;
  }
}
