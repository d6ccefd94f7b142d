import type { Point } from '../library/polyline.ts';

interface Stop {
  readonly key: string;
  readonly at: Point;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => Object.hasOwn(directions, key);

/** Less than 2, so that the two neighbours in the next row are nearer than the hex two rows away. */
const asideCounts = 1.5;

/**
 * The nearest stop in the direction of an arrow key. Rows are shifted by half a hex: `column` is where a walk up or down
 * began, so that it goes straight.
 */
export function stopByArrow<One extends Stop>(
  stops: readonly One[],
  [x, y]: Point,
  key: string,
  column = x,
): One | null {
  const [dx, dy] = directions[key] ?? [0, 0];
  let best: One | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const [sx, sy] = stop.at;
    const along = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - (dy === 0 ? x : column)) * dy) + Math.abs((sy - y) * dx);
    const far = along + aside * asideCounts;
    if (along < 0.1 || aside > along * 3 || far >= least) continue;
    [least, best] = [far, stop];
  }
  return best;
}

export function nearestStop<One extends Stop>(stops: readonly One[], [x, y]: Point): One | null {
  const far = ({ at: [sx, sy] }: One) => Math.hypot(sx - x, sy - y);
  return stops.reduce<One | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}
