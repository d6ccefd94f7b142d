import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { byScore, type Outcome, type ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, results } from '../table/plan.ts';
import score from '../words/score.json' with { type: 'json' };

/** Own stations on lines of at least this step count at the end (TM-PR-07). */
const grownAt = 5;
const perGrownStation = 200;
/** Steps that return one stake (TM-PR-05). */
const stepsForStake = 3;

/** Holding a share and speculating on the same line voids both (TM-SP-06). */
const isBroken = (game: MetroGame, seat: Thing, line: Thing) => game.owns(seat, line) && game.speculates(seat, line);

/** (TM-PR-06) */
function valueOfShares(game: MetroGame, seat: Thing): number {
  return game.at('shares', seat).reduce((sum, share) => {
    const line = game.lineOfShare(share);
    return isBroken(game, seat, line) ? sum : sum + 50 * game.kind(share).weight * game.step(line);
  }, 0);
}
/** (TM-PR-05) */
function valueOfSpeculations(game: MetroGame, seat: Thing): number {
  return game.lines.reduce((sum, line) => {
    if (isBroken(game, seat, line)) return sum;
    const own = game.at('speculations', line).filter((chip) => game.seatOfChip(chip) === seat);
    return own.reduce((paid, chip) => {
      const grown = Math.max(0, game.step(line) - game.count(chip, counter.step));
      return paid + Math.floor((game.count(chip, counter.stake) * grown) / stepsForStake / 100) * 100;
    }, sum);
  }, 0);
}
const grownStations = (game: MetroGame, seat: Thing): readonly Thing[] =>
  game.stationsOf(seat).filter((station) => game.network.linesAt(station).some((line) => game.step(line) >= grownAt));

/** Score if the game ended now. */
export const scoreOf = (game: MetroGame, seat: Thing) => ({
  cash: game.count(seat, counter.cash),
  shares: valueOfShares(game, seat),
  speculations: valueOfSpeculations(game, seat),
  stations: perGrownStation * grownStations(game, seat).length,
});
const scoreRules = {
  cash: 'TM-PR-07',
  shares: 'TM-PR-06',
  speculations: 'TM-PR-05',
  stations: 'TM-PR-07',
} as const;

export const scoreSchema = {
  ...{ type: 'object', additionalProperties: false, required: Object.keys(scoreRules) },
  properties: Object.fromEntries(Object.keys(scoreRules).map((line) => [line, { type: 'integer', ...safeInteger }])),
  ...described('いま終われば何点か', 'What it would score if the game ended now'),
};

export function scoreLines(game: MetroGame, seat: Thing): readonly ScoreTerm[] {
  const amounts = scoreOf(game, seat);
  return (['cash', 'shares', 'speculations', 'stations'] as const).map((line) => ({
    ...{ label: score[line], rule: scoreRules[line], amount: amounts[line] },
  }));
}

/** Most points win; ties: stations, then shares, then turn order (TM-PR-07). */
export function outcome(game: MetroGame): Outcome | null {
  const result = results[game.count(theGame, counter.result) - 1];
  if (result === undefined) return null;
  return byScore(
    result,
    game.seats.map((seat) => scoreLines(game, seat)),
    (at) => {
      const seat = game.seats[at] as Thing;
      const tie = { rule: 'TM-PR-07', less: false };
      return [
        { ...tie, label: score.stationsBuilt, amount: game.stationsOf(seat).length },
        { ...tie, label: score.sharesHeld, amount: game.at('shares', seat).length },
        { ...tie, label: score.turn, amount: game.count(seat, counter.turn), less: true },
      ];
    },
  );
}
