import type { Point } from '../library/line-geometry.ts';
import type { LineMapDocument, MapStation, Side } from './map-document.ts';
import { paintOf } from './paint.ts';

interface MarksProps {
  readonly map: LineMapDocument;
  readonly place: (point: Point) => Point;
  readonly u: number;
  readonly zoom: number;
  /** What may be chosen now. */
  readonly can: ReadonlySet<string>;
  readonly looked: string | null;
  /** Where a pyramid stands. */
  readonly owned: ReadonlySet<string>;
}

const nameSize = 12;

/** Stations: one mark for all lines that meet, the letter of the line at its ends, and the names. */
export function Marks(props: MarksProps) {
  const stations = [...props.map.stations.values()];
  return (
    <>
      {stations.map((station) => {
        const state = props.looked === station.id ? 'looked' : props.can.has(station.id) ? 'can' : undefined;
        return endOf(props.map, station) === undefined ? (
          <Pill key={station.id} {...props} station={station} state={state} />
        ) : (
          <EndMark key={station.id} {...props} station={station} state={state} />
        );
      })}
      {stations.map((station) => (
        <Name key={station.id} {...props} station={station} />
      ))}
    </>
  );
}

/** The line whose end this station is, where no other line stops. */
function endOf(map: LineMapDocument, { id, lines }: MapStation) {
  const line = lines.length === 1 ? map.lines.find((one) => one.id === lines[0]) : undefined;
  return line !== undefined && !line.loop && (line.stops[0] === id || line.stops.at(-1) === id) ? line : undefined;
}

interface MarkProps extends MarksProps {
  readonly station: MapStation;
  readonly state: 'can' | 'looked' | undefined;
}

function EndMark({ map, place, zoom, station, state }: MarkProps) {
  const line = endOf(map, station);
  if (line === undefined) return null;
  const [x, y] = place(station.at);
  const radius = 10.5 * zoom;
  return (
    <g style={paintOf(line)} data-state={state} transform={`translate(${x} ${y})`}>
      {state !== undefined && <circle className="tm-halo" r={radius + 4.5} />}
      <circle className="tm-rim" r={radius + 1.5} />
      <circle className="tm-letter-ground" r={radius} />
      <text className="tm-letter" y={4.7 * zoom} fontSize={(line.id.length > 1 ? 10 : 13.5) * zoom}>
        {line.id}
      </text>
    </g>
  );
}

function Pill({ place, u, zoom, station, state }: MarkProps) {
  const [x, y] = place(station.at);
  const [dx, dy] = station.pill ?? [0, 0];
  const radius = (station.lines.length > 2 ? 7.5 : 6) * zoom;
  const ends = { x1: x, y1: y, x2: x + dx * u + 0.01, y2: y + dy * u };
  return (
    <g data-state={state}>
      {state !== undefined && <line className="tm-halo-rim" {...ends} strokeWidth={2 * (radius + 6)} />}
      {state !== undefined && (
        <line className="tm-halo-ground" {...ends} strokeWidth={2 * (radius + (state === 'looked' ? 3 : 4))} />
      )}
      <line className="tm-mark" {...ends} strokeWidth={2 * radius} />
      <line className="tm-mark-ground" {...ends} strokeWidth={2 * radius - 4.4} />
    </g>
  );
}

function Name({ map, place, zoom, station, can, looked, owned }: Omit<MarkProps, 'state'>) {
  const [x, y] = place(station.at);
  const isEnd = endOf(map, station) !== undefined;
  const state = looked === station.id ? 'looked' : can.has(station.id) ? 'can' : undefined;
  const near = (owned.has(station.id) ? 12 : 9) + (state === undefined ? 0 : 3);
  const [dx, dy, anchor] = offsets(isEnd ? 15 : near, isEnd)[station.label];
  return (
    <text
      className={`tm-name ${isEnd ? 'tm-name-end' : ''}`}
      data-state={state}
      x={x + dx * zoom}
      y={y + dy * zoom}
      textAnchor={anchor}
      fontSize={nameSize * zoom}
    >
      {station.name}
    </text>
  );
}

type Offset = readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];

/** Where a name begins, seen from its mark, and which end of it that is. */
function offsets(near: number, isEnd: boolean): Readonly<Record<Side, Offset>> {
  const [above, below] = [-10.5, 9 + nameSize * 0.8];
  const aside = isEnd ? near : near + 8;
  const level = nameSize * 0.36 + (isEnd ? 0 : 3);
  return {
    ne: [near, above, 'start'],
    nw: [-near, above, 'end'],
    se: [near, below, 'start'],
    sw: [-near, below, 'end'],
    e: [aside, level, 'start'],
    w: [-aside, level - (isEnd ? 0 : 6), 'end'],
    n: [0, -near, 'middle'],
    s: [0, near + nameSize * 0.92, 'middle'],
  };
}
