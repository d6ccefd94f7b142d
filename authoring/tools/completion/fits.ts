import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import type { Views } from '#authoring/text/schema/views.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { alternativesOf, isOf, typesOf } from './alternatives.ts';

/** Whether type, word and option fit; inner values are not checked. */
export function fits(value: unknown, schemas: Views, definitions: Definitions): boolean {
  return alternativesOf(schemas, definitions).some((way) => {
    if (!isOf(value, way)) return false;
    const types = typesOf(way);
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
    if (way.option !== null && (!isObject(value) || value[way.option.tag] !== way.option.word)) return false;
    return way.schemas.every((schema) => {
      const { enum: words } = schema as { readonly enum?: readonly unknown[] };
      if ('const' in schema && schema['const'] !== value) return false;
      return words === undefined || words.includes(value);
    });
  });
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type;
}
