import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { printedPictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { printedThings } from '#authoring/project/pictures/art-of-printed.ts';
import { printedFrom } from '#authoring/project/pictures/printed-from.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';

export interface AskedPictures {
  readonly as: PrintKind;
  readonly isForShop: boolean;
  readonly entries: readonly { readonly path: string; readonly id: string; readonly pile: string }[];
}

/** As making the file would report them. */
export function printedPictures(project: Diagnosis, { as, isForShop, entries }: AskedPictures): readonly Problem[] {
  const { system, pictures } = project;
  if (system === null || pictures === null) return [];
  return printedPictureProblems(printedFrom(project), pictures, printedThings(as, entries), system, isForShop);
}
