import type { MeasuredFace } from '../faces/found-on-face.ts';
import type { Problem } from '../problem.ts';
import { printProblem } from './preflight.ts';

/** Something of a part that a game prints besides faces, in one language. */
export interface MeasuredPart {
  readonly path: string;
  readonly id: string;
  readonly locale: string;
  readonly measured: MeasuredFace;
}

/** What of it finds no room, and which letters no font has. */
export function partProblems(all: readonly MeasuredPart[]): readonly Problem[] {
  return all.flatMap(({ path, id, locale, measured: { over, missing } }) => [
    ...(over === null
      ? []
      : [printProblem('PRT011', 'warning', path, { id, locale, millimetres: String(over.millimetres) })]),
    ...(missing.length === 0 ? [] : [printProblem('PRT012', 'warning', path, { id, locale, letters: missing })]),
  ]);
}
