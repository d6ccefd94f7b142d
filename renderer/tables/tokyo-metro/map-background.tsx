import { type Point, roundedPath } from '../library/polyline.ts';
import { type LineMapDocument, placesOf } from './map-document.ts';
import { paintOf } from './paint.ts';

interface GroundProps {
  readonly map: LineMapDocument;
  readonly place: (point: Point) => Point;
  readonly u: number;
  readonly route: readonly string[];
  /** At the editor's cursor. */
  readonly marked: string | null;
}

const bend = 0.9;
const thin = 6;

/** Land, water, the route of a move, and lines: straight ones, then loops, then diagonals. */
export function MapBackground({ map, place, u, route, marked }: GroundProps) {
  const width = Math.max(thin, 0.44 * u);
  const stroke = (points: readonly Point[], loop = false) =>
    roundedPath({ corners: points.map(place), loop }, u * bend);
  const lines = [...map.lines].sort((a, b) => rank(a) - rank(b));
  const { from, size } = map.box;
  const beyond = ([x, y]: Point): Point => [
    x >= from[0] + size[0] - 1.2 ? x + 60 : x,
    y >= from[1] + size[1] - 1.2 ? y + 40 : y,
  ];
  const loop = map.lines.find((line) => line.loop);
  const park = map.park.length > 0 ? map.park : (loop?.stroke.corners ?? []);
  return (
    <>
      {map.sea.length > 2 && <path className="tm-sea" d={`M${map.sea.map(beyond).map(place).join('L')}Z`} />}
      {map.river.path.length > 1 && (
        <path className="tm-river" d={stroke(map.river.path)} strokeWidth={map.river.width * u} />
      )}
      {park.length > 2 && <path className="tm-park" d={stroke(park, true)} />}
      {route.length > 1 && <path className="tm-route" d={`M${placesOf(route, map.stations).map(place).join('L')}`} />}
      {lines.map((line) => {
        const d = stroke(line.stroke.corners, line.stroke.loop);
        if (line.stroke.corners.length < 2) return null;
        return (
          <g key={line.id} style={paintOf(line)} className="tm-line">
            {line.id === marked && <path className="tm-marked" d={d} strokeWidth={width + 12} />}
            <path className="tm-casing" d={d} strokeWidth={width + 3} />
            <path className="tm-stroke" d={d} strokeWidth={width} />
            {(line.loop || line.isSlanted) && (
              <path className={line.loop ? 'tm-core' : 'tm-core tm-dashes'} d={d} strokeWidth={width * 0.3} />
            )}
          </g>
        );
      })}
    </>
  );
}

function rank({ loop, isSlanted }: LineMapDocument['lines'][number]): number {
  return isSlanted ? 2 : loop ? 1 : 0;
}
