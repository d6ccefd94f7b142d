import type { Session } from './session.ts';

/**
 * The seats that may answer now, the first to be asked first; where anybody may, all of them. Empty when nothing is asked.
 */
export function seatsAsked({ system, game, decision }: Session): readonly number[] {
  const seats = new Set<number>();
  for (const { pick } of decision?.options ?? []) {
    const seat = pick['by'] === undefined ? -1 : system.seatOf(game, pick['by']);
    if (seat === -1) return Array.from({ length: system.seats(game) }, (_, one) => one);
    seats.add(seat);
  }
  return [...seats].sort((a, b) => a - b);
}

/**
 * For which seat a program answers that plays all of them: a secret answer is given by each seat for itself,
 * out of what it sees; every other one by all together (undefined).
 */
export function seatOfOne(session: Session): number | undefined {
  return session.decision?.secret === true ? seatsAsked(session)[0] : undefined;
}
