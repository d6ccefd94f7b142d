import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import { type ContentMend, removingHere, removingItems, settingHere } from '#engine/kernel/contract/content-mend.ts';
import type { HouseFault, HouseMender } from './house-fault.ts';

export const inTurn =
  (...menders: readonly HouseMender[]): HouseMender =>
  (fault) =>
    menders.flatMap((mender) => mender(fault));

export const withoutPart: HouseMender = (fault) => [removingHere(fault, fault.path)];
export const withoutItems: HouseMender = removingItems;

export const value = (fault: HouseFault, path = fault.path): Json | undefined =>
  partAt(fault.documents[fault.file], path);
export const up = (fault: HouseFault) => fault.path.slice(0, -1);
export const set = (
  fault: HouseFault,
  path: readonly (string | number)[],
  to: Json | undefined,
): readonly ContentMend[] => (to === undefined ? [] : [settingHere(fault, path, to)]);
