import { type KeyboardEvent, useRef, useState } from 'react';
import { actionsFor } from '../library/legal-actions.ts';
import { pieceOffset } from '../library/piece-offset.ts';
import { type Point, routeBetween, trainBetween } from '../library/polyline.ts';
import { headingOf, nextStop } from '../library/railway-stops.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useSize } from '../library/use-size.ts';
import { useMetro } from './board-context.ts';
import { stationLabel } from './labels.ts';
import { MapBackground } from './map-background.tsx';
import type { MapLine } from './map-document.ts';
import { StationMarks } from './map-marks.tsx';
import { Meeple, Pyramid, Train } from './map-pieces.tsx';
import { possibleAnswers } from './possible-answers.ts';
import type { LineOnTable } from './table-document.ts';

/** Pixels of a grid step, above which names and pieces are larger. */
const largeFrom = 21;
const smallBelow = 13.5;
/** Distance of a train from its station, in grid steps. */
const ahead = 1.75;
export function LineMap() {
  const metro = useMetro();
  const { map, table, words, deciding } = metro;
  const { labels, offers, acting, marked } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(box);
  const [looked, setLooked] = useState<string | null>(null);
  const { from, size } = map.box;
  const u = Math.min(width / size[0], height / size[1]);
  const zoom = u > largeFrom ? 1.18 : u < smallBelow ? 0.86 : 1;
  const place = ([x, y]: Point): Point => [
    width / 2 + (x - from[0] - size[0] / 2) * u,
    height / 2 + (y - from[1] - size[1] / 2) * u,
  ];
  const placeOf = (id: string | null) => {
    const station = id === null ? undefined : map.stations.get(id);
    return station && place(station.at);
  };
  const can = new Set([...map.stations.keys()].filter((id) => actionsFor(offers, [id]).length > 0));
  const start = deciding === null ? null : (table.seats[deciding]?.at ?? null);
  const walks = ['walk', 'ride'].some((word) => metro.asked.has(word));
  const route =
    looked !== null && start !== null && walks && can.has(looked) ? routeBetween(map.lines, start, looked) : [];
  const meeples = Object.entries(table.seats).flatMap(([seat, { at }]) => (at === null ? [] : [{ seat, at }]));

  function onKeyDown(event: KeyboardEvent): void {
    const next = /^[a-z]$/i.test(event.key) ? nextStop(map.lines, event.key, looked) : undefined;
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-object="${CSS.escape(next)}"]`)?.focus();
  }
  return (
    <div className="tm-map" ref={box} style={{ aspectRatio: `${size[0]} / ${size[1]}` }}>
      {u > 0 && (
        <svg className="tm-drawing" width={width} height={height} aria-hidden="true">
          <MapBackground {...{ map, place, u, route, marked }} />
          <StationMarks
            map={map}
            place={place}
            {...{ u, zoom, can, looked, marked }}
            size={[width, height]}
            owned={ownedIn(table.stations)}
          />
          {map.lines.map((line) => {
            const train = trainOf(line, table.lines[line.id], (id) => map.stations.get(id)?.at);
            return train && <Train key={line.id} line={line} at={place(train.at)} angle={train.angle} zoom={zoom} />;
          })}
          {Object.entries(table.stations).map(([id, { owner, fares }]) => {
            const at = placeOf(id);
            return at && owner !== null && <Pyramid key={id} at={at} seat={owner} fares={fares} zoom={zoom} />;
          })}
          {meeples.map(({ seat, at }) => {
            const here = placeOf(at);
            const side = map.stations.get(at)?.label.endsWith('w') ? 'e' : 'w';
            const rank = meeples.filter((one) => one.at === at).findIndex((one) => one.seat === seat);
            if (here === undefined) return null;
            const [dx, dy] = pieceOffset(side, rank);
            const moved: Point = [here[0] + dx * zoom, here[1] + dy * zoom];
            return <Meeple key={seat} at={moved} seat={seat} isActing={acting.has(seat)} zoom={zoom} />;
          })}
        </svg>
      )}
      <ul
        className="tm-stations"
        aria-label={words.map}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setLooked(objectAt(target))}
        onBlur={() => setLooked(null)}
        onPointerOver={({ target }) => setLooked(objectAt(target as Element))}
        onPointerLeave={() => setLooked(null)}
      >
        {[...map.stations.values()].map((station) => {
          const [x, y] = place(station.at);
          const [dx, dy] = station.pill ?? [0, 0];
          return (
            <li key={station.id} style={{ left: `${x + (dx * u) / 2}px`, top: `${y + (dy * u) / 2}px` }}>
              <TableObject
                names={[station.id]}
                label={stationLabel(metro, labels, station)}
                questions={possibleAnswers(metro, { station: station.id })}
                className="tm-station"
              >
                {null}
              </TableObject>
            </li>
          );
        })}
      </ul>
      <p className="tm-title" aria-hidden="true">
        {words.size({ lines: map.lines.length, stations: map.stations.size })}
      </p>
      {can.size > 0 && (
        <p className="table-column tm-key" aria-hidden="true">
          <span className="table-row">
            {words.reachable} <i />
          </span>
          <span className="table-row">
            {words.chosen} <i data-chosen />
          </span>
        </p>
      )}
    </div>
  );
}

function objectAt(target: Element): string | null {
  return target.closest<HTMLElement>('[data-object]')?.dataset['object'] ?? null;
}

function ownedIn(stations: Readonly<Record<string, { readonly owner: string | null }>>): ReadonlySet<string> {
  return new Set(Object.entries(stations).flatMap(([id, { owner }]) => (owner === null ? [] : [id])));
}

function trainOf(line: MapLine, state: LineOnTable | undefined, at: (station: string) => Point | undefined) {
  const [here, to] = [at(state?.train ?? ''), at(state === undefined ? '' : (headingOf(line, state) ?? ''))];
  return here === undefined || to === undefined ? null : trainBetween(line.stroke, here, to, ahead);
}
