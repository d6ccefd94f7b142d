import './map.css';
import { useMemo, useRef } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useSize } from '../library/use-size.ts';
import { useArkham } from './board-context.ts';
import { CardItem } from './card-strip.tsx';
import { enemiesIn, nameOf, seatName, tokensSaid } from './labels.ts';
import { type Box, fittingLayout, type LocationNode, type Way } from './location-layout.ts';
import { questionsOn } from './objects-of.ts';
import { SeatMark } from './seat-mark.tsx';
import { Sign } from './signs.ts';
import { cardsOf, inForce, type TableCard } from './table-document.ts';
import { Amount } from './tokens.tsx';

/**
 * In pixels, from the roomiest; `head`: what a location shows without cards on it; `widest`: how much wider a location
 * with a long name may be.
 */
const sizes = [
  { id: 'huge', width: 236, head: 84, card: 34, between: 64 },
  { id: 'large', width: 196, head: 64, card: 28, between: 46 },
  { id: 'medium', width: 164, head: 62, card: 28, between: 36 },
  { id: 'small', width: 124, head: 60, card: 28, between: 24 },
  { id: 'tiny', width: 98, head: 52, card: 28, between: 16 },
  { id: 'chip', width: 85, widest: 120, head: 36, card: 26, between: 12 },
  { id: 'chip', width: 85, head: 36, card: 26, between: 12 },
] as const;
type Size = (typeof sizes)[number];

/** In pixels, for the smallest names: the widest letter, the average letter, and the space around the name. */
const small = { letter: 6.6, wideLetter: 11.2, beside: 12 };

function widthOf(name: string, size: Size): number {
  if (!('widest' in size)) return size.width;
  const letters = [...name].reduce((sum, one) => sum + (one > '\u2fff' ? small.wideLetter : small.letter), 0);
  return Math.min(size.widest, Math.max(size.width, Math.ceil(letters + small.beside)));
}

/** A location's height with its cards, as `map.css` draws it. */
function heightOf(location: TableCard, { head, card }: Size): number {
  const lines = (one: TableCard): number => 1 + one.attached.reduce((sum, on) => sum + lines(on), 0);
  return head + location.attached.reduce((sum, one) => sum + lines(one), 0) * card;
}

interface LocationMapProps {
  /** In pixels: what it is at most, unless its place is higher. */
  readonly height: number;
}

