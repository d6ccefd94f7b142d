import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import type { SensitivityReport } from '#api/cli/sensitivity-report.ts';
import type { SolveReport } from '#api/cli/solve-report.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const games = ['--scenario', 'S03', '--players', '1'];
/** The scenario is lost when a card has this many tokens. */
const path = 'SC03-02/effects/night/do/2/if/than';

async function ran<Report>(command: string, ...more: readonly string[]) {
  const { code, out } = await runStudio([command, sample, ...games, ...more, '--json']);
  const { seconds, played, ...report } = JSON.parse(out) as Report & { seconds: number; played: number };
  expect(Check(reports[command]!, { seconds, played, ...report })).toBe(true);
  return { code, report: report as unknown as Report };
}

it('a number is tried with one less and one more, with the same result for any number of threads', async () => {
  const one = ['--in', path, '--games', '40'];
  const { report } = await ran<SensitivityReport>('sensitivity', ...one);
  expect(report.numbers).toMatchObject([{ path, value: 20, isAsked: true, changes: [{ value: 19 }, { value: 21 }] }]);
  expect((await ran('sensitivity', ...one, '--fresh', '--workers', '1')).report).toEqual(report);
});

it('a number that no game uses changes nothing, and needs no games', async () => {
  const { report } = await ran<SensitivityReport>('sensitivity', '--in', 'SC00-07/effects', '--games', '20');
  const told = report.numbers.map(({ isAsked, changes }) => [
    isAsked,
    changes.every((one) => one.identical === one.pairs),
  ]);
  expect([told.length > 0, told.every(([isAsked, isSame]) => isAsked === false && isSame === true)]).toEqual([
    true,
    true,
  ]);
});

it('the value for a win rate is found, with its neighbours', async () => {
  const { code, report } = await ran<SolveReport>(
    ...(['solve', '--number', path, '--for', '12%', '--values', '1..30', '--games', '100'] as const),
  );
  const { found, searched, tried } = report;
  const [low, high] = tried.find(({ value }) => value === found)?.rate.interval ?? [1, 0];
  expect([code, searched, low <= 0.12 && high >= 0.12]).toEqual([0, 'bisection', true]);
  const values = tried.map(({ value }) => value);
  expect([values.includes((found ?? 0) - 1), values.includes((found ?? 0) + 1)]).toEqual([true, true]);
});

it('a win rate that no value reaches is told, with exit 1', async () => {
  const { code, report } = await ran<SolveReport>(
    ...(['solve', '--number', path, '--for', '0.9', '--values', '1..2', '--games', '60'] as const),
  );
  expect([code, report.found, report.tried.map(({ side }) => side)]).toEqual([1, null, ['below', 'below']]);
});

it.each([
  [['solve', '--for', '50%'], 'ARG005', '--number'],
  [['solve', '--number', path], 'ARG005', '--for'],
  [['solve', '--number', path, '--for', '150%'], 'ARG004', '50%'],
  [['solve', '--number', path, '--for', '50%', '--values', '9..1'], 'ARG004', '10..30'],
  [['solve', '--number', `${path}n`, '--for', '50%'], 'ARG004', path],
  [['solve', '--number', 'SC03-02', '--for', '50%'], 'ARG004', 'one number'],
  [['sensitivity', '--in', 'SC03-99'], 'ARG004', 'Did you mean SC03-'],
  [['sensitivity', '--bot', 'gready'], 'ARG004', 'greedy'],
  [['sensitivity', '--in', path, '--figure', 'seat/1', '--games', '1'], 'noSuchChoice', 'wins'],
])('%j is refused with exit 2 and a sentence', async (typed, code, word) => {
  const [command = '', ...more] = typed as readonly string[];
  const { code: exit, out, err } = await runStudio([command, sample, ...games, ...more, '--json']);
  expect([exit, JSON.parse(out)]).toEqual([2, { error: expect.objectContaining({ code }) }]);
  expect(err).toContain(word);
});
