import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '../content-checks/placed.ts';
import { at, type LinesOnMaps } from './check-map.ts';
import type { RailwayLine, Station } from './map-format.ts';

type Point = readonly [x: number, y: number];
/** Radius of a station mark in map units; a grid step is 5. */
const nearEnough = 0.75;

const between = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);
function fromStretch(point: Point, [from, to]: readonly [Point, Point]): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return between(point, [from[0] + share * x, from[1] + share * y]);
}
/** Ends of a station mark, which may span two strokes. */
const marksOf = ({ at: [x, y], pill }: Station): readonly Point[] =>
  pill === undefined
    ? [[x, y]]
    : [
        [x, y],
        [x + pill[0], y + pill[1]],
      ];
const nearest = (distances: readonly number[]) => distances.reduce((least, one) => Math.min(least, one), Infinity);
const isNear = (distance: number) => distance <= nearEnough;

/** Strokes that miss their stops, or do not end where their lines do. */
export function checkStrokes({ lines, stations }: LinesOnMaps): ContentProblem[] {
  const drawn = new Map(stations.map(({ value }) => [value.id, value]));
  return lines.flatMap((line) => [...gaps(line, drawn), ...ends(line, drawn)]);
}

function gaps(line: Located<RailwayLine>, drawn: ReadonlyMap<string, Station>): ContentProblem[] {
  const { id, stops, path, loop = false } = line.value;
  if (path === undefined) return [];
  const corners = loop ? [...path, path[0] as Point] : path;
  const stretches = corners.slice(1).map((to, i) => [corners[i] as Point, to] as const);
  return stops.flatMap((stop, i) => {
    const station = drawn.get(stop);
    if (station === undefined) return [];
    const passes = marksOf(station).some((mark) => isNear(nearest(stretches.map((one) => fromStretch(mark, one)))));
    return passes ? [] : [at(line, ['stops', i], 'MAP004', 'warning', { line: id, station: stop })];
  });
}

function ends(line: Located<RailwayLine>, drawn: ReadonlyMap<string, Station>): ContentProblem[] {
  const { id, stops, path, loop = false } = line.value;
  if (path === undefined || loop) return [];
  const distances = [0, path.length - 1].map((i) =>
    [stops[0], stops.at(-1)].map((stop) => {
      const station = drawn.get(stop ?? '');
      return station === undefined ? 0 : nearest(marksOf(station).map((mark) => between(path[i] as Point, mark)));
    }),
  );
  const faults = ([a, b]: readonly [number, number]) =>
    [a, b].flatMap((end, i) => (isNear(distances[i]?.[end] ?? 0) ? [] : [i * (path.length - 1)]));
  const [straight, reversed] = [faults([0, 1]), faults([1, 0])];
  return (reversed.length < straight.length ? reversed : straight).map((i) => {
    const [x, y] = path[i] as Point;
    return at(line, ['path', i], 'MAP005', 'warning', { line: id, x, y });
  });
}
