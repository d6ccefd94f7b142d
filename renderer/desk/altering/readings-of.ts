import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export function readingsOf(documents: Documents): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const document of Object.values(documents)) walk(document);
  return found;

  function walk(value: Json): void {
    if (Array.isArray(value)) for (const one of value as readonly Json[]) walk(one);
    if (!isObject(value)) return;
    const { id, reading } = value;
    if (typeof id === 'string' && typeof reading === 'string') found.set(id, reading);
    for (const one of Object.values(value)) if (typeof one === 'object') walk(one);
  }
}
