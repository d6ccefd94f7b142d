import { expect, it } from 'vitest';
import { Tournament } from '#engine/simulation/standings.ts';
import { endsReportOf, standingsReportOf } from '#host/simulation/standings-report.ts';
import { standingsTables } from '../../cli/output/standings-tables.ts';

const seat = (place: number, win: number, score: number | null) => ({ roles: [], place, win, score });

it('results have a table of seats and one of programs, but none of roles without roles', () => {
  const tournament = new Tournament();
  tournament.add({ result: 'over', seats: [seat(1, 1, 9), seat(2, 0, 4)] }, ['greedy', 'random']);
  tournament.add({ result: 'over', seats: [seat(1, 0.5, 5), seat(1, 0.5, 5)] }, ['greedy', 'random']);
  const cells = standingsTables(standingsReportOf(tournament.standings()), 'en')
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/).slice(0, 8));
  expect(cells).toEqual([
    ['seat', 'games', 'won', 'rate', '95 %', 'place', '95 %', 'score'],
    ['1', '2', '1.5', '75.0 %', expect.any(String), '1.00', '1.00 – 1.00', '7.00'],
    ['2', '2', '0.5', '25.0 %', expect.any(String), '1.50', expect.any(String), '4.50'],
    [''],
    ['program', 'games', 'won', 'rate', '95 %', 'place', '95 %', 'score'],
    ['greedy', '2', '1.5', '75.0 %', expect.any(String), '1.00', '1.00 – 1.00', '7.00'],
    ['random', '2', '0.5', '25.0 %', expect.any(String), '1.50', expect.any(String), '4.50'],
  ]);
  // Without a word of the game, the internal name is shown
  expect(endsReportOf(tournament.ends(), {})).toMatchObject([
    { result: 'over', name: { ja: 'over', en: 'over' }, games: 2 },
  ]);
});
