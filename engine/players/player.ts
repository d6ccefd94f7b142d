import type { Decision, Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A program that plays. It picks out of the legal answers and knows the rules no better than `judge` tells it. */
export interface Player {
  /**
   * An answer to the decision the game stands at. There must be one. With `seat`, one that this seat may give, out of
   * what it sees; without, any: for whoever plays all seats of a game that is played together.
   */
  choose(session: Session, seat?: number): Option;
  /** The same answer, a thought at a time, for whoever has something else to do in between. The game stands still meanwhile. */
  think?(session: Session, seat?: number): Thinking;
}
/** Given nothing after each thought but the last, which is the answer. */
export type Thinking = Iterator<undefined, Option>;

/** What a player may be told besides its seed. */
export interface Effort {
  /** How many games it may play on in its head before an answer: for players that do. */
  readonly playouts?: number;
}

/** A player by its seed: with the same seed, the same effort and the same game it does the same. */
export type PlayerMaker = (seed: number, effort?: Effort) => Player;

/** Where the answers stand that a seat may give; null: all of them are its own. Throws when there is none. */
export function answersOf(session: Session, decision: Decision, seat: number | undefined): readonly number[] | null {
  if (seat === undefined) return null;
  const { system, game } = session;
  const own: number[] = [];
  for (let index = 0; index < decision.count; index++) {
    const by = decision.option(index).pick['by'];
    const owner = by === undefined ? -1 : system.seatOf(game, by);
    if (owner === -1 || owner === seat) own.push(index);
  }
  if (own.length === 0) throw new Error(`seat ${seat} is not asked`);
  return own.length === decision.count ? null : own;
}

/** What a program is asked; that it is asked nothing is a defect of whoever calls it. */
export function decisionOf({ decision }: Session): Decision {
  if (decision === null) throw new Error('there is nothing to decide');
  return decision;
}
