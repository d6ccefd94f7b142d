import type { Point } from './polyline.ts';

/** Offsets from the middle of the mark in pixels, the first farthest from its name. */
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

export function pieceOffset(free: 'w' | 'e', rank: number): Point {
  return places[free][rank] ?? last;
}
