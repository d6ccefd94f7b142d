import { useMemo } from 'react';
import type { Problem } from '#authoring/problem.ts';
import type { Row } from '#authoring/sheet/rows.ts';
import { useRowProblems } from '../sheet/row-problems.ts';
import { printedFaults } from '../tables/library/face-faults.ts';

/** What is to be seen to on a face, the most urgent first. */
export const faceStates = ['overflow', 'printed', 'changed', 'plain'] as const;
export type FaceState = (typeof faceStates)[number];

const isMisprint = ({ code }: Problem): boolean => printedFaults.has(code);

/** The entries whose printed texts say otherwise than their effects, by the last look at the project. */
export function useMisprints(): (row: Row) => boolean {
  const problemsOf = useRowProblems(isMisprint);
  return useMemo(() => (row: Row) => problemsOf(row).length > 0, [problemsOf]);
}
