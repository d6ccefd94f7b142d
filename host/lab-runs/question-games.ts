import type { LabQuestion } from '#api/studio/lab-calls.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { GamesJob } from '../lab/games-job.ts';
import { jobsOf, listed, type WhatToBalance } from '../simulation/balance-jobs.ts';
import type { NumberGames } from '../simulation/number-games.ts';

export function balanceOf({ choices, seats, program, games }: LabQuestion): WhatToBalance {
  return {
    ...{ seeds: { from: 1, to: games }, bots: [program], choices: listed(choices) },
    players: { from: seats, to: seats },
  };
}

/** Where players do not play together, the wins of the first seat are counted. */
export function numberGamesOf(
  playable: Playable,
  { choices: chosen, seats, program, games }: LabQuestion,
): NumberGames {
  const choices = listed(chosen);
  const { together } = playable.system.seating(contentOf(playable), choices);
  return {
    ...{ choices, seats, program: [program], figure: together ? 'wins' : 'seat/1' },
    seeds: { from: 1, to: games },
  };
}

/** Each question is about games of one kind. */
export function firstJob(playable: Playable, question: LabQuestion): GamesJob {
  const [first] = jobsOf(playable, balanceOf(question));
  if (first === undefined) throw new Error('the question has no game');
  return first.job;
}
