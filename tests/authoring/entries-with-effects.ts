import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** Everything that lists effects and is no effect itself. */
export const entriesWithEffects = (documents: Documents): readonly JsonObject[] =>
  Object.entries(documents).flatMap(([path, document]) =>
    path.startsWith('l10n/') || path.startsWith('playtests/') ? [] : entriesIn(document),
  );

function entriesIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((one: Json) => entriesIn(one));
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(entriesIn);
  return Array.isArray(value['do']) && value['op'] === undefined ? [value, ...inside] : inside;
}
