import type { Point } from '../library/polyline.ts';
import { corners, type HexOnMap, type HomeOnMap } from './map-document.ts';

/** A hex's radius in pixels, and where its points are on the screen. */
export interface MapScale {
  readonly u: number;
  readonly place: (point: Point) => Point;
}

/** Inside of the edges, so that rivers between two hexes are seen. */
const ground = 0.97;
export const homeRadius = 0.72;

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

export const outlineOf = ([x, y]: Point, radius: number, place: MapScale['place']): string =>
  `${pathOf(corners.map(([cx, cy]) => place([x + cx * radius, y + cy * radius])))}Z`;

interface ExitsProps extends Pick<MapScale, 'place'> {
  readonly homes: Iterable<HomeOnMap>;
  readonly middleOfHex: (id: string) => Point | undefined;
}

export function Exits({ homes, middleOfHex, place }: ExitsProps) {
  return [...homes].flatMap(({ id, at, exits }) =>
    exits.flatMap((exit) => {
      const end = middleOfHex(exit);
      return end === undefined
        ? []
        : [<path key={`${id} ${exit}`} className="sc-exit" d={pathOf([at, end].map(place))} />];
    }),
  );
}

export function Ground({ hex, place }: Pick<MapScale, 'place'> & { readonly hex: HexOnMap }) {
  return <path className="sc-ground" data-paint={hex.terrain?.paint} d={outlineOf(hex.at, ground, place)} />;
}

export function River({ edge, u, place }: MapScale & { readonly edge: readonly Point[] }) {
  return <path className="sc-river" d={pathOf(edge.map(place))} strokeWidth={Math.max(3, 0.13 * u)} />;
}
