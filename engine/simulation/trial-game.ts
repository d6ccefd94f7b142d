import { greedy } from '#engine/players/greedy.ts';
import { type Ending, type Game, type PlayedOut, playOut } from './play.ts';

/** How a game came out that was played once, to see whether it can be. */
export type TrialGame = Pick<Ending, 'rounds' | 'won'> & Pick<PlayedOut, 'session'>;

/** Plays one game by the greedy program, no further than so many decisions. */
export function playTrial(game: Game, most: number): TrialGame {
  const { session, outcome } = playOut(game, { player: greedy, most, keep: true });
  const { rounds, won } = outcome;
  return { session, rounds, won };
}
