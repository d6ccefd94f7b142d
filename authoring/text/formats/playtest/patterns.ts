import { partOf, reshaped, withoutRequired } from '#engine/kernel/basics/schema-parts.ts';
import { closed, described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';

export const matchers = ['$count', '$unordered', '$includes', '$not'] as const;

/** Moves a schema into the definitions and returns the `$ref` to it. */
export type ShareSchema = (schema: Schema, name?: string) => Schema;

const count = {
  $count: { type: 'integer', ...safeInteger, minimum: 0, ...described('これだけある', 'Exactly this many') },
};
const unless = described('これではない', 'It is not this');

/** The shape of an expectation: objects in part, lists whole, or a matcher in place of any value. */
export function patternOf(schema: Schema, share: ShareSchema): Schema {
  return reshaped(schema, {
    object: (object, whole) => {
      const own = object['properties'] as Schema;
      const $not = { ...share(partOf(whole)), ...unless };
      return withoutRequired({ ...object, properties: { ...own, ...count, $not } });
    },
    list: (list, whole) => share(ofList(list, share(partOf(whole)), share)),
    plain: (plain) => orMatcher({ $not: { ...bare(plain), ...unless } }, plain),
  });
}

function ofList(list: Schema, whole: Schema, share: ShareSchema): Schema {
  const { items, ...rest } = list;
  const several = share({ type: 'array', items });
  const sorted = {
    ...count,
    $unordered: { ...several, ...described('順序を問わず、これと同じ', 'These, in any order') },
    $includes: { ...several, ...described('ほかに混じって、これがある', 'These, among others') },
  };
  const $not = { if: { type: 'object' }, then: share(only(sorted)), else: whole, ...unless };
  return orMatcher({ ...sorted, $not }, { ...rest, items });
}

const only = (properties: Schema): Schema => ({ type: 'object', ...closed, minProperties: 1, properties });

/** An object is a matcher; anything else is the value. */
function orMatcher(properties: Schema, value: Schema): Schema {
  const { description, 'x-description-ja': ja } = value;
  const help = description === undefined ? {} : { description, 'x-description-ja': ja };
  return { if: { type: 'object' }, then: only(properties), else: bare(value), ...help };
}

const bare = ({ description: _, 'x-description-ja': __, ...rest }: Schema): Schema => rest;
