import type { LabBalance, LabGame, LabQuestion } from '#api/studio/lab-calls.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { nearnessOfLoss } from '#engine/simulation/nearness-of-loss.ts';
import { type Game, playOut } from '#engine/simulation/play.ts';
import { playersOf } from '../play/who-plays.ts';
import { jobsOf } from '../simulation/balance-jobs.ts';
import { balanceOf } from './question-games.ts';

/** Games that are played once more to find the one that was closest. */
const MOST = 30;

/** Of the first lost games the one that was nearest to a victory; null: none was lost, or `isWanted` became false. */
export async function closestGame(
  playable: Playable,
  question: LabQuestion,
  lost: readonly number[],
  isWanted: () => boolean,
): Promise<LabBalance['closest']> {
  const seeds = lost.slice(0, MOST);
  let closest: number | null = null;
  let nearest = -1;
  for (const seed of seeds) {
    const { game, how } = gameOf(playable, question, seed);
    const near = nearnessOfLoss(game, how);
    if (near > nearest) [closest, nearest] = [seed, near];
    // Messages are heard between two games.
    await new Promise((then) => setImmediate(then));
    if (!isWanted()) return null;
  }
  return closest === null ? null : { seed: closest, of: seeds.length };
}

/** Plays a game of a run once more. */
export function replayedGame(playable: Playable, question: LabQuestion, seed: number): LabGame {
  const { game, how } = gameOf(playable, question, seed);
  const { session } = playOut(game, how);
  return { setup: session.setup, log: session.entries };
}

function gameOf(playable: Playable, question: LabQuestion, seed: number) {
  const [first] = jobsOf(playable, balanceOf(question));
  if (first === undefined) throw new Error('the question has no game');
  const { setup, ...who } = first.job;
  const game: Game = { system: playable.system, content: contentOf(playable), setup: { ...setup, seed } };
  return { game, how: playersOf(who) };
}
