import type { Json } from '#engine/kernel/basics/json.ts';

export interface ValueChange {
  /** The log entry after which it changed. */
  readonly entry: number;
  readonly value: Json;
}
export interface Curve {
  /** From 0 (minimum) to 1 (maximum). */
  readonly heights: readonly number[];
  readonly changes: readonly ValueChange[];
  readonly now: Json;
}

/** Booleans as 0 or 1, lists by length; null: not numeric. */
function sizeOf(value: Json): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value)) return value.length;
  if (value === null) return null;
  return typeof value === 'object' ? Object.keys(value).length : null;
}

/** Values after the set-up and each entry. Non-numeric values get one height per distinct value. */
export function curveOf(series: readonly Json[]): Curve {
  const written = series.map((value) => JSON.stringify(value));
  const kinds = [...new Set(written)];
  const hasSizes = series.every((value) => value === null || sizeOf(value) !== null);
  const sizes = series.map((value, i) => (hasSizes ? sizeOf(value) : kinds.indexOf(written[i] ?? '')));
  const known = sizes.filter((size) => size !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const heights = sizes.map((size) => (size === null || most === least ? 0 : (size - least) / (most - least)));
  const changes = series.flatMap((value, i): readonly ValueChange[] =>
    i > 0 && written[i] !== written[i - 1] ? [{ entry: i - 1, value }] : [],
  );
  return { heights, changes, now: series.at(-1) ?? null };
}

/** An SVG path of steps. */
export function stepsOf(heights: readonly number[], width: number, height: number): string {
  const at = (i: number) => (heights.length < 2 ? 0 : (i / (heights.length - 1)) * width);
  const y = (value: number) => (1 - value) * height;
  return heights
    .map((value, i) => (i === 0 ? `M0 ${round(y(value))}` : `H${round(at(i))}V${round(y(value))}`))
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
