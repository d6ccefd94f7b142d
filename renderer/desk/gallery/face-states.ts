import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { severities } from '../problems/listed-problems.ts';
import { printedFaults } from './printed-faults.ts';

export const faceStates = ['overflow', 'error', 'printed', 'warning', 'info', 'changed', 'plain'] as const;
export type FaceState = (typeof faceStates)[number];

export const shownFaces = ['all', 'overflow', 'problem', 'changed'] as const;
export type ShownFaces = (typeof shownFaces)[number];

export interface KnownOfFace {
  /** Null: not measured yet. */
  readonly overflows: boolean | null;
  readonly problems: readonly Problem[];
  readonly isChanged: boolean;
}

/** The most urgent state. A printed text that contradicts its effect outranks other warnings. */
export function stateOf({ overflows, problems, isChanged }: KnownOfFace): FaceState {
  const has = (severity: Severity): boolean => problems.some((one) => one.severity === severity);
  if (overflows === true) return 'overflow';
  // Fast path: most faces have none, and there may be a hundred thousand
  if (problems.length === 0) return isChanged ? 'changed' : 'plain';
  if (has('error')) return 'error';
  if (problems.some(({ code }) => printedFaults.has(code))) return 'printed';
  return severities.find(has) ?? (isChanged ? 'changed' : 'plain');
}

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
