import type { SpokenGame } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { sameName } from '#engine/kernel/naming/naming.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { RequestError } from './session-faults.ts';

/** Names of roles by seat. */
export function seatsOf({ system, game }: Session): string[][] {
  const { names, inPlay } = system.vocabulary;
  const all = [...new Set([...Object.values(inPlay(game)), ...Object.values(names)].flat())];
  const seats = Array.from({ length: system.seats(game) }, (_, seat) => seat);
  return seats.map((seat) => all.filter((name) => system.seatNamed(game, name) === seat));
}

/** Labels by seat; the number of a seat without name. */
export function seatLabels(
  seats: readonly (readonly string[])[],
  speak: Pick<SpokenGame, 'labels'>,
  locale: Locale,
): readonly string[] {
  const nameOf = (name: string): string => Object.values(speak.labels([name]))[0] ?? name;
  return seats.map((names, i) => names.map(nameOf).join(locale === 'ja' ? '・' : ', ') || String(i + 1));
}

/** By number or by the name of a role. Throws `RequestError`. */
export function seatOf(session: Session, seat: number | string | undefined): number | undefined {
  if (seat === undefined) return undefined;
  const { system, game } = session;
  const number = typeof seat === 'number' ? seat : system.seatNamed(game, seat);
  if (number >= 0 && number < system.seats(game)) return number;
  throw new RequestError('noSeat', { seat });
}

/** Throws if the answer belongs to another seat, or names something hidden from this one. */
export function refuseUnlessOfSeat(session: Session, answer: JsonObject, seat: number | undefined): void {
  if (seat === undefined) return;
  const { system, game } = session;
  const { by } = answer;
  const owner = typeof by === 'string' ? system.seatNamed(game, by) : -1;
  if (owner !== -1 && owner !== seat && !session.legal(seat).some((one) => one['by'] === by))
    throw new RequestError('notOfSeat', { seat });
  for (const name of Object.values(answer))
    if (typeof name === 'string' && session.sight.isUnseen(name, seat) && !isOffered(session, name, seat))
      throw new RequestError('unseenBySeat', { name });
}

const isOffered = (session: Session, name: string, seat: number): boolean =>
  session.legal(seat).some((one) => Object.values(one).some((value) => sameName(value, name)));
