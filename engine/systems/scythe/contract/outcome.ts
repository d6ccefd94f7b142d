import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { byScore, type Outcome, type ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter, results } from '../table/plan.ts';
import score from '../words/score.json' with { type: 'json' };

/** The factory counts for so many territories, in scoring only (SC-SC-05). */
const factoryTerritories = 3;

/** The row of pay of a popularity: the last that it reaches (SC-SC-01). */
const rowOf = ({ board: { pay } }: ScytheGame, popularity: number) =>
  pay.findLast(({ from }) => popularity >= from) ?? { star: 0, territory: 0, pair: 0 };

const resourcesOf = (game: ScytheGame, seat: Thing): number =>
  game.controlled(seat).reduce((sum, hex) => sum + game.allGoodsOn(hex), 0);
const territoriesToScore = (game: ScytheGame, seat: Thing): number =>
  game.controlled(seat).reduce((sum, hex) => sum + (game.laid.isFactory.has(hex) ? factoryTerritories : 1), 0);

/** Structures count where others control the hex too (SC-SC-07). */
function tileOf(game: ScytheGame, seat: Thing): number {
  return game.at('tiles').reduce((sum, tile) => {
    const { counts, pays } = game.design(tile, 'tile');
    const counted = counts(game, game.scope(seat, tile));
    return sum + (counted <= 0 ? 0 : (pays[Math.min(counted, pays.length) - 1] ?? 0));
  }, 0);
}

/** Score if the game ended now. */
export function scoreOf(game: ScytheGame, seat: Thing) {
  const row = rowOf(game, game.popularity(seat));
  return {
    coins: game.coins(seat),
    stars: row.star * game.allStars(seat),
    territories: row.territory * territoriesToScore(game, seat),
    resources: row.pair * Math.floor(resourcesOf(game, seat) / 2),
    structures: tileOf(game, seat),
  };
}
const scoreRules = {
  ...{ coins: 'SC-SC-08', stars: 'SC-SC-03', territories: 'SC-SC-04', resources: 'SC-SC-06', structures: 'SC-SC-07' },
} as const;
const lines = Object.keys(scoreRules) as readonly (keyof typeof scoreRules)[];

export const scoreSchema = {
  ...{ type: 'object', additionalProperties: false, required: lines },
  properties: Object.fromEntries(lines.map((line) => [line, { type: 'integer', ...safeInteger }])),
  ...described('いま終われば何点か', 'What it would score if the game ended now'),
};

function scoreLines(game: ScytheGame, seat: Thing): readonly ScoreTerm[] {
  const amounts = scoreOf(game, seat);
  return lines.map((line) => ({ label: score[line], rule: scoreRules[line], amount: amounts[line] }));
}

/** Most coins win (SC-SC-09); then the six lines of SC-SC-10; then the win is shared. */
export function outcome(game: ScytheGame): Outcome | null {
  const scores = game.seats.map((seat) => scoreLines(game, seat));
  const ended = results[game.count(theGame, counter.result) - 1];
  if (ended === undefined) return null;
  return byScore(ended, scores, (at) => {
    const seat = game.seats[at] as Thing;
    const tie = { rule: 'SC-SC-10', less: false };
    const pieces = game.unitsOf(seat).filter((unit) => game.role(unit) !== 'character').length;
    return [
      { ...tie, label: score.pieces, amount: pieces + game.structuresOf(seat).length },
      { ...tie, label: score.power, amount: game.power(seat) },
      { ...tie, label: score.popularity, amount: game.popularity(seat) },
      { ...tie, label: score.tokens, amount: resourcesOf(game, seat) },
      { ...tie, label: score.controlled, amount: game.controlled(seat).length },
      { ...tie, label: score.starsPlaced, amount: game.allStars(seat) },
    ];
  });
}
