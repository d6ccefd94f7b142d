import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** An entry that overrides another project's, with the same id. */
export function overriding(entry: JsonObject, name: string): JsonObject {
  const { id, formerly: _, overrides: __, ...rest } = entry;
  return { id: id as Json, overrides: name, ...rest };
}

export function blankOf({ $schema: _, ...document }: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, areEntries(value) ? [] : value]));
}

const areEntries = (value: Json): boolean =>
  Array.isArray(value) && value.every((one: Json) => isObject(one) && typeof one['id'] === 'string');

/** Default name of an overriding entry. */
export function changedName(name: string, locale: 'ja' | 'en'): string {
  return `${name}${locale === 'ja' ? '・改' : ' (changed)'}`;
}
