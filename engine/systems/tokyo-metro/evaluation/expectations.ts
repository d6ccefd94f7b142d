import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { scoreLines } from '../contract/outcome.ts';
import { type MetroGame, queries } from '../table/game.ts';
import { counter, mostSteps, piles } from '../table/plan.ts';

// Expected income until the end, in money, from open information: a careful beginner's estimate.

/** Share of the remaining time in which a line without train will run. */
const runsLater = 0.45;
/** Expected steps per round of a running line. */
const growsInRound = 1.2;
/** Value of another chip per round; above the pay for an unused one. */
const chipInRound = 300;
/** Value of a share per step, at the end and per round (TM-PR-06). */
const atEnd = 50;
const inRound = 20;

/** Rounds after this one, until the first deck is empty. */
export const roundsLeft = queries.query(
  {
    counters: [counter.round],
    places: (game) => game.decks.flatMap((deck) => piles.map((pile) => game.place(pile, deck))),
  },
  (game): number => {
    const cards = game.decks.map((deck) => piles.reduce((sum, pile) => sum + game.at(pile, deck).length, 0));
    return Math.max(0, Math.min(...cards, game.setup.roundLimit - game.round));
  },
);
/** Rounds that still pay, this one included: trains run at its end. */
const paying = (game: MetroGame): number => (game.count(theGame, counter.result) > 0 ? 0 : roundsLeft(game) + 1);

const runningRounds = (game: MetroGame, runs: boolean): number => paying(game) * (runs ? 1 : runsLater);
const stepAtEnd = (game: MetroGame, line: Thing, runs = game.runs(line)): number =>
  Math.min(mostSteps, game.step(line) + growsInRound * runningRounds(game, runs));

/** Expected visits per stop, per station of movement. */
export function comesTo(game: MetroGame, line: Thing, runs = game.runs(line)): number {
  const stops = game.network.stops(line).length;
  return runningRounds(game, runs) / (game.network.isLoop(line) ? stops : Math.max(1, stops - 1));
}
export const pays = (game: MetroGame, station: Thing, fares = game.count(station, counter.fares)): number =>
  game.value('payout', station) + 100 * (fares - game.count(station, counter.fares));

export function ofStation(game: MetroGame, station: Thing, fares = game.count(station, counter.fares)): number {
  const often = game.network
    .linesAt(station)
    .reduce((sum, line) => sum + game.value('move', line) * comesTo(game, line), 0);
  return often * pays(game, station, fares) + 100;
}

export function ofShares(game: MetroGame, line: Thing, weight: number, runs = game.runs(line)): number {
  const last = stepAtEnd(game, line, runs);
  return weight * (atEnd * last + (inRound * runningRounds(game, runs) * (game.step(line) + last)) / 2);
}

export const weightOf = queries.perRevision((game, seat, line) =>
  game.at('shares', seat).reduce((sum, one) => sum + (game.lineOfShare(one) === line ? game.kind(one).weight : 0), 0),
);

export function ofStep(game: MetroGame, seat: Thing, line: Thing): number {
  const staked = game
    .at('speculations', line)
    .reduce((sum, chip) => sum + (game.seatOfChip(chip) === seat ? game.count(chip, counter.stake) / 3 : 0), 0);
  return weightOf(game, seat, line) * (atEnd + inRound * paying(game)) + staked;
}

export function ofStake(game: MetroGame, line: Thing, amount: number, from = game.step(line)): number {
  return (amount * (stepAtEnd(game, line) - from)) / 3;
}

export const ofChip = (game: MetroGame): number => chipInRound * roundsLeft(game);

/** Score plus expected income. */
export function prospects(game: MetroGame, seat: Thing): number {
  const now = scoreLines(game, seat).reduce((sum, { amount }) => sum + amount, 0);
  const rounds = paying(game);
  if (rounds === 0) return now;
  let expected = now;
  for (const station of game.stationsOf(seat)) expected += ofStation(game, station);
  for (const line of game.lines) {
    const weight = weightOf(game, seat, line);
    if (weight > 0) expected += ofShares(game, line, weight) - weight * atEnd * game.step(line);
    for (const chip of game.at('speculations', line)) {
      if (game.seatOfChip(chip) !== seat) continue;
      const from = game.count(chip, counter.step);
      const stake = game.count(chip, counter.stake);
      expected += ofStake(game, line, stake, from) - (stake * Math.max(0, game.step(line) - from)) / 3;
    }
  }
  const chips = game.count(seat, counter.chips) + game.cards.reduce((sum, card) => sum + chipsOn(game, seat, card), 0);
  return expected + chips * ofChip(game);
}

function chipsOn(game: MetroGame, seat: Thing, card: Thing): number {
  return ([1, 2] as const).reduce(
    (sum, spot) => sum + (game.takenBy(card, spot) === seat ? game.spot(card, spot).chips : 0),
    0,
  );
}
