import { described, keptWhole } from '#engine/kernel/basics/schema-words.ts';
import { byScore, type Outcome, type ScoreLine } from '#engine/kernel/contract/outcome.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, results } from '../table/plan.ts';
import score from '../words/score.json' with { type: 'json' };

/** An own station on a line of that step or more counts at the end (TM-PR-07). */
const grownAt = 5;
const perGrownStation = 200;
/** Three steps give a stake back (TM-PR-05). */
const stepsForStake = 3;

/** Whoever holds a share of a line and has speculated on it gets nothing for either there (TM-SP-06). */
const isBroken = (game: MetroGame, seat: Thing, line: Thing) => game.owns(seat, line) && game.speculates(seat, line);

/** What a seat's shares are worth (TM-PR-06). */
function valueOfShares(game: MetroGame, seat: Thing): number {
  return game.at('shares', seat).reduce((sum, share) => {
    const line = game.lineOfShare(share);
    return isBroken(game, seat, line) ? sum : sum + 50 * game.kind(share).weight * game.step(line);
  }, 0);
}
/** What its speculations pay (TM-PR-05). */
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

/** What a seat's score would be made of, as the table stands. */
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

/** What the seat would score if the game ended now, in a table document. */
export const scoreSchema = {
  ...{ type: 'object', additionalProperties: false, required: Object.keys(scoreRules) },
  properties: Object.fromEntries(Object.keys(scoreRules).map((line) => [line, { type: 'integer', ...keptWhole }])),
  ...described('いま終われば何点か', 'What it would score if the game ended now'),
};

/** The same line by line, each with its words and its rule. */
export function scoreLines(game: MetroGame, seat: Thing): readonly ScoreLine[] {
  const amounts = scoreOf(game, seat);
  return (['cash', 'shares', 'speculations', 'stations'] as const).map((line) => ({
    ...{ label: score[line], rule: scoreRules[line], amount: amounts[line] },
  }));
}

/** Most wins; ties: more stations, then more shares, then earlier in the last turn order (TM-PR-07). */
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
