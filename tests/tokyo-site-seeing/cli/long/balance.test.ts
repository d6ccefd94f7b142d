import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../../cli/run-studio.ts';

const balance = (...more: readonly string[]) =>
  runStudio(['balance', 'sample-content/tokyo-site-seeing', '--scenario', 'S00', ...more]);

async function report(...more: readonly string[]): Promise<BalanceReport> {
  const { code, out } = await balance(...more, '--json');
  const value = JSON.parse(out) as BalanceReport;
  expect([code, Check(reports['balance']!, value)]).toEqual([0, true]);
  return value;
}

describe('studio balance', () => {
  it('plays a scenario with one to four players and each program, with the same results for any number of threads', async () => {
    const games = ['--seeds', '4..5', '--bots', 'random,greedy'];
    const [one, two] = [await report(...games, '--workers', '1'), await report(...games, '--workers', '2')];
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    const kinds = one.rates.map(({ seats, bots, games: played }) => [seats, bots[0], played]);
    expect(kinds).toEqual([1, 2, 3, 4].flatMap((seats) => ['random', 'greedy'].map((bot) => [seats, bot, 2])));
    expect(one.paired.map(({ bots, than }) => `${bots[0]} than ${than[0]}`)).toEqual(
      Array(4).fill('greedy than random'),
    );
    expect([one.games, one.ends.reduce((sum, end) => sum + end.games, 0)]).toEqual([16, 16]);
    // Every game begins with the first scenario card; the winner has reached the last.
    const reached = one.cards.filter(({ what, bots }) => what === 'reached' && bots[0] === 'greedy');
    const won = one.rates.reduce((sum, { bots, wins }) => sum + (bots[0] === 'greedy' ? (wins?.won ?? 0) : 0), 0);
    expect(reached.find(({ card }) => card === 'SC00-01')).toMatchObject({ times: 8, games: 8, won });
    expect(reached.find(({ card }) => card === 'SC00-09')).toMatchObject({ games: won, won });
    expect(one.cards.filter(({ what }) => what === 'used').length).toBeGreaterThan(20);
  });

  it('plays with the requested number of players', async () => {
    const games = ['--seeds', '1..1', '--bots', 'random', '--workers', '1'];
    const players = async (range: string) =>
      (await report(...games, '--players', range)).rates.map(({ seats }) => seats);
    expect([await players('2'), await players('2..3'), await players('4..9')]).toEqual([[2], [2, 3], [4]]);
  });

  it('reports what never happened, and what ended the games', async () => {
    const { gaps, neverUsed, ends } = await report('--seeds', '15..17', '--bots', 'random,greedy', '--players', '2');
    expect(gaps.map(({ choices, unended }) => [choices['scenario'], unended])).toEqual([
      ['S00', expect.arrayContaining(['SC00-07'])],
    ]);
    expect(gaps[0]?.unreached).not.toContain('SC00-SP');
    expect(neverUsed).toEqual(gaps[0]?.unused);
    expect(neverUsed.every((id) => /^[WIFAXT]-\d\d$/.test(id))).toBe(true);
    expect(neverUsed.length).toBeGreaterThan(10);
    // The trouble without effects is discarded on arrival, so it is never used or solved.
    expect(neverUsed).not.toContain('T-01');
    const won = ends.filter(({ result }) => result === 'cleared').map(({ card }) => card);
    expect([...new Set(won)]).toEqual(['SC00-09']);
  });

  it('prints tables', async () => {
    const { code, out } = await balance('--seeds', '1..1', '--bots', 'random');
    expect(code).toBe(0);
    expect(out).toMatch(/scenario {2}players {2}bot/);
    expect(out).toMatch(/S00 +4 +random +0\/1 +0 % +0 % – 79 %/);
    expect(out).toMatch(/S00 +story cards not reached +\d+ .*SC00-09/);
    expect(out).toMatch(/all +cards nobody used +\d+ /);
  });

  it.each([
    [['--bots', 'random,gready'], 'ARG004'],
    [['--scenario', 'S77'], 'noSuchChoice'],
    [['--seeds', 'all'], 'ARG013'],
    [['--workers', '0'], 'ARG004'],
    [['--players', '4..1'], 'ARG004'],
    [['--players', 'all'], 'ARG004'],
    [['--players', '5'], 'tooManyPlayers'],
  ])('%j is refused with exit 2', async (typed, code) => {
    const { code: exit, out } = await balance('--seeds', '1..1', ...typed, '--json');
    expect([exit, JSON.parse(out)]).toMatchObject([2, { error: { code } }]);
  });
});
