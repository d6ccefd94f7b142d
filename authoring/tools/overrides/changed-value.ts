import { isSame, type Json } from '#engine/kernel/basics/json.ts';

export function isChanged(values: readonly (Json | undefined)[]): boolean {
  const [before, now] = values.slice(-2);
  return values.length > 1 && !isSame(before, now);
}
