import type { Schema } from '#engine/kernel/language/field.ts';

/** Our keywords, ignored by validators. */
export const annotations: readonly string[] = [
  'x-description-ja',
  'x-title-ja',
  'x-art',
  'x-l10n',
  'x-picture',
  'x-id',
  'x-local-id',
  'x-id-of',
  'x-name-of',
  'x-keys-of',
  'x-unit-keys',
  'x-enum-descriptions-ja',
  'enumDescriptions',
  'x-prints',
  'x-selects',
  'x-sort',
  'x-or-node',
  'x-rules',
  'x-text',
];

export type Definitions = { readonly [name: string]: Schema };

const prefix = '#/definitions/';

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function refsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(refsOf);
  if (!isSchema(part)) return [];
  return Object.entries(part).flatMap(([keyword, value]) =>
    keyword === '$ref' && typeof value === 'string' ? [value.slice(prefix.length)] : refsOf(value),
  );
}

/** A copy of a schema with every reference rewritten. */
export function withRefs<T>(part: T, make: (ref: string) => string): T {
  if (Array.isArray(part)) return part.map((one) => withRefs(one, make)) as T;
  if (!isSchema(part)) return part;
  const entries = Object.entries(part).map(([keyword, value]) => [
    keyword,
    keyword === '$ref' && typeof value === 'string' ? make(value) : withRefs(value, make),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Every value of a keyword in a schema, without following references. */
export function valuesOf(part: unknown, keyword: string): unknown[] {
  if (Array.isArray(part)) return part.flatMap((one) => valuesOf(one, keyword));
  if (!isSchema(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === keyword ? [value] : valuesOf(value, keyword)));
}

export function definitionOf(ref: string, definitions: Definitions): Schema | undefined {
  return definitions[ref.slice(prefix.length)];
}
