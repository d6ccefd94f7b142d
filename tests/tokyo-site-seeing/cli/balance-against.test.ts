import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as git from 'isomorphic-git';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { LabRunsReport } from '#api/cli/lab-runs-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../cli/run-studio.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'studio-against-'));
const project = path.join(root, 'project');
const commits = path.join(root, 'commits');
const systemOf = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'studio.json'), 'utf8')) as { system?: string }).system;
/** None where this game is alone. */
const another = readdirSync('sample-content')
  .map((name) => path.join('sample-content', name))
  .filter((folder) => ![undefined, systemOf('sample-content/tokyo-site-seeing')].includes(systemOf(folder)))
  .slice(0, 1);
const cards = path.join('scenarios', 'S00-no-last-stop', 'cards.json');
const one = ['--scenario', 'S00', '--players', '1', '--bots', 'random', '--workers', '2'];

beforeAll(async () => {
  for (const folder of [project, commits]) cpSync('sample-content/tokyo-site-seeing', folder, { recursive: true });
  await git.init({ fs, dir: commits, defaultBranch: 'main' });
  await git.add({ fs, dir: commits, filepath: '.' });
  const author = { name: 'A', email: 'a@example.test', timestamp: 1_700_000_000, timezoneOffset: 0 };
  await git.commit({ fs, dir: commits, message: 'first', author });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function compared(folder: string, ...more: readonly string[]) {
  const { code, out } = await runStudio(['balance', folder, ...one, ...more, '--json']);
  const report = JSON.parse(out) as BalanceReport;
  expect([code, Check(reports['balance']!, report)]).toEqual([0, true]);
  return report;
}

it('a version that plays alike is called the same, after as many identical games as that takes', async () => {
  const { against, games: played } = await compared(project, '--against', 'sample-content/tokyo-site-seeing');
  const figure = {
    ...{ figure: 'wins', verdict: 'same', before: expect.any(Number), after: expect.any(Number), difference: 0 },
    ...{ interval: expect.any(Array), onlyBefore: 0, onlyAfter: 0 },
  };
  const rounds = { difference: 0, interval: expect.any(Array), isClear: false };
  const kind = { choices: { scenario: 'S00' }, seats: 1, bots: ['random'] };
  expect([played, against]).toEqual([
    68,
    {
      played: expect.any(Number),
      kinds: [{ ...kind, pairs: 68, identical: 68, isDecided: true, rounds, ends: [], used: [], figures: [figure] }],
      cards: [],
    },
  ]);
});

it('games that do not ask for a changed number are not played again, which changes no figure', async () => {
  const file = path.join(project, cards);
  const written = readFileSync(file, 'utf8');
  const games = ['--against', 'sample-content/tokyo-site-seeing', '--seeds', '1..40'];
  // Of a late card of the scenario
  writeFileSync(file, written.replace('"than": 6', '"than": 7'));
  const fresh = await compared(project, ...games, '--fresh');
  expect(fresh.against?.played).toBeLessThan(80);
  const alone = await runStudio(['balance', project, ...one, '--seeds', '1..40', '--fresh', '--json']);
  const { rates, cards: used, ends } = JSON.parse(alone.out) as BalanceReport;
  expect([fresh.rates, fresh.cards, fresh.ends]).toEqual([rates, used, ends]);
  writeFileSync(file, written);
});

it('an edit is compared with the last commit, and the games that it changed are counted', async () => {
  const file = path.join(commits, cards);
  const document = JSON.parse(readFileSync(file, 'utf8')) as { cards: { effects: unknown[] }[] };
  document.cards[0]?.effects.unshift({
    id: 'sent-on',
    when: { op: 'onEnter', who: { op: 'allPcs' }, area: 'SBY' },
    do: [{ op: 'moveTo', who: { op: 'allPcs' }, area: 'SJK' }],
    text: 'さらに先へ。',
  });
  writeFileSync(file, JSON.stringify(document));
  const { against } = await compared(commits, '--against', 'HEAD', '--seeds', '1..6');
  expect(against?.kinds).toMatchObject([{ pairs: 6, isDecided: false }]);
  expect(against?.kinds[0]?.identical).toBeLessThan(6);
  const { out } = await runStudio(['balance', commits, ...one, '--against', 'HEAD', '--seeds', '1..6']);
  expect(out).toMatch(/win rate +before +now +difference/);
  expect(out).toContain('undecided');
});

it('an edit is compared with a kept run, by the beginning of its key, from the games of then', async () => {
  const file = path.join(project, cards);
  const written = readFileSync(file, 'utf8');
  const { games } = await compared(project, '--seeds', '1..6');
  const { out } = await runStudio(['lab', 'runs', '--json']);
  const report = JSON.parse(out) as LabRunsReport;
  expect([Check(reports['lab-runs']!, report), report.runs[0]]).toEqual([
    true,
    {
      ...{ key: expect.any(String), at: expect.any(String), command: 'balance', content: expect.any(String), games },
      ...{ project: 'tokyo-site-seeing-sample', system: 'tokyo-site-seeing', choices: { scenario: ['S00'] } },
      ...{ players: { from: 1, to: 1 }, bots: ['random'], playouts: null, seeds: { from: 1, to: 6 } },
    },
  ]);
  const key = report.runs[0]?.key.slice(0, 8) ?? '';
  expect((await runStudio(['lab', 'runs'])).out).toContain(key);
  writeFileSync(file, written.replace('"than": 6', '"than": 1'));
  const { against } = await compared(project, '--against', key, '--seeds', '1..6');
  const same = await compared(project, '--against', 'sample-content/tokyo-site-seeing', '--seeds', '1..6', '--fresh');
  writeFileSync(file, written);
  expect(against?.kinds).toEqual(same.against?.kinds);
  const { err } = await runStudio(['balance', project, ...one, '--against', `${key.slice(0, 7)}x`]);
  expect(err).toContain(`Did you mean ${key}?`);
});

it.each<readonly [typed: readonly string[], code: string, sentence: string]>([
  [
    ['--against', 'no-such-commit'],
    'ARG046',
    'neither a project folder nor the key of a kept run nor the name of a commit',
  ],
  ...another.map(
    (folder) => [['--against', folder], 'ARG046', 'a project for another game'] as [string[], string, string],
  ),
  [['--against', 'HEAD', '--before', 'report.json'], 'ARG047', 'either --before or --against'],
])('%j is refused with exit 2 and a sentence', async (typed, code, sentence) => {
  const { code: exit, out, err } = await runStudio(['balance', commits, ...one, ...typed, '--json']);
  expect([exit, JSON.parse(out)]).toEqual([2, { error: expect.objectContaining({ code }) }]);
  expect(err).toContain(sentence);
});

it('a project outside of git is compared with folders only, and says so', async () => {
  const { code, err } = await runStudio(['balance', project, ...one, '--against', 'HEAD', '--locale', 'en']);
  expect([code, err]).toEqual([2, expect.stringContaining('this project is not in a git repository')]);
});
