/** Plain data: all that a frame remembers, a log keeps and a save file holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The one text of a value: keys in code-point order, no white space. Equal values have equal text. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return isPlain(value) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  const object = value as JsonObject;
  const parts = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key] as Json)}`);
  return `{${parts.join(',')}}`;
}

/** A list without objects: the engine's own text of it is the one text. */
function isPlain(list: readonly Json[]): boolean {
  return list.every((item) => item === null || typeof item !== 'object');
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `part` is contained in `whole`: objects match in part, everything else exactly. */
export function matchesInPart(whole: Json | undefined, part: Json): boolean {
  if (whole === undefined) return false;
  if (!isObject(part)) return canonical(whole) === canonical(part);
  return isObject(whole) && Object.keys(part).every((key) => matchesInPart(whole[key], part[key] as Json));
}

/** Whether two values are the same data, whatever the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
