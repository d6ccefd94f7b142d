import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { scoreOf } from '../contract/outcome.ts';
import { mechsOf, recruitsOf, upgradesOf } from '../rulebook/stars.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { counter, type StarWord } from '../table/plan.ts';
import { estimates } from './estimates.ts';

// The coins that a seat can expect at the end from what it has: the estimate of a careful beginner.

/** What counts in a seat's prospects. */
export interface Holdings {
  readonly coins: number;
  readonly power: number;
  readonly popularity: number;
  readonly cards: number;
  readonly workers: number;
  readonly goods: readonly number[];
  readonly upgrades: number;
  readonly mechs: number;
  readonly structures: number;
  readonly recruits: number;
  readonly territories: number;
}

export const isOver = (game: ScytheGame): boolean => game.count(theGame, counter.result) > 0;

const roundsOf = queries.perRevision((game) => {
  if (isOver(game)) return 0;
  const most = Math.max(...game.seats.map((seat) => game.allStars(seat)));
  const left = estimates.rounds.forStar * Math.max(0.5, game.board.pieces.stars - most);
  const { roundLimit } = game.setup;
  return roundLimit > 0 ? Math.min(left, Math.max(0, roundLimit - game.round)) : left;
});
/** Expected rounds until the end, from the stars that are placed. */
export const roundsLeft = (game: ScytheGame): number => roundsOf(game, theGame, theGame);
/** The part of the game that is still to come. */
export const timeLeft = (game: ScytheGame): number => Math.min(1, roundsLeft(game) / estimates.rounds.whole);

/** Cards of others count only while everyone sees how many they are. */
const cardsSeen = (game: ScytheGame, seat: Thing, isOwn: boolean): number =>
  isOwn || game.count(theGame, counter.battle) === 0 ? game.at('hand', seat).length : 1;

export function holdingsOf(game: ScytheGame, seat: Thing, isOwn = true): Holdings {
  return {
    ...{ coins: game.coins(seat), power: game.power(seat), popularity: game.popularity(seat) },
    cards: cardsSeen(game, seat, isOwn),
    workers: game.workersOnBoard(seat),
    goods: game.content.resources.map((_, i) => game.goodsOf(seat, i)),
    ...{ upgrades: upgradesOf(game, seat), mechs: mechsOf(game, seat), recruits: recruitsOf(game, seat) },
    structures: game.structuresOf(seat).length,
    territories: game.controlled(seat).reduce((sum, hex) => sum + (game.laid.isFactory.has(hex) ? 3 : 1), 0),
  };
}

interface ExpectedPay {
  readonly star: number;
  readonly territory: number;
  readonly pair: number;
}
const noPay: ExpectedPay = { star: 0, territory: 0, pair: 0 };
const between = (one: ExpectedPay, other: ExpectedPay, part: number): ExpectedPay => ({
  star: one.star + part * (other.star - one.star),
  territory: one.territory + part * (other.territory - one.territory),
  pair: one.pair + part * (other.pair - one.pair),
});
/** The expected row of pay: with more time left, a row that is not reached yet counts for more. */
function rowExpected(game: ScytheGame, popularity: number): ExpectedPay {
  const { pay } = game.board;
  const at = pay.findLastIndex(({ from }) => popularity >= from);
  const [row, next] = [pay[at] ?? noPay, pay[at + 1]];
  if (next === undefined) return row;
  const from = pay[at]?.from ?? 0;
  return between(row, next, (timeLeft(game) * (popularity - from)) / (next.from - from));
}

/** The row of pay that a seat can expect. */
export const rowFor = (game: ScytheGame, seat: Thing): ExpectedPay => rowExpected(game, game.popularity(seat));

/** Progress to a star that is not placed yet: 0 to nearly 1, and 1 when it can be placed. */
function partOf(has: number, asks: number, steep: number): number {
  if (asks <= 0) return 0;
  return has >= asks ? 1 : estimates.star.felt * (Math.max(0, has) / asks) ** steep;
}
/** The stars that are placed, and the nearest of the others, as many as can still be placed. */
function starsExpected(game: ScytheGame, seat: Thing, has: Holdings): number {
  const { pieces, tracks } = game.board;
  const mechs = game.content.factions.get(game.factionOf(seat))?.mechs ?? 0;
  const start = game.exitsOf(seat).length;
  const { steep, steepWorkers, steepPopularity, steepPower } = estimates.star;
  const placed = game.allStars(seat);
  const parts = (
    [
      ['upgrades', has.upgrades, pieces.upgrades, steep],
      ['mechs', has.mechs, mechs, steep],
      ['structures', has.structures, game.content.structureKinds.length, steep],
      ['recruits', has.recruits, game.matOf(seat).areas.length, steep],
      ['workers', has.workers - start, pieces.workers - start, steepWorkers],
      ['popularity', has.popularity, tracks.popularity, steepPopularity],
      ['power', has.power, tracks.power, steepPower],
    ] satisfies readonly (readonly [StarWord, number, number, number])[]
  ).flatMap(([star, ...rest]) => (game.stars(seat, star) > 0 ? [] : [partOf(...rest)]));
  const nearest = parts.sort((one, other) => other - one).slice(0, Math.max(0, pieces.stars - placed));
  return placed + nearest.reduce((sum, part) => sum + part, 0);
}
const upTo = (most: number, amount: number, each: number, more: number): number =>
  each * Math.min(most, amount) + more * Math.max(0, amount - most);

/** Without what resources are good for in bottom actions to come. */
export function worthOf(game: ScytheGame, seat: Thing, has: Holdings): number {
  const [rounds, time] = [roundsLeft(game), timeLeft(game)];
  const { inRound, star, use, might, early } = estimates;
  const row = rowExpected(game, has.popularity);
  const stars = starsExpected(game, seat, has);
  const goods = has.goods.reduce((sum, amount) => sum + amount, 0);
  const later = rounds * (row.star * inRound.stars + row.territory * inRound.territories + row.pair * inRound.pairs);
  return (
    has.coins +
    (row.star + star.tempo) * stars +
    nearEnd(game, seat, row.star) * Math.max(0, stars - game.allStars(seat)) +
    row.territory * has.territories * (1 - early.territories * time) +
    ((row.pair * goods) / 2) * (1 - early.goods * time) +
    later +
    rounds *
      (use.upgrade * has.upgrades +
        use.mech * has.mechs +
        use.structure * has.structures +
        use.recruit * has.recruits) +
    rounds * use.worker * has.workers ** 0.8 +
    (0.15 + 0.85 * time) * upTo(might.enough, has.power, might.power, might.morePower) +
    (0.1 + 0.9 * time) * upTo(might.hand, has.cards, might.card, might.moreCards)
  );
}

/** The open part of a score, as if the game ended now. */
export const scoreNow = queries.perRevision((game, seat) => {
  const { coins, stars, territories, resources, structures } = scoreOf(game, seat);
  return coins + stars + territories + resources + structures;
});
/** What progress to the last star is worth to a seat that leads. */
const nearEnd = (game: ScytheGame, seat: Thing, star: number): number =>
  game.allStars(seat) + 1 < game.board.pieces.stars ? 0 : Math.max(0, ofEnding(game, seat, star));

/** How much the last star is worth to a seat that leads, or harms one that does not. */
export function ofEnding(game: ScytheGame, seat: Thing, more: number): number {
  const others = game.seats.filter((one) => one !== seat).map((one) => scoreNow(game, one, theGame));
  const lead = scoreNow(game, seat, theGame) + more - Math.max(0, ...others);
  return Math.max(-30, Math.min(30, 3 * lead));
}
