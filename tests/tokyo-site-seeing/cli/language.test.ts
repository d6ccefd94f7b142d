import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { LanguageReport } from '#api/cli/language-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';

describe('studio language PROJECT', () => {
  it('prints the users of each op and timing in the project, and unused words', async () => {
    const { code, out } = await runStudio(['language', sample, '--json']);
    const value = JSON.parse(out) as LanguageReport;
    expect([code, Check(reports['language']!, value)]).toEqual([0, true]);
    const [{ ops, timings = [], unused = [] } = { ops: [] }] = value.systems;
    const users = ops.find(({ op }) => op === 'discardTrouble')?.used;
    expect(users).toContain('A-17');
    expect(users).not.toContain('X-01');
    expect(timings.find(({ when }) => when === 'success')?.used).toContain('X-01');
    const none = [...ops, ...timings].filter(({ used }) => used?.length === 0);
    expect(unused).toEqual(none.map((one) => ('op' in one ? one.op : one.when)));
  });
  it('prints a word per line, without users when there is no project', async () => {
    const { out } = await runStudio(['language', sample]);
    const [, count, users = ''] = /^effect discardTrouble {2}(\d+) {2}(A-17\b.*)$/m.exec(out) ?? [];
    expect(Number(count)).toBe(users.split(' ').length);
    expect(out).toMatch(/\nNot used: .+\n$/);
    const [{ unused, ops } = { ops: [] }] = (
      JSON.parse((await runStudio(['language', '--json'])).out) as LanguageReport
    ).systems;
    expect([unused, ops.some(({ used }) => used !== undefined)]).toEqual([undefined, false]);
  });
  it('reports a word as unused once its only card no longer uses it', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-language-'));
    await cp(sample, folder, { recursive: true });
    const cards = path.join(folder, 'scenarios', 'S02-express-five-years-late', 'cards.json');
    const text = await readFile(cards, 'utf8');
    await writeFile(cards, text.replace(/"op": "onNextStop", (.+?), "route": \[.+?\]/, '"op": "onEnter", $1'));
    const { out } = await runStudio(['language', folder]);
    await rm(folder, { recursive: true });
    expect(out).toMatch(/\nNot used: (.+, )?onNextStop(, .+)?\n$/);
  });
  it('exits 2 for a folder that is not a project', async () => {
    const { code, out } = await runStudio(['language', 'tests', '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([2, { error: { code: 'ARG010' } }]);
  });
});

it('every word of the language is used by the sample or tried by a playtest', async () => {
  const files = (await readdir('tests/tokyo-site-seeing/playtests')).filter((file) => file.endsWith('.json'));
  const tests = (
    await Promise.all(files.map((file) => readFile(path.join('tests/tokyo-site-seeing/playtests', file), 'utf8')))
  ).join();
  const { out } = await runStudio(['language', sample, '--json']);
  const unused = (JSON.parse(out) as LanguageReport).systems.flatMap((one) => one.unused ?? []);
  expect(unused.filter((word) => !tests.includes(`"op": "${word}"`))).toEqual([]);
});
