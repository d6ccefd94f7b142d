import { isObject } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { type Definitions, definitionOf, isSchema } from './schema-tools.ts';

/** The schemas that apply to one value: the written one, and those behind references, branches and tags. */
export type Views = readonly Schema[];

/** Of a union only the option of the value's tag, so that help and faults are those of that option. */
export function viewsOf(schemas: Views, value: unknown, definitions: Definitions): Views {
  const views: Schema[] = [];
  for (const schema of schemas) view(schema, value, definitions, views);
  return views.length < 2 ? views : [...new Set(views)];
}

function view(schema: Schema, value: unknown, definitions: Definitions, views: Schema[]): void {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const definition = definitionOf(ref, definitions);
    if (definition !== undefined) view(definition, value, definitions, views);
    return;
  }
  views.push(schema);
  const { allOf, if: test, then: met, else: unmet } = schema as { readonly [keyword: string]: unknown };
  if (Array.isArray(allOf)) for (const part of allOf) if (isSchema(part)) view(part, value, definitions, views);
  if (isSchema(test)) {
    const branch = isMet(test, value) ? met : unmet;
    if (isSchema(branch)) view(branch, value, definitions, views);
  }
  if (schema['discriminator'] !== undefined && isObject(value)) {
    const { tag, options } = tagsOf(schema, definitions);
    const option = options.get(value[tag]);
    if (option !== undefined) view(option, value, definitions, views);
  }
}

export function viewsInside(views: Views, step: string | number): Views {
  const inside: Schema[] = [];
  for (const schema of views) {
    if (typeof step === 'number') {
      const items = schema['items'];
      const item: unknown = Array.isArray(items) ? items[step] : items;
      if (isSchema(item)) inside.push(item);
    } else {
      const properties = schema['properties'] as { readonly [key: string]: unknown } | undefined;
      const property = properties !== undefined && Object.hasOwn(properties, step) ? properties[step] : undefined;
      if (isSchema(property)) inside.push(property);
      else if (isSchema(schema['additionalProperties'])) inside.push(schema['additionalProperties']);
    }
  }
  return inside;
}

export function viewsAt(
  schema: Schema,
  document: unknown,
  path: readonly (string | number)[],
  definitions: Definitions,
): Views {
  let value = document;
  let views = viewsOf([schema], value, definitions);
  for (const step of path) {
    const at = typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {};
    value = at[step];
    views = viewsOf(viewsInside(views, Array.isArray(at) ? Number(step) : step), value, definitions);
  }
  return views;
}

export interface Tags {
  readonly tag: string;
  readonly options: ReadonlyMap<unknown, Schema>;
}
const tagsOfUnion = new WeakMap<Schema, Tags>();

export function tagsOf(union: Schema, definitions: Definitions): Tags {
  const known = tagsOfUnion.get(union);
  if (known !== undefined) return known;
  const discriminator = union['discriminator'];
  const tag = isSchema(discriminator) ? String(discriminator['propertyName']) : '';
  const options = new Map<unknown, Schema>();
  for (const option of (union['oneOf'] ?? []) as readonly Schema[]) {
    const ref = option['$ref'];
    const whole = typeof ref === 'string' ? (definitionOf(ref, definitions) ?? {}) : option;
    const properties = whole['properties'] as { readonly [key: string]: Schema } | undefined;
    options.set(properties?.[tag]?.['const'], whole);
  }
  const tags = { tag, options };
  tagsOfUnion.set(union, tags);
  return tags;
}

/** The tests that our schemas use in `if`: a type, a key, or a constant or pattern under a key. */
export function isMet(test: Schema, value: unknown): boolean {
  if (test['type'] === 'object' && !isObject(value)) return false;
  if (test['type'] === 'array' && !Array.isArray(value)) return false;
  if (test['type'] === 'string' && typeof value !== 'string') return false;
  if (test['type'] === 'null' && value !== null) return false;
  const required = (test['required'] ?? []) as readonly string[];
  if (!required.every((key) => isObject(value) && Object.hasOwn(value, key))) return false;
  const properties = (test['properties'] ?? {}) as { readonly [key: string]: Schema };
  return Object.entries(properties).every(([key, part]) => {
    const inside = isObject(value) ? value[key] : undefined;
    const { pattern } = part;
    return typeof pattern === 'string'
      ? typeof inside === 'string' && new RegExp(pattern).test(inside)
      : inside === part['const'];
  });
}
