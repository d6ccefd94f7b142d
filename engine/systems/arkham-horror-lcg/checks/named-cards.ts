import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';

/** Every name in an effect, for example the ids of cards that it brings or looks at. */
export const namedIn = (documents: Documents): ReadonlySet<string> =>
  new Set(
    Object.keys(documents).flatMap((file) => {
      const document = documents[file];
      return /^(cards|scenarios|investigators)/.test(file) && isObject(document) ? [...namedInDocument(document)] : [];
    }),
  );
const namedInDocument = memoizeByKey(
  (document: JsonObject): ReadonlySet<string> =>
    new Set(nodesIn(document).flatMap(({ node }) => Object.values(node).flatMap(namesOf))),
);

/** The names in a field. */
export function namesOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
