import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** A number that the table shows of a thing. */
export interface TableNumber {
  /** As the table document or the numbers in force name it: `table/hands/ada/0`. */
  readonly place: string;
  /** Its name below the thing, as the document writes it. */
  readonly name: string;
  /** How many steps that name has. */
  readonly steps: number;
  readonly value: number;
}

/**
 * The numbers of a thing that has these names: all that stand under its name in a document, or beside its name where it
 * lies.
 */
export function tableNumbers(
  names: readonly string[],
  documents: { readonly table: JsonObject; readonly figures: JsonObject },
): readonly TableNumber[] {
  return Object.entries(documents).flatMap(([document, value]) => within(value, [document], names));
}

function within(value: Json, place: readonly string[], names: readonly string[]): readonly TableNumber[] {
  const isIts = names.includes(place.at(-1) ?? '') || (isObject(value) && names.includes(ownName(value)));
  // A number under somebody's name is not theirs: it is of what is said before, as it is for them.
  if (isIts) return typeof value === 'number' ? [] : numbersIn(value, place, place.length);
  return partsOf(value).flatMap(([key, part]) => within(part, [...place, key], names));
}

function numbersIn(value: Json, place: readonly string[], from: number): readonly TableNumber[] {
  if (typeof value === 'number')
    return [{ place: place.join('/'), name: place.slice(from).join('/'), steps: place.length - from, value }];
  return partsOf(value).flatMap(([key, part]) => numbersIn(part, [...place, key], from));
}

/** What lies somewhere says first what it is. */
function ownName(value: JsonObject): string {
  const [first] = Object.values(value);
  return typeof first === 'string' ? first : '';
}

function partsOf(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((part: Json, i) => [String(i), part] as const);
  return isObject(value) ? Object.entries(value) : [];
}
