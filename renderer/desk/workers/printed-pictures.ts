import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { printedThings } from '#authoring/pictures/art-of-printed.ts';
import { printedPictureProblems } from '#authoring/pictures/picture-problems.ts';
import { printedFrom } from '#authoring/pictures/printed-from.ts';
import type { PrintKind } from '#authoring/print/print-kinds.ts';
import type { Problem } from '#authoring/problem.ts';

/** What is about to be printed. */
export interface AskedPictures {
  readonly as: PrintKind;
  readonly isForShop: boolean;
  readonly entries: readonly { readonly path: string; readonly id: string; readonly pile: string }[];
}

/** What is wrong with its pictures, as whoever makes the file will find it. */
export function printedPictures(project: Diagnosis, { as, isForShop, entries }: AskedPictures): readonly Problem[] {
  const { system, pictures } = project;
  if (system === null || pictures === null) return [];
  return printedPictureProblems(printedFrom(project), pictures, printedThings(as, entries), system, isForShop);
}
