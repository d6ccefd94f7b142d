import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { sameName } from '#engine/kernel/naming/naming.ts';

export interface ValueMismatch {
  readonly path: readonly string[];
  readonly expected: Json;
  readonly actual: Json;
}

/** Objects in part, lists in full. Matchers: `$count`, `$unordered`, `$includes`, `$not`. */
export function difference(
  actual: Json | undefined,
  expected: Json,
  path: readonly string[] = [],
): ValueMismatch | null {
  const here = (isRight: boolean): ValueMismatch | null =>
    isRight ? null : { path, expected, actual: actual ?? null };
  if (isObject(expected)) {
    const [word, ...more] = Object.keys(expected);
    if (word?.startsWith('$') && more.length === 0) return here(wordHolds(word, expected[word] as Json, actual));
    return objectDifference(plainCard(actual, expected), expected, path) ?? here(actual !== undefined);
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return here(false);
    return firstOf(expected.map((item: Json, i) => () => difference(actual[i] as Json, item, [...path, String(i)])));
  }
  return here(actual !== undefined && sameName(bareName(actual, expected), expected));
}

export function matches(actual: Json | undefined, expected: Json): boolean {
  return difference(actual, expected) === null;
}

function objectDifference(
  actual: Json | undefined,
  expected: JsonObject,
  path: readonly string[],
): ValueMismatch | null {
  if (!isObject(actual)) return { path, expected, actual: actual ?? null };
  const inside = Object.keys(expected).map((key) => () => {
    const value = Object.hasOwn(actual, key) ? actual[key] : undefined;
    return difference(value, expected[key] as Json, [...path, key]);
  });
  return firstOf(inside);
}

function firstOf(looks: readonly (() => ValueMismatch | null)[]): ValueMismatch | null {
  for (const look of looks) {
    const found = look();
    if (found !== null) return found;
  }
  return null;
}

function wordHolds(word: string, given: Json, actual: Json | undefined): boolean {
  switch (word) {
    case '$count':
      return sizeOf(actual) === given;
    case '$unordered':
      return Array.isArray(actual) && Array.isArray(given) && actual.length === given.length && pairs(given, actual);
    case '$includes':
      return Array.isArray(actual) && Array.isArray(given) && pairs(given, actual);
    case '$not':
      return actual !== undefined && !matches(actual, given);
    default:
      return false;
  }
}

function sizeOf(value: Json | undefined): number | null {
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : null;
}

/** Whether the wanted items match distinct items of the list. */
function pairs(wanted: readonly Json[], list: readonly Json[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return list.some((one, i) => matches(one, first) && pairs(rest, [...list.slice(0, i), ...list.slice(i + 1)]));
}

/** A card without tokens is a name in the table; expected with tokens, it has zero of each. */
function plainCard(actual: Json | undefined, expected: JsonObject): Json | undefined {
  if (typeof actual !== 'string' || typeof expected['card'] !== 'string') return actual;
  const tokens = Object.keys(expected).filter((key) => key !== 'card');
  return { ...Object.fromEntries(tokens.map((token) => [token, 0])), card: actual };
}

/** Expected as a name, it must have no tokens. */
function bareName(actual: Json, expected: Json): Json {
  if (typeof expected !== 'string' || !isObject(actual) || typeof actual['card'] !== 'string') return actual;
  const isBare = Object.entries(actual).every(([key, value]) => key === 'card' || value === 0);
  return isBare ? actual['card'] : actual;
}
