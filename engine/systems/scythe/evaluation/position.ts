import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { scoreOf } from '../contract/outcome.ts';
import type { ScytheGame } from '../table/game.ts';
import { prospects } from './bottoms.ts';
import { estimates } from './estimates.ts';
import { ofGoalsNear, sitesOf } from './moves.ts';
import { holdingsOf, isOver, scoreNow, timeLeft } from './prospects.ts';

const canReveal = (game: ScytheGame, seat: Thing): boolean =>
  game.stars(seat, 'objective') === 0 &&
  game.at('objectives', seat).some((card) => game.design(card, 'objective').holds(game, game.scope(seat, card)));

/** Coins that a seat can be expected to have at the end. Its own cards count only for itself. */
function expected(game: ScytheGame, seat: Thing, isOwn: boolean): number {
  const score = scoreNow(game, seat, theGame);
  if (isOver(game)) return score;
  const later =
    prospects(game, seat, holdingsOf(game, seat, isOwn)) +
    sitesOf(game, seat, theGame) +
    scoreOf(game, seat).structures +
    (isOwn && canReveal(game, seat) ? estimates.choice.fulfilled : 0) +
    (isOwn ? ofGoalsNear(game, seat) : 0);
  // The nearer the end, the more the score itself counts
  const time = timeLeft(game);
  return later - (1 - time) * 0.5 * (later - score);
}

/** The chance to have most coins at the end: surer, the nearer it is. */
export function position(game: ScytheGame, at: number): number {
  const coins = game.seats.map((seat, i) => expected(game, seat, i === at));
  const lead = (coins[at] as number) - Math.max(0, ...coins.filter((_, i) => i !== at));
  if (isOver(game)) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  const { unsure, unsureEarly } = estimates.position;
  return 1 / (1 + Math.exp(-lead / (unsure + unsureEarly * timeLeft(game))));
}
