import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { type Fixer, type FixesByCode, removingItems, settingHere } from '#engine/kernel/contract/content-fix.ts';
import { withoutPart } from '../content-checks/fixes.ts';
import type { ProblemData } from './words/generated/problem-data.ts';

const strokeToItsEnds: Fixer = (fault) => {
  const line = partAt(fault.documents[fault.file], fault.path.slice(0, -2));
  const map = fault.documents[fault.file];
  const stops = isObject(line) && Array.isArray(line['stops']) ? (line['stops'] as readonly Json[]) : [];
  const stations = isObject(map) && Array.isArray(map['stations']) ? (map['stations'] as readonly Json[]) : [];
  return [stops[0], stops.at(-1)].flatMap((stop) => {
    const station = stations.find((one) => isObject(one) && one['id'] === stop);
    const at = isObject(station) ? station['at'] : undefined;
    return at === undefined ? [] : [settingHere(fault, fault.path, at)];
  });
};

export const mapFixes: FixesByCode<ProblemData> = {
  MAP001: removingItems,
  MAP002: withoutPart,
  MAP003: withoutPart,
  MAP004: { whyNot: 'author' },
  MAP005: strokeToItsEnds,
};
