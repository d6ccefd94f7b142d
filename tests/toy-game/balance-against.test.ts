import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { players } from '#engine/players/players.ts';
import { Balance } from '#engine/simulation/balance.ts';
import { lineOf } from '#engine/simulation/game-line.ts';
import { playOut, type SeatSummary } from '#engine/simulation/play.ts';
import { Tournament } from '#engine/simulation/standings.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { compareBalance } from '#host/simulation/compare-balance.ts';
import { standingsReportOf } from '#host/simulation/standings-report.ts';
import { standingsTables } from '../../cli/output/standings-tables.ts';
import { lanternMarket } from './system.ts';

const documents = { 'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json };
const content = lanternMarket.compile(documents, lanternMarket.language, null);
const played = (seed: number) => {
  const game = playOut(
    { system: lanternMarket as never, content, setup: { seed, players: 3 } },
    { player: players['greedy']!, keep: true },
  );
  return { ...lineOf(game), ...talliesOf(game.session) };
};
const seat = (isFirst: boolean, order: number): SeatSummary => ({
  ...{ roles: [], place: isFirst ? 1 : 2, win: isFirst ? 1 : 0, score: 0, order },
});
/** The first seat wins this many games of a hundred, in which the second plays first. */
const wonByFirst = (times: number) => {
  const tournament = new Tournament();
  for (let game = 0; game < 100; game++)
    tournament.add({ result: 'over', seats: [seat(game < times, 2), seat(game >= times, 1)] }, ['greedy']);
  return tournament.standings();
};

it('a score is explained term by term, and the terms add up to it, by seat and by program', () => {
  const tournament = new Tournament();
  for (const seed of [1, 2, 3, 4, 5, 6]) tournament.add(played(seed), ['greedy', 'greedy', 'random']);
  const { seats, bots, lines } = tournament.standings();
  expect(lines.map(({ rule }) => rule)).toEqual(['LM-END-01', 'LM-END-02', 'LM-END-03']);
  for (const [at, { score }] of seats.entries())
    expect(lines.reduce((sum, line) => sum + (line.seats[at]?.mean ?? 0), 0)).toBeCloseTo(score?.mean ?? Number.NaN);
  for (const { bot, score } of bots)
    expect(lines.reduce((sum, line) => sum + (line.bots.find((one) => one.bot === bot)?.mean ?? 0), 0)).toBeCloseTo(
      score?.mean ?? Number.NaN,
    );
});

it('the order of play is that of the first open answers: sealed ones have none', () => {
  const { session, outcome } = playOut(
    { system: lanternMarket as never, content, setup: { seed: 1, players: 3 } },
    { player: players['greedy']!, keep: true },
  );
  const open = session.entries.flatMap((entry) => ('do' in entry && entry['do'] !== 'bid' ? [entry['by']] : []));
  const first = [...new Set(open)];
  expect(outcome.seats.map(({ order }) => first[(order ?? 0) - 1])).toEqual(['ada', 'bo', 'cy']);
});

it('a seat is outside its share when the whole interval is more than five points away', () => {
  const told = (times: number) => {
    const { seats, orders } = wonByFirst(times);
    return [...seats, ...orders].map(({ outside }) => outside);
  };
  // The interval begins at 54.2 % for 64 in 100, and at 55.3 % for 65
  expect([told(64), told(65)]).toEqual([
    [null, null, null, null],
    ['above', 'below', 'below', 'above'],
  ]);
  const words = standingsTables(standingsReportOf(wonByFirst(65)), 'en').split('\n');
  expect(words).toContain(
    'seat 1 wins 65.0 %: more than five points above its share of 50.0 %, the interval considered.',
  );
  expect(standingsTables(standingsReportOf(wonByFirst(64)), 'ja')).toContain('どの席、どの手番も');
});

it('cooperating players have no expected share', () => {
  const tournament = new Tournament();
  for (let game = 0; game < 100; game++)
    tournament.add({ result: 'lost', won: false, seats: [seat(false, 1), seat(false, 2)] }, ['greedy']);
  expect(tournament.standings().seats.map(({ outside }) => outside)).toEqual([null, null]);
});

it('uses are counted by winners, and what nearly every winner uses is named', () => {
  const kind = { choices: {}, seats: 2, bots: ['greedy'] };
  const expected = {
    designs: ['A', 'B'],
    ...{ story: [], ends: [] },
    words: { used: ['used'], solved: [], reached: [], ended: [] },
  };
  const balance = new Balance([kind], [{ choices: {}, expected }]);
  for (let seed = 1; seed <= 100; seed++) {
    // Both are used in every game; A by the winner, B by the loser
    const bySeat = [{ used: { A: 1 } }, { used: { B: 1 } }];
    const line = { seed, rounds: 1, decisions: 1, logHash: '', rank: null, won: null, result: 'over', reason: null };
    balance.add(kind, { ...line, seats: [seat(true, 1), seat(false, 2)], tally: { used: { A: 1, B: 1 } }, bySeat });
  }
  expect(balance.cards().map(({ card, games, won }) => [card, games, won])).toEqual([
    ['A', 100, 100],
    ['B', 100, 0],
  ]);
  expect(balance.gaps()[0]?.dominant.map(({ card, used, won }) => [card, used, won])).toEqual([['A', 100, 100]]);
});

it('events are counted by the seat they name', () => {
  const { tally, bySeat } = played(2);
  const sold = (one: typeof tally | undefined) => Object.keys(one?.['won'] ?? {}).sort();
  expect(bySeat?.flatMap(sold).sort()).toEqual(sold(tally));
  expect(bySeat?.map(sold).filter((lanterns) => lanterns.length > 0).length).toBeGreaterThan(1);
});

it('a part of a thing is counted separately when the game says so', () => {
  const system = { ...lanternMarket, tallied: { win: { as: 'won', of: 'lantern', part: 'seat' } } };
  const { session } = playOut(
    { system: system as never, content, setup: { seed: 2, players: 3 } },
    { player: players['greedy']!, keep: true },
  );
  const names = Object.keys(talliesOf(session).tally['won'] ?? {});
  expect([names.length > 0, names.every((name) => /^[^/]+\/(ada|bo|cy)$/.test(name))]).toEqual([true, true]);
});

it('two reports of the same games are compared: only changes are listed', () => {
  const wins = (times: number) => ({ rounds: 5, wins: null, standings: standingsReportOf(wonByFirst(times)) });
  const kind = { choices: {}, seats: 2, bots: ['greedy'], games: 100 };
  const card = { choices: {}, bots: ['greedy'], card: 'A', what: 'used', games: 10, won: 4 };
  const of = (times: number, used: number, to = 100) =>
    ({
      ...{
        seeds: { from: 1, to },
        playouts: 16,
        games: 100,
        seconds: 1,
        paired: [],
        ends: [],
        gaps: [],
        neverUsed: [],
      },
      ...{ rates: [{ ...kind, ...wins(times) }], cards: [{ ...card, times: used }], compared: null },
    }) as unknown as BalanceReport;
  expect(compareBalance(of(50, 7), of(50, 7))).toEqual({ rates: [], cards: [] });
  expect(compareBalance(of(50, 7), of(60, 9))).toMatchObject({
    rates: [
      { what: 'seat/1/winRate', before: 0.5, now: 0.6 },
      { what: 'seat/2/winRate', before: 0.5, now: 0.4 },
      { what: 'order/1/winRate', before: 0.5, now: 0.4 },
      { what: 'order/2/winRate', before: 0.5, now: 0.6 },
    ],
    cards: [{ card: 'A', before: { times: 7, games: 10, won: 4 }, now: { times: 9, games: 10, won: 4 } }],
  });
  expect(compareBalance(of(50, 7), of(50, 7, 99))).toBe(null);
});
