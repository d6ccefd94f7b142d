import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export function entriesOf(documents: Documents, file: RegExp, list: string): readonly JsonObject[] {
  return Object.entries(documents).flatMap(([path, value]) => {
    const entries: Json | undefined = file.test(path) && isObject(value) ? value[list] : undefined;
    return Array.isArray(entries) ? entries.filter(isObject) : [];
  });
}

export function idsIn(entries: readonly JsonObject[]): readonly string[] {
  return entries.map(({ id }) => id).filter((id) => typeof id === 'string');
}

/** The next number after a prefix, with at least two digits. */
export function nextNumber(prefix: string, ids: readonly string[], least = 1): string {
  const numbers = ids.flatMap((id) => {
    const digits = id.startsWith(prefix) ? id.slice(prefix.length) : '';
    return /^\d+$/.test(digits) ? [Number(digits)] : [];
  });
  return `${prefix}${String(Math.max(least, ...numbers.map((one) => one + 1))).padStart(2, '0')}`;
}
