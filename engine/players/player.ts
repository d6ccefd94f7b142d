import type { Decision, Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A program that plays. It picks out of the legal answers and knows the rules no better than `judge` tells it. */
export interface Player {
  /** An answer to the decision the game stands at. There must be one. */
  choose(session: Session): Option;
  /** The same answer, a thought at a time, for whoever has something else to do in between. The game stands still meanwhile. */
  think?(session: Session): Thinking;
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

/** What a program is asked; that it is asked nothing is a defect of whoever calls it. */
export function decisionOf({ decision }: Session): Decision {
  if (decision === null) throw new Error('there is nothing to decide');
  return decision;
}
