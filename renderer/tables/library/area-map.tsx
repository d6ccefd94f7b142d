import type { ReactNode } from 'react';

/** In percent. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}
export interface MapEdge {
  readonly ends: readonly [string, string];
  readonly className: string;
}

interface WayMapProps {
  readonly points: Readonly<Record<string, MapPoint>>;
  readonly ways: readonly MapEdge[];
  readonly className: string;
  readonly label: string;
  readonly places: ReactNode;
  /** The cost shown on a way. */
  readonly onWay: (way: MapEdge, a: MapPoint, b: MapPoint) => ReactNode;
}

export function AreaMap({ points, ways, className, label, places, onWay }: WayMapProps) {
  const drawn = ways.flatMap((way) => {
    const [a, b] = way.ends.map((end) => points[end]);
    return a === undefined || b === undefined ? [] : [{ way, a, b }];
  });
  return (
    <div className={className}>
      <svg className="table-ways" aria-hidden="true">
        {drawn.map(({ way, a, b }) => (
          <line
            key={way.ends.join()}
            className={way.className}
            x1={`${a.x}%`}
            y1={`${a.y}%`}
            x2={`${b.x}%`}
            y2={`${b.y}%`}
          />
        ))}
      </svg>
      <ul className="table-map-places" aria-label={label}>
        {places}
        {drawn.map(({ way, a, b }) => onWay(way, a, b))}
      </ul>
    </div>
  );
}
