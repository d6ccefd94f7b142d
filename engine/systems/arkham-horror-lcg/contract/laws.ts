import { plannedLaws } from '#engine/library/plain-game/planned-laws.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

export function brokenLaws(game: ArkhamGame): readonly string[] {
  const broken = plannedLaws(game);
  for (const seat of game.seats) {
    const at = game.count(seat, counter.at);
    if (at > 0 && !game.isInPlay(at)) broken.push(`location ${game.name(seat)}`);
    if (!game.isPlaying(seat) && game.at('threat', seat).length + game.at('hand', seat).length > 0)
      broken.push(`eliminated ${game.name(seat)}`);
  }
  return broken;
}
