import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import { type ContentFix, removingHere, removingItems, settingHere } from '#engine/kernel/contract/content-fix.ts';
import type { CommonFixer, ProblemContext } from './common-fault.ts';

export const inTurn =
  (...fixers: readonly CommonFixer[]): CommonFixer =>
  (fault) =>
    fixers.flatMap((fixer) => fixer(fault));

export const withoutPart: CommonFixer = (fault) => [removingHere(fault, fault.path)];
export const withoutItems: CommonFixer = removingItems;

export const value = (fault: ProblemContext, path = fault.path): Json | undefined =>
  partAt(fault.documents[fault.file], path);
export const up = (fault: ProblemContext) => fault.path.slice(0, -1);
export const set = (
  fault: ProblemContext,
  path: readonly (string | number)[],
  to: Json | undefined,
): readonly ContentFix[] => (to === undefined ? [] : [settingHere(fault, path, to)]);
