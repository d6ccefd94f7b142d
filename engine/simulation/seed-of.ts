import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** 0 if absent. */
export function seedOf(setup: JsonObject): number {
  return typeof setup['seed'] === 'number' ? setup['seed'] : 0;
}
