import type { Thing } from '#engine/kernel/table/table.ts';
import { memoizePerRevision } from '#engine/library/queries/per-revision-memo.ts';
import { scoreLines } from '../contract/outcome.ts';
import { counter } from '../table/counters.ts';
import { type MetroGame, mostSteps, queries } from '../table/game.ts';
import { gameThing } from '../table/layout.ts';

// What a careful beginner reckons with, out of what lies open: how long the game still goes on, what stations and shares
// bring until then. In money.

/** A line that has no train yet runs in so much of the time that is left. */
const runsLater = 0.4;
/** How much a line grows in a round in which its train comes to owned stations. */
const growsByItself = 0.9;
/** What a chip more brings in a round: an act is worth more than what an unused chip is paid. */
const chipInRound = 130;
/** A share is worth so much at the end, and brings so much a round, for each step of its line (TM-PR-06). */
const atEnd = 50;

/** Rounds that come after this one: until the first deck is empty. */
export const roundsLeft = queries.query(
  {
    counters: [counter.round],
    places: (game) => game.layout.decks.flatMap((deck) => piles(game, deck)),
  },
  (game): number => {
    const cards = game.layout.decks.map((deck) =>
      piles(game, deck).reduce((sum, pile) => sum + game.table.at(pile).length, 0),
    );
    return Math.max(0, Math.min(...cards, game.setup.roundLimit - game.round));
  },
);
const piles = (game: MetroGame, deck: Thing) =>
  (['pile1', 'pile2', 'pile3'] as const).map((pile) => game.deckPlace(deck, pile));

/** How many rounds still pay when something stands now: this one too, since trains run at its end. */
export const paying = (game: MetroGame): number =>
  game.count(gameThing, counter.result) > 0 ? 0 : roundsLeft(game) + 1;

/** How often a round a train of that line comes to one of its stops. */
const passes = memoizePerRevision<MetroGame>((game, line) => {
  const stops = game.stops(line).length;
  const way = game.isLoop(line) ? stops : Math.max(1, stops - 1);
  const often = game.value('move', line) / way;
  return game.runs(line) ? often : often * runsLater;
});

/** The step at which a line is likely to end. */
const stepAtEndOf = memoizePerRevision<MetroGame>((game, line) => {
  const rounds = paying(game) * (game.runs(line) ? 1 : runsLater) * growsByItself;
  return Math.min(mostSteps, game.step(line) + rounds);
});
const stepAtEnd = (game: MetroGame, line: Thing) => stepAtEndOf(game, line, 0);

/** What a station brings its owner until the end. */
export function ofStation(game: MetroGame, station: Thing, fares = game.count(station, counter.fares)): number {
  const often = game.linesAt(station).reduce((sum, line) => sum + passes(game, line, 0), 0);
  return often * (150 + 100 * fares) * paying(game) + 100;
}

/** What so much weight in shares of a line brings until the end: what they are worth then, and dividends on the way. */
export function ofShares(game: MetroGame, line: Thing, weight: number): number {
  const last = stepAtEnd(game, line);
  const rounds = paying(game) * (game.runs(line) ? 1 : runsLater);
  return weight * (atEnd * last + (20 * rounds * (game.step(line) + last)) / 2);
}

/** How much weight a seat has in shares of a line. */
const weightOf = memoizePerRevision<MetroGame>((game, seat, line) => {
  return game
    .shares(seat)
    .reduce((sum, one) => sum + (game.lineOfShare(one) === line ? game.design(one).weight : 0), 0);
});

/** What a step more of a line is worth to a seat. */
export function ofStep(game: MetroGame, seat: Thing, line: Thing): number {
  const rounds = paying(game);
  const staked = game
    .speculationsOn(line)
    .reduce((sum, chip) => sum + (game.seatOfChip(chip) === seat ? game.count(chip, counter.stake) / 3 : 0), 0);
  return weightOf(game, seat, line) * (atEnd + 20 * rounds) + staked;
}

/** What a stake on a line is likely to give back. */
export function ofStake(game: MetroGame, line: Thing, amount: number): number {
  const grown = Math.floor(stepAtEnd(game, line) - game.step(line));
  return Math.floor((amount * grown) / 3 / 100) * 100;
}

/** What a chip more in every round is worth. */
export const ofChip = (game: MetroGame): number => chipInRound * roundsLeft(game);

/** The score so far, and what is to be expected on top of it. */
export function prospects(game: MetroGame, seat: Thing): number {
  const now = scoreLines(game, seat).reduce((sum, { amount }) => sum + amount, 0);
  const rounds = paying(game);
  if (rounds === 0) return now;
  let expected = now;
  for (const station of game.stationsOf(seat)) expected += ofStation(game, station);
  for (const line of game.layout.lines) {
    const weight = weightOf(game, seat, line);
    if (weight > 0) expected += ofShares(game, line, weight) - weight * atEnd * game.step(line);
    for (const chip of game.speculationsOn(line)) {
      if (game.seatOfChip(chip) !== seat) continue;
      const grown = Math.floor(stepAtEnd(game, line) - game.count(chip, counter.from));
      const already = Math.max(0, game.step(line) - game.count(chip, counter.from));
      const stake = game.count(chip, counter.stake);
      expected += (Math.floor((stake * grown) / 300) - Math.floor((stake * already) / 300)) * 100;
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
