import type { Text } from '#engine/kernel/basics/text.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Format } from './ground.ts';
import { type Definitions, definitionOf, isSchema } from './schema-tools.ts';

/** A list in the documents of a format whose items have an id that the whole project knows. */
export interface EntryList {
  readonly list: string;
  readonly entry: Schema;
  /** As what its ids may be referred to; the first is the space in which each stands once. */
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

/** What such a list is called; else what its document is. */
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
