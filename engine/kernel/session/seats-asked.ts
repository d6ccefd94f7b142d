import type { Session } from './session.ts';

/** Seats that may answer, in order; all seats if anybody may; empty if nothing is asked. */
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
 * For a bot that plays all seats: the seat of a secret answer, which must use only what that seat sees; else undefined.
 */
export function seatOfOne(session: Session): number | undefined {
  return session.decision?.secret === true ? seatsAsked(session)[0] : undefined;
}
