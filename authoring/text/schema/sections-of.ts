import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { SectionKind } from '../json/sections.ts';
import { type Definitions, definitionOf, isSchema } from './schema-tools.ts';

/** Keys of a document whose entries can be read one by one, with the maximal number of items. */
export type Sections = ReadonlyMap<string, { readonly kind: SectionKind; readonly most: number }>;

const none: Sections = new Map();
/** Keywords that constrain parts only, not the value as a whole. */
const ofParts = ['$schema', 'type', 'title', 'description', 'required', 'examples'];
const ofObjects = [...ofParts, 'properties', 'additionalProperties'];
const ofLists = [...ofParts, 'items', 'maxItems'];

const known = memoizeByKey((_: Definitions) => new WeakMap<Schema, Sections>());

/** None if the schema constrains the document as a whole. */
export function sectionsOf(schema: Schema, definitions: Definitions): Sections {
  const before = known(definitions).get(schema);
  if (before !== undefined) return before;
  const found = find(schema, definitions);
  known(definitions).set(schema, found);
  return found;
}

function find(schema: Schema, definitions: Definitions): Sections {
  const properties = schema['properties'];
  if (schema['type'] !== 'object' || !isSchema(properties) || !saysOnly(schema, ofObjects)) return none;
  if (isSchema(schema['additionalProperties'])) return none;
  // A document with an id of its own prefixes the keys of its texts with it.
  if (isDeclared(properties['id'], 'x-id', definitions)) return none;
  return new Map(
    Object.entries(properties).flatMap(([key, one]) => {
      const kind = isSchema(one) ? kindOf(one, definitions) : null;
      const most = isSchema(one) && typeof one['maxItems'] === 'number' ? one['maxItems'] : Number.POSITIVE_INFINITY;
      return kind === null ? [] : [[key, { kind, most }] as const];
    }),
  );
}

function kindOf(schema: Schema, definitions: Definitions): SectionKind | null {
  const { type, items, additionalProperties } = schema as { readonly [keyword: string]: unknown };
  if (type === 'array' && isSchema(items) && saysOnly(schema, ofLists)) {
    const entry = typeof items['$ref'] === 'string' ? definitionOf(items['$ref'], definitions) : items;
    const id = isSchema(entry?.['properties']) ? entry['properties']['id'] : undefined;
    // Local ids are checked against the whole list.
    const isPlain = entry !== undefined && isSchema(entry['properties']) && !hasBranches(entry);
    return isPlain && !isDeclared(id, 'x-local-id', definitions) ? 'list' : null;
  }
  const isMap = type === 'object' && isSchema(additionalProperties) && !('properties' in schema);
  return isMap && saysOnly(schema, ofObjects) ? 'map' : null;
}

const hasBranches = (schema: Schema): boolean => ['allOf', 'if', 'oneOf', 'discriminator'].some((one) => one in schema);

function isDeclared(id: unknown, word: string, definitions: Definitions): boolean {
  if (!isSchema(id)) return false;
  const ref = id['$ref'];
  const meant = typeof ref === 'string' ? definitionOf(ref, definitions) : id;
  return meant !== undefined && word in meant;
}

const saysOnly = (schema: Schema, words: readonly string[]): boolean =>
  Object.keys(schema).every((word) => words.includes(word) || (word.startsWith('x-') && word !== 'x-id'));
