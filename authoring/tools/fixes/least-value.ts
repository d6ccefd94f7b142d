import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { tagsOf, type Views, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';

export interface LeastContext {
  readonly definitions: Definitions;
  idOf(kinds: readonly string[]): string | undefined;
  freshId(kinds: readonly string[], example: string): string;
}

const DEEPEST = 8;
const GAP = '…';

/** The smallest valid value; undefined if none was found. */
export function leastValue(schemas: Views, context: LeastContext, depth = 0): Json | undefined {
  if (depth > DEEPEST) return undefined;
  const views = viewsOf(schemas, undefined, context.definitions);
  const get = (keyword: string): unknown => views.map((view) => view[keyword]).find((one) => one !== undefined);
  if (get('const') !== undefined) return get('const') as Json;
  if (get('default') !== undefined) return get('default') as Json;
  const words = get('enum') as readonly Json[] | undefined;
  if (words !== undefined) return words[0];
  if (get('x-or-node') === true) return 1;
  const union = views.find((view) => view['discriminator'] !== undefined);
  if (union !== undefined) return leastNode(union, context, depth);
  const examples = get('examples') as readonly Json[] | undefined;
  const kindsWanted = listOf(get('x-id-of'));
  if (kindsWanted !== null) return context.idOf(kindsWanted) ?? examples?.[0];
  const kinds = listOf(get('x-id'));
  if (kinds !== null) return context.freshId(kinds, String(examples?.[0] ?? 'a'));
  if (examples !== undefined) return examples[0];
  switch (get('type')) {
    case 'string':
      return get('minLength') === undefined ? '' : GAP;
    case 'number':
    case 'integer':
      return Math.max(Number(get('minimum') ?? 1), 1);
    case 'boolean':
      return true;
    case 'array': {
      const count = Number(get('minItems') ?? 0);
      const items = Array.from({ length: count }, (_, i) => leastValue(viewsInside(views, i), context, depth + 1));
      return items.every((one) => one !== undefined) ? items : undefined;
    }
    case 'object':
      return leastObject(views, context, depth);
    default:
      return undefined;
  }
}

function leastObject(views: Views, context: LeastContext, depth: number): JsonObject | undefined {
  const keys = [...new Set(views.flatMap((view) => (view['required'] ?? []) as readonly string[]))];
  const made: { [key: string]: Json } = {};
  for (const key of keys) {
    const value = leastValue(viewsInside(views, key), context, depth + 1);
    if (value === undefined) return undefined;
    made[key] = value;
  }
  return made;
}

const optionsOf = (union: Schema, definitions: Definitions) => {
  const { tag, options } = tagsOf(union, definitions);
  const simplest = [...options].sort(
    ([, a], [, b]) =>
      ((a['required'] ?? []) as readonly string[]).length - ((b['required'] ?? []) as readonly string[]).length,
  );
  return { tag, options: simplest };
};

function leastNode(union: Schema, context: LeastContext, depth: number): Json | undefined {
  for (const [, option] of optionsOf(union, context.definitions).options) {
    const made = leastValue([option], context, depth + 1);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Smallest value of each option, simplest first. */
export function leastNodes(schemas: Views, context: LeastContext, most: number): readonly JsonObject[] {
  const views = viewsOf(schemas, {}, context.definitions);
  const union = views.find((view) => view['discriminator'] !== undefined);
  if (union === undefined) return [];
  const made: JsonObject[] = [];
  for (const [, option] of optionsOf(union, context.definitions).options) {
    if (made.length === most) break;
    const value = leastValue([option], context, 1);
    if (value !== undefined) made.push(value as JsonObject);
  }
  return made;
}

function listOf(annotation: unknown): readonly string[] | null {
  if (typeof annotation === 'string') return [annotation];
  return Array.isArray(annotation) ? (annotation as readonly string[]) : null;
}
