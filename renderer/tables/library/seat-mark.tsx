import type { ReactNode } from 'react';

/** `seat3` → `3`. */
export const seatNumber = (seat: string): string => /\d+$/.exec(seat)?.[0] ?? seat;

interface SeatMarkProps {
  readonly seat: string;
  /** It is to move. */
  readonly isNow?: boolean;
  readonly children?: ReactNode;
}

/** The number of a seat in its colour. Decorative: the name is next to it, or in the label of its parent. */
export function SeatMark({ seat, isNow = false, children }: SeatMarkProps) {
  return (
    <i className="table-disc table-seat-mark" data-seat={seat} data-now={isNow || undefined} aria-hidden="true">
      {seatNumber(seat)}
      {children}
    </i>
  );
}
