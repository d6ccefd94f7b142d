import type { Text } from '#engine/kernel/basics/text.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Format } from './format-registry.ts';
import { type Definitions, definitionOf, isSchema } from './schema-tools.ts';

/** A list of entries whose ids are visible in the whole project. */
export interface EntryList {
  readonly list: string;
  readonly entry: Schema;
  /** The first is the namespace in which ids are unique. */
  readonly kinds: readonly string[];
}

export function listsOf({ schema, definitions }: Pick<Format, 'schema' | 'definitions'>): readonly EntryList[] {
  return Object.entries((schema['properties'] ?? {}) as { readonly [key: string]: Schema }).flatMap(([list, part]) => {
    const items = part['type'] === 'array' ? part['items'] : undefined;
    const entry = isSchema(items) ? resolved(items, definitions) : undefined;
    const id = isSchema(entry?.['properties']) ? entry['properties']['id'] : undefined;
    const kinds = isSchema(id) ? resolved(id, definitions)['x-id'] : undefined;
    return entry !== undefined && Array.isArray(kinds) ? [{ list, entry, kinds: kinds.map(String) }] : [];
  });
}

/** Description of the list, else the title of its document. */
export function titleOfList({ schema }: Pick<Format, 'schema'>, list: string): Text {
  const part = (schema['properties'] as { readonly [key: string]: Schema })[list] ?? {};
  const said = (one: Schema, ja: string, en: string): Text | null =>
    typeof one[ja] === 'string' && typeof one[en] === 'string' ? { ja: one[ja], en: one[en] } : null;
  return said(part, 'x-description-ja', 'description') ?? said(schema, 'x-title-ja', 'title') ?? { ja: list, en: list };
}

function resolved(schema: Schema, definitions: Definitions): Schema {
  const ref = schema['$ref'];
  return (typeof ref === 'string' ? definitionOf(ref, definitions) : undefined) ?? schema;
}
