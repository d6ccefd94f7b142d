import { SeatMark as SharedMark } from '../library/seat-mark.tsx';
import { useArkham } from './board-context.ts';

interface SeatMarkProps {
  readonly seat: string;
  /** Enemies that are engaged with it. */
  readonly enemies?: number;
}

export function SeatMark({ seat, enemies = 0 }: SeatMarkProps) {
  const { answering } = useArkham();
  return (
    <SharedMark seat={seat} isNow={answering.has(seat)}>
      {enemies > 0 && <sup className="table-disc ah-engaged">{enemies}</sup>}
    </SharedMark>
  );
}
