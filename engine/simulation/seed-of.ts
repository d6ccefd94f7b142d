import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** The seed of a set-up document: 0 where it has none. */
export function seedOf(setup: JsonObject): number {
  return typeof setup['seed'] === 'number' ? setup['seed'] : 0;
}
