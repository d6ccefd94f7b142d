import type { Json } from '#engine/kernel/basics/json.ts';

/** The value of a text; undefined when it is no JSON, as any text may be while somebody writes it. */
export function soundJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
