import { useArkham } from './board-context.ts';
import { seatNumber } from './table-document.ts';

interface SeatMarkProps {
  readonly seat: string;
  /** Enemies that are engaged with it. */
  readonly enemies?: number;
}

/** The number of a seat in its colour. Decorative: the name is next to it, or in the label of its parent. */
export function SeatMark({ seat, enemies = 0 }: SeatMarkProps) {
  const { answering } = useArkham();
  return (
    <i
      className="table-disc ah-seat-mark"
      data-seat={seat}
      data-now={answering.has(seat) || undefined}
      aria-hidden="true"
    >
      {seatNumber(seat)}
      {enemies > 0 && <sup className="table-disc ah-engaged">{enemies}</sup>}
    </i>
  );
}
