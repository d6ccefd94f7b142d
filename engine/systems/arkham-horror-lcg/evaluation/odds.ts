import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type ArkhamGame, queries } from '../table/game.ts';
import { tokenNumber } from '../table/numbers.ts';

const furthest = 20;

const chances = queries.perRevision((game, seat, margin) => {
  const bag = game.at('bag');
  if (bag.length === 0) return margin >= furthest ? 1 : 0;
  const succeeds = (token: Thing) =>
    game.kind(token).id !== 'autoFail' && margin - furthest + tokenNumber(game, token, seat) >= 0;
  return bag.filter(succeeds).length / bag.length;
});

/** The chance that a token of the bag lets a test succeed. Tokens that call for another one count by their own number. */
export function chanceOf(game: ArkhamGame, seat: Thing, value: number, difficulty: number): number {
  const margin = Math.max(-furthest, Math.min(furthest, value - difficulty));
  return chances(game, seat, (margin + furthest) as Thing);
}
