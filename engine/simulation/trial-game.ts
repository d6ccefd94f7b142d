import { greedy } from '#engine/players/greedy.ts';
import { type Ending, type Game, type PlayedOut, playOut } from './play.ts';

export type TrialGame = Pick<Ending, 'rounds' | 'won'> & Pick<PlayedOut, 'session'>;

export function playTrial(game: Game, most: number): TrialGame {
  const { session, outcome } = playOut(game, { player: greedy, most, keep: true });
  const { rounds, won } = outcome;
  return { session, rounds, won };
}
