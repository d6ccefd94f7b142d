import type { Judge } from '#engine/kernel/contract/system.ts';
import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { share } from '#engine/library/scoring/scores.ts';
import type { ActWord } from '../acts/acts.ts';
import { type MetroGame, queries } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import {
  comesTo,
  ofChip,
  ofShares,
  ofStake,
  ofStation,
  ofStep,
  pays,
  prospects,
  roundsLeft,
  weightOf,
} from './expectations.ts';

/** Highest bid for going first. */
const first = 250;
/** Pay for an unused chip (TM-AC-07). */
const unused = 100;
/** Cost of boarding (TM-PR-11). */
const ticket = 100;
/** Value of each line at a place, beyond what can be bought there. */
const lineHere = 120;
/** Average value of a place: passengers leave where there is more. */
const usualPlace = 600;
/** Chance that the possibilities of a place are used. */
const likely = 0.6;
/** Discount on stakes, since their money is locked. */
const caution = 0.55;

const has = (game: MetroGame, by: Thing) => game.count(by, counter.cash);
/** Value for a seat minus the average for others. */
function above(game: MetroGame, by: Thing, worth: (seat: Thing) => number): number {
  const others = game.seats.filter((seat) => seat !== by);
  return worth(by) - others.reduce((sum, seat) => sum + worth(seat), 0) / Math.max(1, others.length);
}
const stepFor = queries.perRevision((game, by, line) => above(game, by, (seat) => ofStep(game, seat, line)));

function building(game: MetroGame, by: Thing, station: Thing, less = 0): number {
  if (game.count(station, counter.owner) > 0 || game.count(by, counter.stations) === 0) return 0;
  const price = Math.max(0, game.value('buildPrice', station) - less);
  return price > has(game, by) ? 0 : ofStation(game, station) - price;
}
function buying(game: MetroGame, by: Thing, line: Thing, less = 0): number {
  const [next] = game.at('shares', line);
  if (next === undefined) return 0;
  const price = Math.max(0, game.value('sharePrice', next) - less);
  return price > has(game, by) ? 0 : ofShares(game, line, game.kind(next).weight) - price;
}
const place = queries.perRevision((game, by, station) => {
  const lines = game.network.linesAt(station);
  const shares = lines.map((line) => buying(game, by, line));
  return likely * (Math.max(0, building(game, by, station)) + Math.max(0, ...shares)) + lineHere * lines.length;
});
/** Pay for one train visit to every stop of a line. */
const stopsFor = queries.perRevision((game, by, line) => {
  const paid = (seat: Thing) =>
    game.network
      .stops(line)
      .reduce((sum, stop) => sum + (game.count(stop, counter.owner) === seat ? pays(game, stop) : 0), 0);
  return above(game, by, paid);
});
const running = queries.perRevision((game, by, line) => {
  const more = comesTo(game, line, true) - comesTo(game, line, false);
  const shares = above(game, by, (seat) => {
    const weight = weightOf(game, seat, line);
    return ofShares(game, line, weight, true) - ofShares(game, line, weight, false);
  });
  return stopsFor(game, by, line) * game.value('move', line) * more + shares + 30;
});
const faster = queries.perRevision((game, by, line) => stopsFor(game, by, line) * comesTo(game, line));

function ofAct(game: MetroGame, word: ActWord, by: Thing, pick: Pick, amount: number): number {
  const { station = 0, line = 0 } = pick;
  switch (word) {
    case 'build':
      return building(game, by, station, amount);
    case 'share':
      return buying(game, by, line, amount);
    case 'train':
      return running(game, by, line);
    case 'speed':
      return faster(game, by, line);
    case 'spec':
      return caution * ofStake(game, line, pick['amount'] ?? 0) - (pick['amount'] ?? 0);
    case 'fare':
      return ofStation(game, station, 1) - ofStation(game, station, 0);
    case 'grow':
      return amount * stepFor(game, by, line);
    case 'chip':
      return ofChip(game);
    case 'cash':
      return amount;
    case 'ride':
      return place(game, by, station);
  }
}

/** Upper estimate of an act before its object is chosen. */
function atBest(game: MetroGame, word: ActWord, by: Thing, amount: number): number {
  const at = game.count(by, counter.at);
  const most = (list: readonly number[]) => Math.max(0, ...list);
  const here = game.network.linesAt(at);
  switch (word) {
    case 'build':
      return building(game, by, at, amount);
    case 'share':
      return most(here.map((line) => buying(game, by, line, amount)));
    case 'train':
      return most(here.filter((line) => !game.runs(line)).map((line) => running(game, by, line)));
    case 'grow':
      return most(here.filter((line) => game.runs(line)).map((line) => ofAct(game, word, by, { line }, amount)));
    case 'speed':
      return fastest(game, by, 0);
    case 'spec':
      return bestStake(game, by, 0);
    case 'fare':
      return most(game.stationsOf(by).map((station) => ofAct(game, word, by, { station }, amount)));
    case 'chip':
    case 'cash':
      return ofAct(game, word, by, {}, amount);
    case 'ride':
      return most(game.network.within(at, amount).map((station) => place(game, by, station))) - place(game, by, at);
  }
}
const fastest = queries.perRevision((game, by) =>
  Math.max(0, ...openLines(game).map((line) => faster(game, by, line))),
);
const bestStake = queries.perRevision((game, by) => {
  const amount = Math.min(1000, Math.floor(has(game, by) / 100) * 100);
  return Math.max(0, ...openLines(game).map((line) => ofAct(game, 'spec', by, { line, amount }, 0)));
});
const openLines = (game: MetroGame) => game.lines.filter((line) => game.runs(line) && game.freeSpots(line) > 0);

function ofSpot(game: MetroGame, by: Thing, card: Thing, which: number): number {
  const spot = game.spot(card, which);
  const scope = game.scope(by, card);
  return spot.acts.reduce(
    (sum, one) => sum + (one === null ? 50 : atBest(game, one.word as ActWord, by, one.amount(game, scope))),
    -unused * spot.chips,
  );
}

/** Uses open information only. */
export const judge: Judge<MetroGame> = {
  ends: ['pass'],
  option: (game, { do: word, pick }) => {
    const { by = 0, station = 0, line = 0, amount = 0 } = pick;
    switch (word) {
      case 'place':
      case 'walk':
        return place(game, by, station);
      case 'bid':
        return -Math.abs((roundsLeft(game) > 0 ? first : 0) - amount);
      case 'raise':
        return first - amount;
      case 'use':
        return ofSpot(game, by, pick['card'] as Thing, pick['spot'] as number);
      case 'board': {
        const way = game.network.stops(line).map((stop) => place(game, by, stop));
        return likely * Math.max(0, ...way) - place(game, by, game.count(by, counter.at)) - ticket;
      }
      case 'leave':
        return place(game, by, station) - usualPlace;
      case 'drop':
      case 'pass':
      case 'stay':
        return 0;
      default:
        return ofAct(game, word as ActWord, by, pick, amount);
    }
  },
  position: (game, seat) =>
    share(
      game.seats.map((one) => Math.max(0, prospects(game, one))),
      seat,
    ),
};
