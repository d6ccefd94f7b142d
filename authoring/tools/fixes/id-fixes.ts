import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { appending, type ContentFix } from '#engine/kernel/contract/content-fix.ts';
import { asWord, type CommonFixer } from './common-fault.ts';
import { value } from './fix-parts.ts';
import { leastValue } from './least-value.ts';

/** Adds a minimal entry with the id to the list of its kind. */
export const createdEntry: CommonFixer = (fault) => {
  const { id, kinds } = fault.data;
  const wanted = (Array.isArray(kinds) ? kinds : []) as readonly string[];
  return fault.project.project.readings.flatMap((reading): readonly ContentFix[] => {
    const declared = reading.facts.ids.find((one) => one.kinds.some((kind) => wanted.includes(kind)));
    if (declared === undefined || reading.format.apart === true || declared.path.length !== 3) return [];
    const list = declared.path.slice(0, -2);
    const like = partAt(fault.documents[reading.file.path], declared.path.slice(0, -1));
    const least = leastValue(fault.viewsIn(reading, [...list, 0]), fault.least);
    const ways = [least, like].filter(isObject);
    return ways.map((one) => ({
      title: {
        ja: `「${String(id)}」を ${reading.file.path} に作る`,
        en: `Create "${String(id)}" in ${reading.file.path}`,
      },
      edits: [appending(reading.file.path, list, { ...one, id: String(id) })],
    }));
  });
};

export const freshId: CommonFixer = (fault) => {
  const was = value(fault);
  if (typeof was !== 'string') return [];
  const next = typeof fault.data['next'] === 'string' ? fault.data['next'] : was;
  return asWord(fault, fault.least.freshId([], next));
};

export const localId: CommonFixer = (fault) => {
  const was = value(fault);
  const list = partAt(fault.documents[fault.file], fault.path.slice(0, -2));
  const taken = new Set((Array.isArray(list) ? list : []).map((one: Json) => (isObject(one) ? one['id'] : undefined)));
  const free = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${String(was)}-${n}`).find((one) => !taken.has(one));
  return asWord(fault, free);
};
