import { type Definitions, definitionOf, isSchema } from '#authoring/text/schema/schema-tools.ts';
import { isMet, tagsOf, type Views } from '#authoring/text/schema/views.ts';
import type { Schema } from '#engine/kernel/language/field.ts';

/** One way to write a value: schemas that apply, with the outcomes of their `if` tests. */
export interface Alternative {
  readonly schemas: Views;
  readonly tests: readonly { readonly test: Schema; readonly met: boolean }[];
  /** The chosen option of a union. */
  readonly option: SchemaAlternative | null;
}
export interface SchemaAlternative {
  readonly tag: string;
  readonly word: string;
  readonly schema: Schema;
}

const open: Alternative = { schemas: [], tests: [], option: null };

/** All combinations of branches, references and unions. */
export function alternativesOf(schemas: Views, definitions: Definitions): readonly Alternative[] {
  const all = new Set<Schema>();
  for (const schema of schemas) unfold(schema, definitions, all);
  return [...all].reduce<readonly Alternative[]>((ways, schema) => joined(ways, waysOf(schema, definitions)), [open]);
}

function unfold(schema: Schema, definitions: Definitions, into: Set<Schema>): void {
  if (into.has(schema)) return;
  into.add(schema);
  const ref = schema['$ref'];
  const definition = typeof ref === 'string' ? definitionOf(ref, definitions) : undefined;
  if (definition !== undefined) unfold(definition, definitions, into);
  const { allOf } = schema;
  if (Array.isArray(allOf)) for (const part of allOf) if (isSchema(part)) unfold(part, definitions, into);
}

function waysOf(schema: Schema, definitions: Definitions): readonly Alternative[] {
  const { anyOf, if: test, then: met, else: unmet } = schema as { readonly [keyword: string]: unknown };
  let ways: readonly Alternative[] = [{ ...open, schemas: [schema] }];
  if (Array.isArray(anyOf))
    ways = joined(
      ways,
      anyOf.filter(isSchema).flatMap((one) => alternativesOf([one], definitions)),
    );
  if (schema['discriminator'] !== undefined) ways = joined(ways, optionsOf(schema, definitions));
  // Tests on properties are evaluated once they are written.
  if (!isSchema(test) || test['properties'] !== undefined) return ways;
  const branch = (part: unknown, isHeld: boolean): readonly Alternative[] =>
    (isSchema(part) ? alternativesOf([part], definitions) : [open]).map((way) => ({
      ...way,
      tests: [...way.tests, { test, met: isHeld }],
    }));
  return joined(ways, [...branch(met, true), ...branch(unmet, false)]);
}

function optionsOf(union: Schema, definitions: Definitions): readonly Alternative[] {
  const { tag, options } = tagsOf(union, definitions);
  return [...options].map(([word, schema]) => ({
    ...open,
    schemas: [schema],
    option: { tag, word: String(word), schema },
  }));
}

function joined(ways: readonly Alternative[], more: readonly Alternative[]): readonly Alternative[] {
  return ways.flatMap((way) =>
    more.map((other) => ({
      schemas: [...new Set([...way.schemas, ...other.schemas])],
      tests: [...way.tests, ...other.tests],
      option: other.option ?? way.option,
    })),
  );
}

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
const types: readonly Type[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Allowed types; empty if unconstrained. */
export function typesOf({ schemas, tests }: Alternative): readonly Type[] {
  const said = schemas.flatMap((schema): (readonly string[])[] => {
    const { type } = schema;
    if (type === undefined) return 'const' in schema ? [[typeOf(schema['const'])]] : [];
    return [Array.isArray(type) ? (type as readonly string[]) : [String(type)]];
  });
  const bound = tests.flatMap(({ test, met }): readonly (readonly string[])[] => {
    if (typeof test['type'] !== 'string') return [];
    if (met) return [[test['type']]];
    return isOnlyType(test) ? [types.filter((type) => type !== test['type'])] : [];
  });
  const all = [...said, ...bound];
  if (said.length === 0 && bound.every((list) => list.length > 1)) return [];
  return types.filter((type) =>
    all.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))),
  );
}

const isOnlyType = (test: Schema): boolean => Object.keys(test).length === 1;

function typeOf(value: unknown): Type {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Type;
}

export function isOf(value: unknown, { tests }: Alternative): boolean {
  return tests.every(({ test, met }) => isMet(test, value) === met);
}
