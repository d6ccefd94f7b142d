import { greedy } from '#engine/players/greedy.ts';
import { type Game, playOut } from './play.ts';

/** How a game came out that was played once, to see whether it can be. */
export interface TrialGame {
  readonly isOver: boolean;
  readonly rounds: number;
  readonly won: boolean | null;
  readonly reason: string | null;
}

/** Plays one game by the greedy program, no further than so many decisions. */
export function playTrial(game: Game, most: number): TrialGame {
  const { session, outcome } = playOut(game, { player: greedy, most });
  const { rounds, won, reason } = outcome;
  return { isOver: session.decision === null, rounds, won, reason };
}
