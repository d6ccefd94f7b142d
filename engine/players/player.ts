import type { Decision, Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A bot. It chooses legal answers and knows only what `judge` tells. */
export interface Player {
  /** `seat`: from what it sees; default: for one bot that plays all seats of a cooperative game. */
  choose(session: Session, seat?: number): Option;
  /** The same in steps. The session must not change meanwhile. */
  think?(session: Session, seat?: number): Thinking;
}
export type Thinking = Iterator<undefined, Option>;

export interface Effort {
  /** Playouts per answer, for bots that use them. */
  readonly playouts?: number;
}

/** Deterministic by seed, effort and game. */
export type PlayerMaker = (seed: number, effort?: Effort) => Player;

/** Indexes of the seat's answers; null: all. Throws if there is none. */
export function answersOf(session: Session, decision: Decision, seat: number | undefined): readonly number[] | null {
  if (seat === undefined) return null;
  const { system, game } = session;
  const own: number[] = [];
  for (let index = 0; index < decision.count; index++) {
    const by = decision.look(index).pick['by'];
    const owner = by === undefined ? -1 : system.seatOf(game, by);
    if (owner === -1 || owner === seat) own.push(index);
  }
  if (own.length === 0) throw new Error(`seat ${seat} is not asked`);
  return own.length === decision.count ? null : own;
}

/** Throws if nothing is being decided. */
export function decisionOf({ decision }: Session): Decision {
  if (decision === null) throw new Error('there is nothing to decide');
  return decision;
}
