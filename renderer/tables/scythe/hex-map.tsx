import { type CSSProperties, useRef, useState } from 'react';
import { actionsFor } from '../library/legal-actions.ts';
import type { Point } from '../library/polyline.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useSize } from '../library/use-size.ts';
import { useScythe } from './board-context.ts';
import { detailAt, HexParts, HomeParts } from './hex-parts.tsx';
import { hexLabel, homeLabel } from './labels.ts';
import { MapGround } from './map-ground.tsx';
import { possibleAnswers, stepsTo } from './possible-answers.ts';
import { nameOfUnit } from './table-document.ts';

/** Scales with its box. Small hexes show less, and a caption describes the one that has the focus. */
export function HexMap() {
  const scythe = useScythe();
  const { map, table, words, picked } = scythe;
  const { labels, offers, acting, marked } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(box);
  const [looked, setLooked] = useState<string | null>(null);
  const { from, size } = map.box;
  const u = Math.min(width / size[0], height / size[1]);
  const place = ([x, y]: Point): Point => [
    width / 2 + (x - from[0] - size[0] / 2) * u,
    height / 2 + (y - from[1] - size[1] / 2) * u,
  ];
  const places = [...map.hexes.values(), ...map.homes.values()];
  const can = new Set(places.flatMap(({ id }) => (actionsFor(offers, [id]).length > 0 ? [id] : [])));
  const detail = detailAt(u);
  const start = picked === null ? null : placeOfUnit(table, picked);
  const sought = map.hexes.get(looked ?? '') ?? map.homes.get(looked ?? '');
  const at = ([x, y]: Point, radius: number) => ({
    left: `${x - radius * u}px`,
    top: `${y - radius * u}px`,
    width: `${2 * radius * u}px`,
    height: `${2 * radius * u}px`,
  });
  return (
    <div className="sc-map" data-detail={detail} ref={box} style={{ '--hex': `${u}px` } as CSSProperties}>
      {u > 0 && (
        <svg className="sc-drawing" width={width} height={height} aria-hidden="true">
          <MapGround {...{ map, place, u, can, looked, marked, acting, start }} />
        </svg>
      )}
      <ul
        aria-label={words.map}
        onFocus={({ target }) => setLooked(objectAt(target))}
        onBlur={() => setLooked(null)}
        onPointerOver={({ target }) => setLooked(objectAt(target as Element))}
        onPointerLeave={() => setLooked(null)}
      >
        {[...map.hexes.values()].map((hex) => (
          <li key={hex.id} style={at(place(hex.at), 1)}>
            <TableObject
              names={[hex.id]}
              label={hexLabel(scythe, labels, hex)}
              questions={possibleAnswers(scythe, 'hex', hex.id)}
              className="sc-hex"
            >
              {null}
            </TableObject>
            <HexParts hex={hex} detail={detail} />
          </li>
        ))}
        {[...map.homes.values()].map((home) => (
          <li key={home.id} style={at(place(home.at), 0.8)}>
            <TableObject
              names={[home.id]}
              label={homeLabel(scythe, labels, home)}
              questions={stepsTo(scythe, home.id)}
              className="sc-home"
            >
              {null}
            </TableObject>
            <HomeParts home={home} detail={detail} />
          </li>
        ))}
      </ul>
      {detail !== 'whole' && sought !== undefined && (
        <p className="sc-caption" data-low={sought.at[1] > from[1] + size[1] / 2 || undefined} aria-hidden="true">
          {'exits' in sought ? homeLabel(scythe, labels, sought) : hexLabel(scythe, labels, sought)}
        </p>
      )}
      {can.size > 0 && (
        <p className="table-column sc-key" aria-hidden="true">
          <span className="table-row">
            {words.reachable} <i />
          </span>
        </p>
      )}
    </div>
  );
}

function objectAt(target: Element): string | null {
  return target.closest('li')?.querySelector<HTMLElement>('[data-object]')?.dataset['object'] ?? null;
}

function placeOfUnit({ hexes, homes }: ReturnType<typeof useScythe>['table'], unit: string): string | null {
  const found = Object.entries({ ...hexes, ...homes }).find(([, { units }]) =>
    units.some((one) => nameOfUnit(one) === unit),
  );
  return found?.[0] ?? null;
}
