import type { SpokenGame } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { sameName } from '#engine/kernel/naming/naming.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { Unanswerable } from './session-faults.ts';

// Who sits where, for whoever speaks of seats to people or takes one out of a request.

/** The names of those who play, seat by seat. */
export function seatsOf({ system, game }: Session): string[][] {
  const { names, inPlay } = system.vocabulary;
  const all = [...new Set([...Object.values(inPlay(game)), ...Object.values(names)].flat())];
  const seats = Array.from({ length: system.seats(game) }, (_, seat) => seat);
  return seats.map((seat) => all.filter((name) => system.seatNamed(game, name) === seat));
}

/** What they are called, seat by seat; a seat without a name has a number. */
export function seatLabels(
  seats: readonly (readonly string[])[],
  speak: Pick<SpokenGame, 'labels'>,
  locale: Locale,
): readonly string[] {
  const nameOf = (name: string): string => Object.values(speak.labels([name]))[0] ?? name;
  return seats.map((names, i) => names.map(nameOf).join(locale === 'ja' ? '・' : ', ') || String(i + 1));
}

/** A seat's number; by the name of one that plays in it, that one's seat. Throws `Unanswerable`. */
export function seatOf(session: Session, seat: number | string | undefined): number | undefined {
  if (seat === undefined) return undefined;
  const { system, game } = session;
  const number = typeof seat === 'number' ? seat : system.seatNamed(game, seat);
  if (number >= 0 && number < system.seats(game)) return number;
  throw new Unanswerable('noSeat', { seat });
}

/** Refuses to speak to a seat of an answer that is not its own, or names what lies face down for it. */
export function refuseUnlessOfSeat(session: Session, answer: JsonObject, seat: number | undefined): void {
  if (seat === undefined) return;
  const { system, game } = session;
  const { by } = answer;
  const owner = typeof by === 'string' ? system.seatNamed(game, by) : -1;
  if (owner !== -1 && owner !== seat && !session.legal(seat).some((one) => one['by'] === by))
    throw new Unanswerable('notOfSeat', { seat });
  for (const name of Object.values(answer))
    if (typeof name === 'string' && session.sight.isUnseen(name, seat) && !isOffered(session, name, seat))
      throw new Unanswerable('unseenBySeat', { name });
}

const isOffered = (session: Session, name: string, seat: number): boolean =>
  session.legal(seat).some((one) => Object.values(one).some((value) => sameName(value, name)));
