/** x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A polyline; `loop` closes it. */
export interface Polyline {
  readonly corners: readonly Point[];
  readonly loop: boolean;
}
/** A point on a stroke and its direction in degrees: 0 is right, 90 down. */
export interface PointOnPolyline {
  readonly at: Point;
  readonly angle: number;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const towards = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** With rounded corners, smaller where corners are close. */
export function roundedPath({ corners, loop }: Polyline, radius: number): string {
  const count = corners.length;
  if (count === 0) return '';
  const pieces = corners.map((corner, i) => {
    const before = corners[(i + count - 1) % count] as Point;
    const after = corners[(i + 1) % count] as Point;
    if (!loop && (i === 0 || i === count - 1)) return written(corner);
    const cut = (other: Point): Point => {
      const length = distance(corner, other);
      return length === 0 ? corner : towards(corner, other, Math.min(radius, length / 2) / length);
    };
    return `${written(cut(before))}Q${written(corner)} ${written(cut(after))}`;
  });
  return `M${pieces.join('L')}${loop ? 'Z' : ''}`;
}

/** Segments with their distance from the start. */
function piecesOf({ corners, loop }: Polyline) {
  const ends = loop ? [...corners, ...corners.slice(0, 1)] : corners;
  let from = 0;
  return ends.slice(1).flatMap((b, i) => {
    const a = ends[i] as Point;
    const length = distance(a, b);
    if (length === 0) return [];
    const piece = { a, b, from, length };
    from += length;
    return [piece];
  });
}

export function lengthOf(stroke: Polyline): number {
  return piecesOf(stroke).reduce((sum, { length }) => sum + length, 0);
}

/** The distance along a stroke of the point nearest to `point`. */
export function distanceAlong(stroke: Polyline, point: Point): number {
  let best = { far: Number.POSITIVE_INFINITY, at: 0 };
  for (const { a, b, from, length } of piecesOf(stroke)) {
    const dot = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1]);
    const share = Math.min(1, Math.max(0, dot / length ** 2));
    const far = distance(point, towards(a, b, share));
    if (far < best.far - 1e-9) best = { far, at: from + share * length };
  }
  return best.at;
}

/** The point at a distance; beyond the ends a loop wraps, other strokes are clamped. */
export function pointAlong(stroke: Polyline, far: number): PointOnPolyline | null {
  const pieces = piecesOf(stroke);
  const whole = lengthOf(stroke);
  if (pieces.length === 0) return null;
  const at = stroke.loop ? ((far % whole) + whole) % whole : Math.min(whole, Math.max(0, far));
  const piece = pieces.findLast(({ from }) => from <= at + 1e-9) ?? pieces[0];
  if (piece === undefined) return null;
  const { a, b, from, length } = piece;
  return {
    at: towards(a, b, (at - from) / length),
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/** The position of a train: a little ahead of its stop, facing the next. */
export function trainBetween(stroke: Polyline, from: Point, to: Point, ahead: number): PointOnPolyline | null {
  const whole = lengthOf(stroke);
  const start = distanceAlong(stroke, from);
  const way = distanceAlong(stroke, to) - start;
  const round = ((way % whole) + whole) % whole;
  const isOn = stroke.loop ? round <= whole / 2 : way >= 0;
  const length = Math.min(ahead, Math.abs(stroke.loop ? Math.min(round, whole - round) : way) / 2);
  const place = pointAlong(stroke, start + (isOn ? length : -length));
  return place && { at: place.at, angle: isOn ? place.angle : place.angle + 180 };
}

export function boundingBox(points: readonly Point[], room: Point): { readonly from: Point; readonly size: Point } {
  if (points.length === 0) return { from: [-room[0], -room[1]], size: [room[0] * 2, room[1] * 2] };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    from: [left - room[0], top - room[1]],
    size: [right - left + room[0] * 2, bottom - top + room[1] * 2],
  };
}

/** The shortest route over lines, both ends included; empty: none. */
export function routeBetween(
  lines: readonly { readonly stops: readonly string[]; readonly loop: boolean }[],
  from: string,
  to: string,
): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  const waiting = [from];
  for (let here = waiting.shift(); here !== undefined && !ways.has(to); here = waiting.shift()) {
    for (const { stops, loop } of lines) {
      const at = stops.indexOf(here);
      if (at < 0) continue;
      const wrap = (i: number) => (loop ? stops[(i + stops.length) % stops.length] : stops[i]);
      for (const next of [wrap(at - 1), wrap(at + 1)]) {
        if (next === undefined || ways.has(next)) continue;
        ways.set(next, [...(ways.get(here) ?? []), next]);
        waiting.push(next);
      }
    }
  }
  return ways.get(to) ?? [];
}
