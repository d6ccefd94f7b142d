import type { Point } from './line-geometry.ts';

/** Where pieces stand around a mark, the first away from its name; in pixels from its middle. */
const places = {
  w: [
    [-16, -15],
    [-16, 17],
    [16, 17],
    [16, -15],
    [0, -26],
  ],
  e: [
    [-16, 17],
    [16, 17],
    [16, -15],
    [-16, -15],
    [0, 30],
  ],
} as const;
const last: Point = [0, 28];

/** Where the piece of that rank stands beside a mark, on the side that its name leaves free. */
export function besideMark(free: 'w' | 'e', rank: number): Point {
  return places[free][rank] ?? last;
}
