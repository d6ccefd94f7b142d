import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';

/** Allows only these fields. `refusal`: code if it is no object. */
export function fieldsIn(given: Json | undefined, known: readonly string[], refusal: string): JsonObject {
  if (!isObject(given)) throw new RefusalError(refusal);
  const other = Object.keys(given).find((key) => !known.includes(key));
  if (other !== undefined) throw new RefusalError('setupUnknownKey', { key: other });
  return given;
}

export function seedIn({ seed = 1 }: JsonObject): number {
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) throw new RefusalError('seedNoInteger', { seed });
  return seed;
}

export function namesIn(given: JsonObject, field: string): readonly string[] {
  const names = given[field] ?? [];
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
    throw new RefusalError('setupNoNames', { what: field });
  return [...names] as string[];
}

/** Allowed names, and refusal codes for unknown and repeated ones. */
export interface ChoosableNames {
  /** Field for the name in refusals. */
  readonly sort: string;
  readonly known: readonly string[];
  readonly unknown: string;
  readonly twice: string;
}

export function eachOnce(names: readonly string[], { sort, known, unknown, twice }: ChoosableNames): readonly string[] {
  for (const [index, name] of names.entries()) {
    if (!known.includes(name)) throw new RefusalError(unknown, { [sort]: name, known });
    if (names.indexOf(name) !== index) throw new RefusalError(twice, { [sort]: name });
  }
  return names;
}
