import type { Problem } from '#authoring/text/problems/problem.ts';
import type { MeasuredFace } from '../faces/found-on-face.ts';
import { printProblem } from './preflight.ts';

/** Something of a part that a game prints besides faces, in one language. */
export interface MeasuredPart {
  /** The document that its texts stand in. */
  readonly file: string;
  readonly id: string;
  readonly locale: string;
  readonly measured: MeasuredFace;
}

/** What of it finds no room, and which letters no font has. */
export function partProblems(all: readonly MeasuredPart[]): readonly Problem[] {
  return all.flatMap(({ file, id, locale, measured: { over, missing } }) => [
    ...(over === null
      ? []
      : [printProblem('PRT011', 'warning', file, { id, locale, millimetres: String(over.millimetres) })]),
    ...(missing.length === 0 ? [] : [printProblem('PRT012', 'warning', file, { id, locale, letters: missing })]),
  ]);
}
