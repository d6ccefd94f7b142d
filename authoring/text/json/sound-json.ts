import type { Json } from '#engine/kernel/basics/json.ts';

/** Undefined if the text is not JSON, as while typing. */
export function soundJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
