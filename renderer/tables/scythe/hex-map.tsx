import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { madeName } from '#engine/kernel/naming/made-names.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { actionsFor } from '../library/legal-actions.ts';
import type { Point } from '../library/polyline.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useSize } from '../library/use-size.ts';
import { useScythe } from './board-context.ts';
import { detailAt, HexParts, HomeParts } from './hex-parts.tsx';
import { isArrow, stopByArrow } from './hex-walk.ts';
import { hexLabel, homeLabel } from './labels.ts';
import { MapGround } from './map-ground.tsx';
import { possibleAnswers, stepsTo } from './possible-answers.ts';
import { nameOfUnit } from './table-document.ts';

/** In pixels of a hex's radius: smaller ones can be seen closer, and are as large then. */
const closeFrom = 21;
const close = 30;

/**
 * Scales with its box. Small hexes show less, and a caption describes the one that has the focus; of many hexes a part can
 * be seen closer, which scrolls.
 */
export function HexMap() {
  const scythe = useScythe();
  const { map, table, words, picked, deciding } = scythe;
  const { labels, offers, acting, marked } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(box);
  const [looked, setLooked] = useState<string | null>(null);
  const [isCloser, setCloser] = useState(false);
  const { from, size } = map.box;
  const whole = Math.min(width / size[0], height / size[1]);
  const isSmall = whole < closeFrom;
  const u = isSmall && isCloser ? close : whole;
  const [wide, high] = [Math.max(width, size[0] * u), Math.max(height, size[1] * u)];
  const place = ([x, y]: Point): Point => [
    wide / 2 + (x - from[0] - size[0] / 2) * u,
    high / 2 + (y - from[1] - size[1] / 2) * u,
  ];
  const own = table.seats[deciding ?? table.active ?? '']?.faction[0] ?? '';
  const middle = placeOfUnit(table, picked ?? madeName(own, 'character')) ?? '';
  function changeScale(): void {
    setCloser(!isCloser);
    requestAnimationFrame(() => {
      const there = box.current?.querySelector(`[data-object="${CSS.escape(middle)}"]`)?.closest('li');
      if (there == null) return;
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = there;
      box.current?.scrollTo(offsetLeft + (offsetWidth - width) / 2, offsetTop + (offsetHeight - height) / 2);
    });
  }
  const places = [...map.hexes.values(), ...map.homes.values()];
  const can = new Set(places.flatMap(({ id }) => (actionsFor(offers, [id]).length > 0 ? [id] : [])));
  const detail = detailAt(u);
  const column = useRef<number | null>(null);
  /** Beyond the map, arrows go on to what is next to it on the table. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = places.find(({ id }) => id === (event.target as HTMLElement).dataset['object']);
    if (from === undefined) return;
    const isUpright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    column.current = isUpright ? (column.current ?? from.at[0]) : null;
    const stops = places.map(({ id, at }) => ({ key: id, at }));
    const to = stopByArrow(stops, from.at, event.key, column.current ?? undefined);
    const objects = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-object]')];
    const next = objects.find(({ dataset }) => dataset['object'] === to?.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  const start = picked === null ? null : placeOfUnit(table, picked);
  const sought = map.hexes.get(looked ?? '') ?? map.homes.get(looked ?? '');
  const at = ([x, y]: Point, radius: number) => ({
    left: `${x - radius * u}px`,
    top: `${y - radius * u}px`,
    width: `${2 * radius * u}px`,
    height: `${2 * radius * u}px`,
  });
  return (
    <div className="sc-map" data-detail={detail} style={{ '--hex': `${u}px` } as CSSProperties}>
      <div className="sc-window" ref={box}>
        {u > 0 && (
          <svg className="sc-drawing" width={wide} height={high} aria-hidden="true">
            <MapGround {...{ map, place, u, can, looked, marked, acting, start }} />
          </svg>
        )}
        <ul
          aria-label={words.map}
          onFocus={({ target }) => setLooked(objectAt(target))}
          onBlur={() => setLooked(null)}
          onPointerOver={({ target }) => setLooked(objectAt(target as Element))}
          onPointerLeave={() => setLooked(null)}
          onKeyDown={onKeyDown}
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
      </div>
      {isSmall && width > 0 && (
        <IconButton
          className="sc-closer"
          icon={isCloser ? 'fit' : 'search'}
          label={isCloser ? words.wholeMap : words.closer}
          onClick={changeScale}
        />
      )}
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
