import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export interface TableNumber {
  /** In the table document or computed numbers: `table/hands/ada/0`. */
  readonly place: string;
  /** Below the thing, as in the document. */
  readonly name: string;
  /** Number of steps in `name`. */
  readonly steps: number;
  readonly value: number;
}

/** All numbers below a thing's name, or next to its name in the list that it lies in. */
export function tableNumbers(
  names: readonly string[],
  documents: { readonly table: JsonObject; readonly figures: JsonObject },
): readonly TableNumber[] {
  return Object.entries(documents).flatMap(([document, value]) => within(value, [document], names));
}

function within(value: Json, place: readonly string[], names: readonly string[]): readonly TableNumber[] {
  const isIts = names.includes(place.at(-1) ?? '') || (isObject(value) && names.includes(ownName(value)));
  // A number keyed by a name belongs to the parent as well.
  if (isIts) return typeof value === 'number' ? [] : numbersIn(value, place, place.length);
  return partsOf(value).flatMap(([key, part]) => within(part, [...place, key], names));
}

function numbersIn(value: Json, place: readonly string[], from: number): readonly TableNumber[] {
  if (typeof value === 'number')
    return [{ place: place.join('/'), name: place.slice(from).join('/'), steps: place.length - from, value }];
  return partsOf(value).flatMap(([key, part]) => numbersIn(part, [...place, key], from));
}

/** The first value is its name. */
function ownName(value: JsonObject): string {
  const [first] = Object.values(value);
  return typeof first === 'string' ? first : '';
}

function partsOf(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((part: Json, i) => [String(i), part] as const);
  return isObject(value) ? Object.entries(value) : [];
}
