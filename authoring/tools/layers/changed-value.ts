import { isSame, type Json } from '#engine/kernel/basics/json.ts';

/** Whether the last two of several projects say something else of a value; undefined: one says nothing. */
export function isChanged(values: readonly (Json | undefined)[]): boolean {
  const [before, now] = values.slice(-2);
  return values.length > 1 && !isSame(before, now);
}
