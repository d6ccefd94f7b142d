import { labelAnchor, placeLabels } from '../library/label-placement.ts';
import type { Point } from '../library/polyline.ts';
import type { LineMapDocument, MapStation } from './map-document.ts';
import { paintOf } from './paint.ts';

interface MarksProps {
  readonly map: LineMapDocument;
  readonly place: (point: Point) => Point;
  readonly u: number;
  readonly size: Point;
  readonly zoom: number;
  readonly can: ReadonlySet<string>;
  readonly looked: string | null;
  /** At the editor's cursor. */
  readonly marked: string | null;
  readonly owned: ReadonlySet<string>;
}

const nameSize = 12;

/** One mark for all lines of a station, letters at the ends, and names. */
export function StationMarks(props: MarksProps) {
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
      {stations.map(({ id, at, pill }) => {
        if (id !== props.marked) return null;
        const [[x, y], [dx, dy]] = [props.place(at), pill ?? [0, 0]];
        const middle = { cx: x + (dx * props.u) / 2, cy: y + (dy * props.u) / 2 };
        return <circle key={id} className="tm-marked" {...middle} r={19 * props.zoom} />;
      })}
      <Names {...props} />
    </>
  );
}

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

/** Names that fit, and always the one looked at. */
function Names({ map, place, size, zoom, can, looked, marked, owned }: MarksProps) {
  const fontSize = nameSize * zoom;
  const stations = [...map.stations.values()].map((station) => {
    const { id, name, at, label: wished } = station;
    const isEnd = endOf(map, station) !== undefined;
    const near = (isEnd ? 15 : owned.has(id) ? 12 : 9) * zoom;
    return { id, name, at: place(at), wished, near, isEnd, radius: (isEnd ? 10.5 : 6) * zoom };
  });
  const placed = placeLabels(
    [...stations].sort((one, other) => Number(other.isEnd) - Number(one.isEnd)),
    fontSize,
    size,
  );
  return stations.map((station) => {
    const { id, name, isEnd, wished } = station;
    const isSought = id === looked || id === marked;
    const found = placed.get(id) ?? (isSought ? labelAnchor(station, wished, fontSize) : undefined);
    if (found === undefined) return null;
    return (
      <text
        key={id}
        className={`tm-name ${isEnd ? 'tm-name-end' : ''}`}
        data-state={id === looked ? 'looked' : can.has(id) ? 'can' : undefined}
        x={found.x}
        y={found.y}
        textAnchor={found.anchor}
        fontSize={fontSize}
      >
        {name}
      </text>
    );
  });
}
