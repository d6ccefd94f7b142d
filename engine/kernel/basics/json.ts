/** Plain data: all that a frame remembers, a log keeps and a save file holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/**
 * The one text of a value: keys in code-point order, no white space. Equal values have equal text. As in a file, a key
 * whose value is undefined is not there.
 */
export function canonical(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (isList(value)) {
    if (value.every(isSimple)) return JSON.stringify(value);
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const held = value[key];
    if (held !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(held)}`;
  }
  return `{${text}}`;
}

/** What stands in a text as it is. */
const plain = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

function isSimple(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of a document at a path of keys and indexes; undefined where there is none. */
export function partAt(document: unknown, path: readonly (string | number)[]): Json | undefined {
  let part = document;
  for (const step of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as { readonly [step: string | number]: unknown })[step];
  }
  return part as Json | undefined;
}

/** Whether two values are the same data, whatever the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
