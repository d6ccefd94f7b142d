import type { Schema } from '../language/field.ts';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the parts of a schema become others, from the innermost. */
export interface Reshaping {
  /** With its parts made others already; and as it was. */
  object(schema: Schema, whole: Schema): Schema;
  list(schema: Schema, whole: Schema): Schema;
  plain(schema: Schema): Schema;
}

/** A schema with all its parts made others: those of its branches, its keys and its items. */
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

/** The shape of a part of a document: any key may be left out. */
export function partOf(schema: Schema): Schema {
  return reshaped(schema, { object: withoutRequired, list: (list) => list, plain: (plain) => plain });
}

export const withoutRequired = ({ required: _, ...schema }: Schema): Schema => schema;
