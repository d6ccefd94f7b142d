import type { Point } from '../library/polyline.ts';
import { seatNumber } from '../library/seat-mark.tsx';
import type { MapLine } from './map-document.ts';
import { paintOf } from './paint.ts';

// Not by colour alone: the shape is the kind, the digit the owner.

interface PieceProps {
  readonly at: Point;
  readonly zoom: number;
}
const placed = ([x, y]: Point, zoom: number) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${zoom})`;

export function Train({ line, at, angle, zoom }: PieceProps & { readonly line: MapLine; readonly angle: number }) {
  return (
    <g style={paintOf(line)} className="tm-train" transform={placed(at, zoom)}>
      <g transform={`rotate(${angle.toFixed(1)})`}>
        <path
          className="tm-train-body"
          d="M-17-7.5h25.500q3 0 5 2.500l4.500 5-4.500 5q-2 2.500-5 2.500h-25.500q-2.500 0-2.500-2.500v-10q0-2.500 2.500-2.500z"
        />
        <path className="tm-train-light" d="M9.500-4.300l4 4.300-4 4.300zM-15-4.300h4.500v8.600h-4.500z" />
      </g>
      <text className="tm-letter" y={4.4} fontSize={line.id.length > 1 ? 9.5 : 12.5}>
        {line.id}
      </text>
    </g>
  );
}

export function Pyramid({ at, seat, fares, zoom }: PieceProps & { readonly seat: string; readonly fares: number }) {
  return (
    <g className="tm-piece" data-seat={seat} transform={placed(at, zoom)}>
      <path className="tm-body" d="M0-15.500l11 20.500q.6 2.300-1.700 2.300h-18.600q-2.300 0-1.700-2.300z" />
      <text className="tm-digit" y={4.2}>
        {seatNumber(seat)}
      </text>
      {fares > 0 && (
        <g transform="translate(10.5 7)">
          <circle className="tm-coin" r={6.3} />
          <text className="tm-coin-digit" y={3.5}>
            {fares}
          </text>
        </g>
      )}
    </g>
  );
}

export function Meeple({
  at,
  seat,
  isActing,
  zoom,
}: PieceProps & { readonly seat: string; readonly isActing: boolean }) {
  return (
    <g className="tm-piece" data-seat={seat} transform={placed(at, zoom)}>
      {isActing && <circle className="tm-acting" r={14.5} />}
      <path
        className="tm-body"
        d="M0-11.500a4.600 4.600 0 0 1 3.800 7.200c4 .8 6.700 2.300 6.700 4.300 0 1.700-2 2.200-4.400 2.300 1.200 2.600 2.700 4.700 2.700 6.700 0 .8-.6 1.200-1.400 1.200h-14.800c-.8 0-1.400-.4-1.400-1.200 0-2 1.500-4.100 2.700-6.700-2.400-.1-4.400-.6-4.400-2.300 0-2 2.700-3.500 6.700-4.300a4.600 4.600 0 0 1 3.800-7.200z"
      />
      <text className="tm-digit" y={6.6} fontSize={10.5}>
        {seatNumber(seat)}
      </text>
    </g>
  );
}
