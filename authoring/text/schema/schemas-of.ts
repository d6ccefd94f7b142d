import { safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { type Op, type Sort, sorts } from '#engine/kernel/language/op.ts';
import { gameFormatsOf, type WritableSystem } from '../formats/game-formats.ts';
import { type Definitions, refsOf, withRefs } from './schema-tools.ts';

export interface SystemSchemas {
  /** Ops, sorts, and formats as `document.<id>`: the one schema that all validators are made from. */
  readonly definitions: Definitions;
  readonly formats: readonly { readonly id: string; readonly schema: Schema }[];
}

export const draft = 'http://json-schema.org/draft-07/schema#';

/** Sort and id, as two sorts may have an op of the same name. */
export const nameOfOp = (op: Pick<Op, 'sort' | 'id'>): string => `${op.sort}.${op.id}`;
export const nameOfDocument = (format: Pick<DocumentFormat, 'id'>): string => `document.${format.id}`;

/** In the order of the system's tables. */
export function schemasOf(system: WritableSystem): SystemSchemas {
  const formats = gameFormatsOf(system);
  const words = definitionsFor(system);
  const documents = Object.fromEntries(formats.map((format) => [nameOfDocument(format), format.schema]));
  return {
    definitions: { ...words, ...documents },
    formats: formats.map((format) => ({ id: format.id, schema: alone(format.schema, words) })),
  };
}

/** The file that all formats of a game refer to. */
const definitionsId = 'definitions';

/** The schemas of a system as files of one folder: one with all definitions, and one for each format that refers to it. */
export function schemasInFolder(system: WritableSystem): readonly { readonly id: string; readonly schema: Schema }[] {
  const title = { title: 'Definitions', 'x-title-ja': '定義' };
  const inDefinitions = (ref: string): string => `${definitionsId}.schema.json${ref}`;
  return [
    { id: definitionsId, schema: { $schema: draft, ...title, definitions: definitionsFor(system) } },
    ...gameFormatsOf(system).map(({ id, schema }) => ({
      id,
      schema: { $schema: draft, ...withRefs(schema, inDefinitions) },
    })),
  ];
}

/** What the formats of a system refer to: its ops, its sorts, and definitions of the formats' own. */
function definitionsFor(system: WritableSystem): Definitions {
  const formats = gameFormatsOf(system);
  const referred = new Set(refsOf([system.language.ops.map(schemaOfOp), formats.map((format) => format.schema)]));
  return Object.assign(
    definitionsOfWords(system.language.ops, referred),
    ...formats.map(({ definitions = {} }) => definitions),
  ) as Definitions;
}

/** A standalone schema: with draft and all definitions that it reaches. */
function alone(schema: Schema, words: Definitions): Schema {
  const needed = new Set<string>();
  const need = (part: unknown): void => {
    for (const name of refsOf(part)) {
      if (needed.has(name)) continue;
      needed.add(name);
      need(words[name]);
    }
  };
  need(schema);
  const definitions = Object.fromEntries(Object.entries(words).filter(([name]) => needed.has(name)));
  return { $schema: draft, ...schema, ...(needed.size === 0 ? {} : { definitions }) };
}

/** Sorts without ops that nothing refers to are left out. */
function definitionsOfWords(ops: readonly Op[], referred: ReadonlySet<string>): Definitions {
  const definitions: { [name: string]: Schema } = {};
  for (const sort of sorts) {
    const own = ops.filter((op) => op.sort === sort);
    if (own.length === 0 && !referred.has(sort)) continue;
    definitions[sort] = unionOf(sort, own);
    for (const op of own) definitions[nameOfOp(op)] = schemaOfOp(op);
  }
  return definitions;
}

/** Discriminated by `op`, so that faults are those of the op that was meant. */
function unionOf(sort: Sort, ops: readonly Op[]): Schema {
  const node = {
    type: 'object',
    required: ['op'],
    discriminator: { propertyName: 'op' },
    oneOf: ops.map((op) => ({ $ref: `#/definitions/${nameOfOp(op)}` })),
  };
  const named = { title: sort, 'x-sort': sort };
  if (sort !== 'amount') return ops.length === 0 ? { ...named, not: {} } : { ...named, ...node };
  const integer = { type: 'integer', ...safeInteger, 'x-or-node': true };
  if (ops.length === 0) return { ...named, ...integer };
  return { ...named, if: { type: 'object' }, then: node, else: integer };
}

function schemaOfOp(op: Op): Schema {
  const fields = Object.entries(op.fields);
  const help = { description: op.about.en, 'x-description-ja': op.about.ja };
  return {
    title: op.id,
    ...help,
    'x-text': op.text,
    ...(op.rules.length === 0 ? {} : { 'x-rules': op.rules }),
    examples: [op.example],
    type: 'object',
    additionalProperties: false,
    required: ['op', ...fields.filter(([, field]) => !field.optional).map(([name]) => name)],
    properties: {
      op: { const: op.id, ...help },
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.schema])),
    },
  };
}
