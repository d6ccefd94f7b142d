import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { SectionKind } from '../json/sections.ts';
import { type Definitions, definitionOf, isSchema } from './schema-tools.ts';

/** Under which keys a document holds entries that can be read one by one, and how many a list may have. */
export type Sections = ReadonlyMap<string, { readonly kind: SectionKind; readonly most: number }>;

const none: Sections = new Map();
/** Words of a schema that say nothing of a value as a whole. */
const ofParts = ['$schema', 'type', 'title', 'description', 'required', 'examples'];
const ofObjects = [...ofParts, 'properties', 'additionalProperties'];
const ofLists = [...ofParts, 'items', 'maxItems'];

const known = memoizeByKey((_: Definitions) => new WeakMap<Schema, Sections>());

/** What the schema of a format says of entries. Of a schema that speaks of the document as a whole: none. */
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
  // The texts of a document with an id of its own are called by it.
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
    // Ids that are known only in their list are told of the list.
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
