export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Canonical JSON: keys in code-point order, no white space; keys with an undefined value are omitted. */
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

/** The value at a path of keys and indexes; undefined if there is none. */
export function partAt(document: unknown, path: readonly (string | number)[]): Json | undefined {
  let part = document;
  for (const step of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as { readonly [step: string | number]: unknown })[step];
  }
  return part as Json | undefined;
}

export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
