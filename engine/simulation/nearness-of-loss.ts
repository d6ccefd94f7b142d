import { type Game, type HowToPlay, playOut } from './play.ts';

/** How near a lost game was to a victory: the best position of its last round as its judge sees it, from 0 to 1. */
export function nearnessOfLoss(game: Game, how: HowToPlay): number {
  let round = -1;
  let best = 0;
  playOut(game, {
    ...how,
    look({ system, game: now }) {
      if (system.round(now) !== round) best = 0;
      round = system.round(now);
      best = Math.max(best, system.judge.position(now, 0));
    },
  });
  return best;
}
