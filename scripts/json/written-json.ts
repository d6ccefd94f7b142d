import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** JSON in the format of our own files: short values on one line. */
export function written(value: Json, indent = ''): string {
  const flat = flatOf(value);
  if (flat.length + indent.length <= 100 || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const inside = Array.isArray(value)
    ? value.map((one: Json) => `${deeper}${written(one, deeper)}`)
    : Object.entries(value as JsonObject).map(([key, one]) => `${deeper}"${key}": ${written(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`;
}
function flatOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flatOf).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `"${key}": ${flatOf(one)}`)
    .join(', ')} }`;
}
