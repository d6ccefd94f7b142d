import type { Problem } from '#authoring/text/problems/problem.ts';
import type { MeasuredFace } from '../faces/found-on-face.ts';
import { printProblem } from './preflight.ts';

export interface MeasuredPart {
  readonly file: string;
  readonly id: string;
  readonly locale: string;
  readonly measured: MeasuredFace;
}

/** PRT011, PRT012. */
export function partProblems(all: readonly MeasuredPart[]): readonly Problem[] {
  return all.flatMap(({ file, id, locale, measured: { over, missing } }) => [
    ...(over === null
      ? []
      : [printProblem('PRT011', 'warning', file, { id, locale, millimetres: String(over.millimetres) })]),
    ...(missing.length === 0 ? [] : [printProblem('PRT012', 'warning', file, { id, locale, letters: missing })]),
  ]);
}
