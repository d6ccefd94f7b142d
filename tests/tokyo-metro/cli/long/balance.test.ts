import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import { reportOf, runStudio } from '../../../cli/run-studio.ts';

const games = ['--board', 'standard', '--players', '3', '--seeds', '1..3', '--bots', 'greedy,random', '--workers', '1'];
let [folder, sample] = ['', ''];
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'metro-balance-'));
  sample = path.join(folder, 'tokyo-metro');
  cpSync('sample-content/tokyo-metro', sample, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = async (...more: readonly string[]) =>
  (await reportOf('balance', sample, ...games, ...more)) as unknown as BalanceReport;

it('competing seats: wins and score by seat, order, program and line; spots one by one; and the effects of an edit, on the same seeds', async () => {
  const before = await report();
  expect(
    before.rates.map(({ bots, seats, games: played, rounds, wins }) => [bots, seats, played, rounds, wins]),
  ).toEqual([
    [['greedy'], 3, 3, 7, null],
    [['random'], 3, 3, 7, null],
    [['greedy', 'random'], 3, 6, 7, null],
  ]);
  for (const { standings } of before.rates) {
    const { seats, orders, lines } = standings;
    expect([seats.length, orders.length]).toEqual([3, 3]);
    expect(lines.map(({ label }) => label.en)).toEqual(['cash', 'shares', 'speculations', 'stations on grown lines']);
    for (const [at, { score }] of seats.entries())
      expect(lines.reduce((sum, line) => sum + (line.seats[at]?.mean ?? 0), 0)).toBeCloseTo(
        score?.mean ?? Number.NaN,
        0,
      );
  }
  const spots = before.cards.filter(({ what }) => what === 'used').map(({ card }) => card);
  expect([spots.length > 60, spots.every((spot) => /^[A-F]-[123][123]\/[12]$/.test(spot))]).toEqual([true, true]);
  expect(before.neverUsed.filter((spot) => spots.includes(spot))).toEqual([]);

  const file = path.join(folder, 'before.json');
  writeFileSync(file, JSON.stringify(before));
  expect((await report('--before', file)).compared).toEqual({ rates: [], cards: [] });

  const cards = path.join(sample, 'cards', 'actions.json');
  writeFileSync(
    cards,
    readFileSync(cards, 'utf8').replaceAll(/"op": "cash", "amount": \d+/g, '"op": "cash", "amount": 1'),
  );
  const after = await report('--before', file);
  const cash = after.compared?.rates.find(
    ({ what, bots }) => what === 'line/TM-PR-07/cash/greedy' && bots.length === 1,
  );
  expect(cash?.now).toBeLessThan(cash?.before ?? 0);
  expect(after.compared?.cards.length).toBeGreaterThan(0);

  const { code, err } = await runStudio(['balance', sample, ...games, '--seeds', '2..4', '--before', file]);
  expect([code, err.includes('--before')]).toEqual([2, true]);
});

it('with any number of seats greedy uses every deck, builds, buys, starts trains, bets, raises fares and speeds up lines', async () => {
  const seats = [2, 3, 4, 5];
  const used = await Promise.all(
    seats.map(async (players) => {
      const typed = ['--board', 'standard', '--players', `${players}`, '--seeds', '1..6', '--bots', 'greedy'];
      const { cards } = (await reportOf(
        'balance',
        'sample-content/tokyo-metro',
        ...typed,
        '--workers',
        '1',
      )) as unknown as BalanceReport;
      const decks = cards.flatMap(({ card, what }) => (what === 'used' ? [card.slice(0, 1)] : []));
      return { decks: [...new Set(decks)].sort().join(''), acts: [...new Set(cards.map(({ what }) => what))].sort() };
    }),
  );
  const acts = ['bought', 'built', 'raised', 'speculated', 'sped', 'started', 'used'];
  expect(used).toEqual(seats.map(() => ({ decks: 'ABCDEF', acts })));
});
