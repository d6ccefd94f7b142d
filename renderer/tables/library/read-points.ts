import type { Json } from '#engine/kernel/basics/json.ts';
import type { Point } from './polyline.ts';

/** Reads `[x, y]`; null if invalid or out of range. */
export function pointOf(value: Json | undefined): Point | null {
  if (!Array.isArray(value)) return null;
  const [x, y] = value as readonly Json[];
  const isPlace = (one: Json | undefined): one is number => typeof one === 'number' && Math.abs(one) < 1e6;
  return isPlace(x) && isPlace(y) ? [x, y] : null;
}

export function pointsIn(value: Json | undefined): readonly Point[] {
  return Array.isArray(value) ? (value as readonly Json[]).map(pointOf).filter((one) => one !== null) : [];
}
