import '../../library/card-sheet.css';
import '../map.css';
import './map-sheet.css';
import type { CSSProperties } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { namedEntries } from '../../library/named-things.ts';
import type { Point } from '../../library/polyline.ts';
import { files } from '../game-document.ts';
import { HexSigns } from '../hex-parts.tsx';
import type { DrawnMap } from '../map-document.ts';
import { Exits, Ground, homeRadius, River } from '../map-shapes.tsx';
import { overlap, type SheetPlace, sheetSize } from './sheet-places.ts';

interface MapSheetProps {
  readonly map: DrawnMap;
  /** Hexes with an encounter token at the start. */
  readonly encounters: ReadonlySet<string>;
  readonly sheet: SheetPlace;
  readonly documents: Documents;
  readonly locale: string;
}

const { width, height } = sheetSize;
const [toRight, toFoot] = [width - overlap, height - overlap];

/** What of the map is on one sheet, and where the next ones are glued. `--u` is one millimetre. */
export function MapSheet({ map, encounters, sheet, documents, locale }: MapSheetProps) {
  const [x0, y0] = map.box.from;
  const { radius } = sheet;
  const place = ([x, y]: Point): Point => [(x - x0) * radius + sheet.left, (y - y0) * radius + sheet.top];
  const isHere = ({ at }: { readonly at: Point }) => {
    const [x, y] = place(at);
    return x > -radius && y > -radius && x < width + radius && y < height + radius;
  };
  const [hexes, homes] = [[...map.hexes.values()].filter(isHere), [...map.homes.values()].filter(isHere)];
  const resources = namedEntries(documents, locale, files.words, 'resources');
  const at = (point: Point): CSSProperties => {
    const [x, y] = place(point);
    return { left: `calc(${x} * var(--u))`, top: `calc(${y} * var(--u))` };
  };
  const isWhole = ({ at: point }: { readonly at: Point }) => {
    const [x, y] = place(point);
    return x > 0 && y > 0 && x < width && y < height;
  };
  return (
    <article
      className="face sc-map sc-map-sheet"
      lang={locale}
      style={{ '--hex': `calc(${radius} * var(--u))` } as CSSProperties}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Exits homes={homes} middleOfHex={(id) => map.hexes.get(id)?.at} place={place} />
        {hexes.map((hex) => (
          <Ground key={hex.id} hex={hex} place={place} />
        ))}
        {map.rivers.map((edge) => (
          <River key={edge.join()} {...{ edge, place }} u={radius} />
        ))}
        {homes.map(({ id, at: point }) => {
          const [cx, cy] = place(point);
          return <circle key={id} className="sc-home-ground" {...{ cx, cy }} r={homeRadius * radius} />;
        })}
        {!sheet.isLastColumn && <path className="sc-glue" d={`M${toRight} 0V${height}`} />}
        {!sheet.isLastRow && <path className="sc-glue" d={`M0 ${toFoot}H${width}`} />}
      </svg>
      {hexes.filter(isWhole).map((hex) => (
        <div key={hex.id} style={at(hex.at)}>
          <HexSigns hex={hex} detail="whole" hasToken={encounters.has(hex.id)} isBare={true} resources={resources} />
        </div>
      ))}
      {homes.filter(isWhole).map(({ id, at: point, name }) => (
        <div key={id} style={at(point)}>
          {name}
        </div>
      ))}
      <small className="sc-sheet-name">{sheet.name}</small>
    </article>
  );
}
