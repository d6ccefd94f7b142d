import { boundingBox, type Point } from '../../library/polyline.ts';
import { mapMargin } from '../map-document.ts';

export type MapFrame = ReturnType<typeof boundingBox>;

const least: MapFrame = { from: [-6.5, -5.5], size: [13, 11] };
/** How much it grows at once, so that not every new hex moves the others. */
const step = 2;

const endOf = ({ from, size }: MapFrame): Point => [from[0] + size[0], from[1] + size[1]];

/** The part of the plane that is drawn. It only grows while a map is edited, since hexes should stay under the pointer. */
export function frameAround(points: readonly Point[], before: MapFrame | null): MapFrame {
  const needed = boundingBox(points, mapMargin);
  if (before === null) return points.length > 1 ? needed : least;
  const [a, b] = [endOf(needed), endOf(before)];
  const grown = (now: number, wanted: number, by: number) => ((wanted - now) * by > 0.01 ? wanted + step * by : now);
  const from: Point = [grown(before.from[0], needed.from[0], -1), grown(before.from[1], needed.from[1], -1)];
  const end: Point = [grown(b[0], a[0], 1), grown(b[1], a[1], 1)];
  if ([from[0] - before.from[0], from[1] - before.from[1], end[0] - b[0], end[1] - b[1]].every((by) => by === 0))
    return before;
  return { from, size: [end[0] - from[0], end[1] - from[1]] };
}
