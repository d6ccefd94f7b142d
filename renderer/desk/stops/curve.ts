import type { Json } from '#engine/kernel/basics/json.ts';

/** Where what is watched became another, in the order of the line. */
export interface ValueChange {
  /** The entry of the log after which it was so. */
  readonly entry: number;
  readonly value: Json;
}
/** What is watched over a line, to be drawn: after the set-up and after each entry. */
export interface Curve {
  /** As heights from 0, the least, to 1, the most. */
  readonly heights: readonly number[];
  readonly changes: readonly ValueChange[];
  readonly now: Json;
}

/** Numbers stand by their size, yes above no; of names and lists by how many there are; nothing lies at the bottom. */
function sizeOf(value: Json): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value)) return value.length;
  if (value === null) return null;
  return typeof value === 'object' ? Object.keys(value).length : null;
}

/** A curve out of what something came to after the set-up and after each entry. What has no size has heights by its kind. */
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

/** The curve as steps in a box: it is so until it is otherwise. */
export function stepsOf(heights: readonly number[], width: number, height: number): string {
  const at = (i: number) => (heights.length < 2 ? 0 : (i / (heights.length - 1)) * width);
  const y = (value: number) => (1 - value) * height;
  return heights
    .map((value, i) => (i === 0 ? `M0 ${round(y(value))}` : `H${round(at(i))}V${round(y(value))}`))
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
