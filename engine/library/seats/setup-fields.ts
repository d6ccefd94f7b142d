import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';

// What set-ups are read with. Each refuses what it cannot take.

/** An object with these fields and no others. `refusal`: when it is no object. */
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

/** A list of names under a field; unsaid, none. */
export function namesIn(given: JsonObject, field: string): readonly string[] {
  const names = given[field] ?? [];
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
    throw new RefusalError('setupNoNames', { what: field });
  return [...names] as string[];
}

/** Which names there can be, and what is refused: one that there is not, one that stands there twice. */
export interface Choosable {
  /** What one of them is called in refusals. */
  readonly sort: string;
  readonly known: readonly string[];
  readonly unknown: string;
  readonly twice: string;
}

/** Names of which each is known and stands there once. */
export function eachOnce(names: readonly string[], { sort, known, unknown, twice }: Choosable): readonly string[] {
  for (const [index, name] of names.entries()) {
    if (!known.includes(name)) throw new RefusalError(unknown, { [sort]: name, known });
    if (names.indexOf(name) !== index) throw new RefusalError(twice, { [sort]: name });
  }
  return names;
}
