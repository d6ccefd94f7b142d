import type { Judge } from '#engine/kernel/contract/system.ts';
import { share } from '#engine/library/scoring/scores.ts';
import { scoreLines } from '../contract/outcome.ts';
import type { ScytheGame } from '../table/game.ts';

export const judge: Judge<ScytheGame> = {
  ends: [],
  option: () => 0,
  position: (game, seat) =>
    share(
      game.seats.map((one) => scoreLines(game, one).reduce((sum, { amount }) => sum + amount, 0)),
      seat,
    ),
};
