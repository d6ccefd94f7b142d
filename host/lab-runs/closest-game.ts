import type { LabBalance, LabGame, LabQuestion } from '#api/studio/lab-calls.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { nearnessOfLoss } from '#engine/simulation/nearness-of-loss.ts';
import { type Game, playOut } from '#engine/simulation/play.ts';
import { playersOf } from '../play/who-plays.ts';
import { firstJob } from './question-games.ts';

/** Games that are played once more to find the one that was closest. */
const MOST = 30;
/** Of a game that is shown. */
const MOST_ANSWERS = 2000;

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

/** Plays a game of a run once more: one without an end up to an answer that has none, or for a while. */
export function replayedGame(playable: Playable, question: LabQuestion, seed: number): LabGame | null {
  const { game, how } = gameOf(playable, question, seed);
  let played: Session | null = null;
  let answers = 0;
  const look = (session: Session) => {
    played = session;
    answers = session.entries.length;
  };
  try {
    const { session } = playOut(game, { ...how, most: MOST_ANSWERS, look });
    return { setup: session.setup, log: session.entries };
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    const session = played as Session | null;
    return session === null ? null : { setup: session.setup, log: session.entries.slice(0, answers) };
  }
}

function gameOf(playable: Playable, question: LabQuestion, seed: number) {
  const { setup, ...who } = firstJob(playable, question);
  const game: Game = { system: playable.system, content: contentOf(playable), setup: { ...setup, seed } };
  return { game, how: playersOf(who) };
}
