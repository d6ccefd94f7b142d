import { type KeyboardEvent, memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import type { Point } from '../../library/polyline.ts';
import { useSize } from '../../library/use-size.ts';
import type { PlacedProblem } from '../../table-drawing.ts';
import { detailAt, HexSigns } from '../hex-parts.tsx';
import { Exits, Ground, homeRadius, outlineOf, pathOf, River } from '../map-shapes.tsx';
import type { MapEditorWords } from '../words/generated/map-editor-words.ts';
import { problemsSaid, spotLabel } from './labels.ts';
import { frameAround, type MapFrame } from './map-frame.ts';
import type { EdgeSpot, EditedMap, MapSpot } from './map-spots.ts';
import type { MapTool } from './map-tools.ts';

interface PictureProps {
  readonly map: EditedMap;
  readonly spots: readonly MapSpot[];
  readonly tool: MapTool;
  readonly words: MapEditorWords;
  readonly locale: Locale;
  readonly found: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** At the cursor of the text. */
  readonly chosen: string | null;
  /** The tab stop. */
  readonly stop: string | null;
  readonly ref: Ref<HTMLDivElement>;
  readonly onStop: (spot: MapSpot) => void;
  readonly onUse: (spot: MapSpot, follows: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A hex's radius in pixels. Larger maps are scrolled. */
const [smallest, largest, idsFrom] = [15, 60, 26];

export function MapPicture(props: PictureProps) {
  const { map, spots, tool, words, locale, found, chosen, stop, ref, onStop, onUse, onKeyDown } = props;
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  const [width, height] = useSize(box);
  const [before, setFrame] = useState<MapFrame | null>(null);
  const all = [...map.hexes, ...map.homes, ...map.empty];
  const frame = frameAround(
    all.map(({ at }) => at),
    before,
  );
  if (frame !== before) setFrame(frame);
  const { from, size } = frame;
  const u = Math.max(smallest, Math.min(width / size[0], height / size[1], largest));
  const [w, h] = [Math.max(width, size[0] * u), Math.max(height, size[1] * u)];
  const place = ([x, y]: Point): Point => [
    w / 2 + (x - from[0] - size[0] / 2) * u,
    h / 2 + (y - from[1] - size[1] / 2) * u,
  ];
  const [focused, setFocused] = useState<string | null>(null);
  const detail = detailAt(u);
  const middles = new Map(map.hexes.map(({ hex }) => [hex.id, hex.at]));
  const home = tool.kind === 'home' ? map.homes.find((one) => one.home.id === tool.home)?.home : undefined;
  const exits = map.hexes.filter(({ hex }) => home?.exits.includes(hex.id));
  const isEmptyShown = spots.some(({ kind }) => kind === 'empty');
  return (
    <div className="sc-edit-box" ref={box}>
      {width > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its buttons
        <div
          className="sc-map sc-edit-map"
          data-tool={tool.kind}
          style={{ width: w, height: h, ['--hex' as string]: `${u}px` }}
          onKeyDown={onKeyDown}
          onFocus={({ target }) =>
            setFocused(target.matches(':focus-visible') ? (target.dataset['spot'] ?? null) : null)
          }
          onBlur={() => setFocused(null)}
        >
          <svg className="sc-drawing" width={w} height={h} aria-hidden="true">
            <Exits homes={map.homes.map(({ home }) => home)} middleOfHex={(id) => middles.get(id)} place={place} />
            {isEmptyShown &&
              map.empty.map(({ key, at }) => (
                <path key={key} className="sc-edit-empty" d={outlineOf(at, 0.85, place)} />
              ))}
            {map.hexes.map(({ key, hex }) => (
              <Ground key={key} hex={hex} place={place} />
            ))}
            {map.edges.map(
              ({ key, ends, rivers }) => rivers.length > 0 && <River key={key} edge={ends} u={u} place={place} />,
            )}
            {map.homes.map(({ key, at }) => {
              const [cx, cy] = place(at);
              return <circle key={key} className="sc-home-ground" {...{ cx, cy, r: homeRadius * u }} />;
            })}
            {exits.map((hex) => (
              <path key={hex.key} className="sc-edit-exit" d={outlineOf(hex.at, 0.78, place)} />
            ))}
            {[...all, ...map.edges].map((spot) => (
              <SpotMarks
                key={`${spot.kind} ${spot.key}`}
                {...{ spot, u, place }}
                isChosen={spot.key === chosen}
                isFocused={spot.key === focused}
                severity={severityOf(found.get(spot.key))}
              />
            ))}
          </svg>
          <ul aria-label={words.map}>
            {[...map.hexes, ...map.homes].map((spot) => (
              <li key={spot.key} aria-hidden="true" style={boxAt(place(spot.at), u)}>
                {spot.kind === 'hex' ? (
                  <span className="sc-parts">
                    <HexSigns
                      hex={spot.hex}
                      detail={detail === 'whole' ? 'sums' : detail}
                      hasToken={spot.hex.hasEncounter}
                      resources={map.resources}
                      isBare
                    />
                    {u >= idsFrom && <small>{spot.hex.id}</small>}
                  </span>
                ) : (
                  <span className="sc-parts sc-home-parts">
                    <small className="table-name">{spot.home.id}</small>
                  </span>
                )}
              </li>
            ))}
            {spots.map((spot) => {
              const said = [
                spotLabel(spot, map, words),
                ...problemsSaid(found.get(spot.key) ?? [], locale, words).map((message) => words.problem({ message })),
              ];
              return (
                <SpotButton
                  key={spot.key}
                  {...{ spot, u, onStop, onUse }}
                  x={place(spot.at)[0]}
                  y={place(spot.at)[1]}
                  label={said.join(words.comma)}
                  isStop={spot.key === stop}
                  isChosen={spot.key === chosen}
                />
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

const boxAt = ([x, y]: Point, radius: number) => ({
  left: `${x - radius}px`,
  top: `${y - radius}px`,
  width: `${2 * radius}px`,
  height: `${2 * radius}px`,
});

const severityOf = (problems: readonly PlacedProblem[] = []): string | undefined =>
  (['error', 'warning', 'info'] as const).find((one) => problems.some(({ problem }) => problem.severity === one));

interface SpotMarksProps {
  readonly spot: MapSpot;
  readonly u: number;
  readonly place: (point: Point) => Point;
  readonly isChosen: boolean;
  readonly isFocused: boolean;
  readonly severity: string | undefined;
}

/** Around what is at the cursor of the text, and a sign on what has a problem. */
function SpotMarks({ spot, u, place, isChosen, isFocused, severity }: SpotMarksProps) {
  const [x, y] = place(spot.at);
  const isEdge = spot.kind === 'edge';
  const far = isEdge ? 0 : 0.55 * u;
  return (
    <>
      {isChosen && isEdge && <path className="sc-marked" d={pathOf(spot.ends.map(place))} strokeWidth={u * 0.3} />}
      {isChosen && spot.kind === 'home' && <circle className="sc-marked" cx={x} cy={y} r={homeRadius * u + 3} />}
      {isChosen && spot.kind === 'hex' && <path className="sc-marked" d={outlineOf(spot.at, 0.86, place)} />}
      {isFocused && !isEdge && <path className="sc-edit-focus" d={outlineOf(spot.at, 0.99, place)} />}
      {severity !== undefined && (
        <g className="sc-edit-problem" data-severity={severity} transform={`translate(${x + far} ${y - far})`}>
          <circle r="8" />
          <path d="M0 -4.5V1M0 3.500V4.500" />
        </g>
      )}
    </>
  );
}

interface SpotButtonProps {
  readonly spot: MapSpot;
  readonly u: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onStop: (spot: MapSpot) => void;
  readonly onUse: (spot: MapSpot, follows: boolean) => void;
}

const shapes = { hex: 'sc-hex', home: 'sc-home', empty: 'sc-hex', edge: 'sc-edit-edge' } as const;
const turnOf = ({ ends: [[ax, ay], [bx, by]] }: EdgeSpot): string => `${Math.atan2(by - ay, bx - ax)}rad`;
const radii = { hex: 1, home: 0.8, empty: 0.9, edge: 0.42 } as const;

const SpotButton = memo(function SpotButton(props: SpotButtonProps) {
  const { spot, u, x, y, label, isStop, isChosen, onStop, onUse } = props;
  const radius = Math.max(radii[spot.kind] * u, spot.kind === 'edge' ? 9 : 0);
  return (
    <li style={boxAt([x, y], radius)}>
      <Button
        look="bare"
        className={shapes[spot.kind]}
        style={spot.kind === 'edge' ? { ['--turn' as string]: turnOf(spot) } : undefined}
        data-spot={spot.key}
        data-kind={spot.kind}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={spot.kind === 'edge' ? spot.rivers.length > 0 : undefined}
        aria-current={isChosen ? 'true' : undefined}
        onFocus={() => onStop(spot)}
        onClick={({ detail }) => onUse(spot, detail !== 1)}
      />
    </li>
  );
});
