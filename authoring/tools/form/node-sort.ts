import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { type Sort, sorts } from '#engine/kernel/language/op.ts';

/** The sort of node that the schemas expect, alone or as item of a list; null: none. */
export function expectedIn(
  schemas: Views,
  definitions: Definitions,
): { readonly sort: Sort; readonly isList: boolean } | null {
  const own = sortIn(schemas, {}, definitions);
  if (own !== undefined) return { sort: own, isList: false };
  const item = sortIn(viewsInside(viewsOf(schemas, [], definitions), 0), {}, definitions);
  return item === undefined ? null : { sort: item, isList: true };
}

function sortIn(schemas: Views, value: unknown, definitions: Definitions): Sort | undefined {
  const named = viewsOf(schemas, value, definitions).map((view) => view['x-sort']);
  return sorts.find((sort) => named.includes(sort));
}
