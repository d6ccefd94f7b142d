import type { Schema } from '../language/field.ts';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Reshaping {
  /** `schema` has its parts reshaped already, `whole` is the original. */
  object(schema: Schema, whole: Schema): Schema;
  list(schema: Schema, whole: Schema): Schema;
  plain(schema: Schema): Schema;
}

export function reshaped(schema: Schema, how: Reshaping): Schema {
  const { if: test, then: met, else: unmet } = schema as { readonly [word: string]: unknown };
  const inside = (part: unknown): unknown => (isSchema(part) ? reshaped(part, how) : part);
  if (test !== undefined) {
    return {
      ...schema,
      ...(met === undefined ? {} : { then: inside(met) }),
      ...(unmet === undefined ? {} : { else: inside(unmet) }),
    };
  }
  if (schema['type'] === 'array') return how.list({ ...schema, items: inside(schema['items']) }, schema);
  if (schema['type'] !== 'object') return how.plain(schema);
  const { patternProperties, additionalProperties, properties = {}, ...rest } = schema;
  const others = isSchema(patternProperties) ? Object.values(patternProperties)[0] : additionalProperties;
  return how.object(
    {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties as Schema).map(([key, part]) => [key, inside(part)])),
      additionalProperties: inside(others ?? true),
    },
    schema,
  );
}

export function partOf(schema: Schema): Schema {
  return reshaped(schema, { object: withoutRequired, list: (list) => list, plain: (plain) => plain });
}

export const withoutRequired = ({ required: _, ...schema }: Schema): Schema => schema;
