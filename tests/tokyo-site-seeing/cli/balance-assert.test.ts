import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { afterAll, expect, it } from 'vitest';
import type { BalanceAssertReport } from '#api/cli/balance-assert-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../cli/run-studio.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-assert-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = 'sample-content/tokyo-site-seeing';
const games = { scenario: 'S00', players: 1, program: 'random' };

function written(assertions: unknown): string {
  const file = path.join(folder, 'balance.json');
  writeFileSync(file, JSON.stringify(assertions));
  return file;
}
async function asserted(assertions: unknown, ...more: readonly string[]) {
  const { code, out } = await runStudio(['balance', sample, '--assert', written(assertions), ...more, '--json']);
  const report = JSON.parse(out) as BalanceAssertReport;
  expect(Check(reports['balance-assert']!, report)).toBe(true);
  return { code, ...report };
}

it('an assertion holds, fails, or is undecided at its limit, with as few games as that takes', async () => {
  // Random programs win nearly no game of this scenario.
  const { code, holds, results } = await asserted([
    { ...games, between: [0, 0.4] },
    { ...games, atLeast: 0.5 },
    { ...games, between: [0, 0.01], most: 40 },
  ]);
  expect([code, holds, results.map(({ verdict }) => verdict)]).toEqual([1, false, ['holds', 'fails', 'undecided']]);
  expect(results.map(({ games: played }) => played < 64)).toEqual([true, true, true]);
  expect(results[2]?.games).toBe(40);
});

it('the same input has the same verdict and number of games, for any number of threads', async () => {
  const one = await asserted([{ ...games, between: [0, 0.5] }], '--workers', '1');
  const three = await asserted([{ ...games, between: [0, 0.5] }], '--workers', '3', '--fresh');
  expect([one.code, one]).toEqual([0, three]);
});

it('how much a figure moves is asserted against another version', async () => {
  const { holds, results } = await asserted([{ ...games, movesAtMost: 0.45 }], '--against', sample);
  expect([holds, results[0]?.value]).toEqual([true, 0]);
});

it.each([
  [{ not: 'a list' }, 'ARG004', '--assert'],
  [[{ ...games, between: [0, 2] }], 'ARG004', '--assert'],
  [[{ ...games, players: 2 ** 53, atLeast: 0 }], 'ARG004', '--assert'],
  [[{ ...games, seeds: Number.MAX_SAFE_INTEGER, atLeast: 0 }], 'ARG004', '--assert'],
  [[{ ...games, program: 'gready', atLeast: 0 }], 'ARG004', 'program'],
  [[{ ...games, movesAtMost: 0.05 }], 'ARG048', 'movesAtMost'],
  [[{ ...games, figure: 'losses', atLeast: 0 }], 'noSuchChoice', 'figure'],
  [[{ ...games, scenario: 'S77', atLeast: 0 }], 'noSuchChoice', 'scenario'],
])('%j is refused with exit 2 and a sentence', async (assertions, code, word) => {
  const { code: exit, out, err } = await runStudio(['balance', sample, '--assert', written(assertions), '--json']);
  expect([exit, JSON.parse(out)]).toEqual([2, { error: expect.objectContaining({ code }) }]);
  expect(err).toContain(word);
});

it.each([
  [['--seeds', '1..9'], ['--seeds']],
  [['--games', '9'], ['--games']],
  [['--players', '2'], ['--players']],
  [['--bots', 'random'], ['--bots']],
  [['--budget', '4'], ['--budget']],
  [['--before', 'report.json'], ['--before']],
  [
    ['--scenario', 'S00', '--mods', 'SM-01', '--games', '9'],
    ['--games', '--scenario', '--mods'],
  ],
])('%j is refused, since the file says what is played', async (more, options) => {
  const file = written([{ ...games, atLeast: 0 }]);
  const { code, out, err } = await runStudio(['balance', sample, '--assert', file, ...more, '--json']);
  const message = {
    ja: `--assert では、何を遊ぶかをファイルに書きます。${options.join('・')} は外してください。`,
    en: `With --assert the file says what is played: leave out ${options.join(', ')}.`,
  };
  expect([code, JSON.parse(out)]).toEqual([2, { error: { code: 'ARG049', message, data: { options } } }]);
  expect(err).toContain(message.en);
});