/** Locations by their connections, with who and what is there. */
export function LocationMap({ height }: LocationMapProps) {
  const parts = useArkham();
  const { table, words, numbers } = parts;
  const { labels } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const [width, shown] = useSize(frame);
  const locations = useMemo(() => cardsOf(table.locations), [table.locations]);
  const fitted = (room: number) => {
    const nodesIn = (size: Size): readonly LocationNode[] =>
      locations.map((location) => ({
        id: location.name,
        width: widthOf(nameOf(parts, labels, location), size),
        height: heightOf(location, size),
        to: numbers.ways[location.name] ?? [],
      }));
    return width === 0 ? null : fittingLayout(sizes, nodesIn, { width, height: room });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is listed
  const least = useMemo(() => fitted(height), [locations, parts, labels, width, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is listed
  const fitting = useMemo(
    () => (shown > height ? fitted(shown) : least),
    [locations, parts, labels, width, shown, least],
  );
  if (fitting === null || least === null) return <div ref={frame} className="ah-map" />;
  const { layout, size } = fitting;
  const shrink = Math.min(1, width / Math.max(1, layout.width));
  const aside = Math.max(0, (width - layout.width * shrink) / 2);
  const above = Math.max(0, (shown - layout.height) / 2);
  return (
    <div
      ref={frame}
      className="ah-map"
      data-size={size.id}
      style={{ minHeight: Math.max(least.layout.height, Math.min(layout.height, height)) }}
    >
      <svg className="ah-ways" aria-hidden="true">
        <defs>
          <marker id="ah-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path className="ah-arrow" d="M0 0l10 5-10 5z" />
          </marker>
        </defs>
        <g transform={`translate(${aside} ${above}) scale(${shrink} 1)`}>
          {layout.ways.map((way) => (
            <path
              key={`${way.from} ${way.to}`}
              className="ah-way"
              data-one-way={way.isOneWay || undefined}
              data-closed={numbers.closed.includes(way.to) || numbers.closed.includes(way.from) || undefined}
              markerEnd={way.isOneWay ? 'url(#ah-arrow)' : undefined}
              d={curveOf(way, layout.direction === 'LR')}
            />
          ))}
        </g>
      </svg>
      <ul className="ah-locations" aria-label={words.map}>
        {locations.map((location) => {
          const box = layout.boxes.get(location.name);
          return box === undefined ? null : (
            <LocationBox key={location.name} {...{ location, box, aside, above, shrink }} />
          );
        })}
      </ul>
    </div>
  );
}

/** Through the points of the layout, each left and reached along the direction of the layers. */
function curveOf({ points }: Way, isAcross: boolean): string {
  const parts = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const [dx, dy] = isAcross ? [(to.x - from.x) / 2, 0] : [0, (to.y - from.y) / 2];
    return `C${from.x + dx} ${from.y + dy} ${to.x - dx} ${to.y - dy} ${to.x} ${to.y}`;
  });
  return `M${points[0]?.x ?? 0} ${points[0]?.y ?? 0}${parts.join('')}`;
}

interface LocationProps {
  readonly location: TableCard;
  readonly box: Box;
  readonly aside: number;
  readonly above: number;
  readonly shrink: number;
}

function LocationBox({ location, box, aside, above, shrink }: LocationProps) {
  const parts = useArkham();
  const { labels } = useTable();
  const { table, words, print, numbers, deciding, asked } = parts;
  const here = Object.entries(table.seats).filter(
    ([, seat]) => seat.location === location.name && seat.state === 'playing',
  );
  const isClosed = numbers.closed.includes(location.name);
  const shroud = inForce(numbers.cards[location.name]?.['shroud']);
  const places = numbers.ways[location.name] ?? [];
  const said = [
    nameOf(parts, labels, location),
    location.side ? '' : words.unrevealed,
    isClosed ? words.closed : '',
    shroud === null ? '' : `${print.word('number', 'shroud')} ${shroud}`,
    ...tokensSaid(parts, location),
    ...here.map(([seat, { threat }]) => {
      const count = enemiesIn(parts, threat);
      const name = seatName(parts, labels, seat);
      return count === 0 ? name : words.engagedWith({ name, count });
    }),
    places.length === 0
      ? words.leadsNowhere
      : words.leadsTo({ places: places.map((to) => labelOf(labels, to)).join(words.comma) }),
  ];
  return (
    <li
      className="ah-location"
      data-unrevealed={!location.side || undefined}
      data-closed={isClosed || undefined}
      style={{ left: aside + box.x * shrink, top: above + box.y, width: box.width, height: box.height }}
    >
      <TableObject
        names={[location.name]}
        label={said.filter((part) => part !== '').join(words.comma)}
        questions={questionsOn('location', location.name, deciding, asked)}
        card={location.name}
        className="ah-place"
      >
        <b className="table-name ah-place-name">{nameOf(parts, labels, location)}</b>
        <span className="table-row ah-place-facts">
          {location.side ? (
            <>
              {shroud !== null && <Amount sign="shroud" count={shroud} isAlways />}
              <Amount sign="clue" count={location.clues} isAlways />
              <Amount sign="doom" count={location.doom} />
              <Amount sign="progress" count={location.progress} />
              <Amount sign="resource" count={location.uses} />
            </>
          ) : (
            <small>{words.unrevealed}</small>
          )}
          <span className="table-row ah-here">
            {isClosed && <Sign name="autoFail" />}
            {here.map(([seat, { threat }]) => (
              <SeatMark key={seat} seat={seat} enemies={enemiesIn(parts, threat)} />
            ))}
          </span>
        </span>
      </TableObject>
      {location.attached.length > 0 && (
        <ul className="ah-there">
          {location.attached.map((card) => (
            <CardItem key={card.name} card={card} />
          ))}
        </ul>
      )}
    </li>
  );
}
