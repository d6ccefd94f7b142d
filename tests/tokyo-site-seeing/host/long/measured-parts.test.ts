import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckReport } from '#api/cli/check-report.ts';
import { runStudio } from '../../../cli/run-studio.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-parts-'));
  await cp('sample-content', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function partsOf(project: string) {
  const { out } = await runStudio(['check', project, '--faces', '--json']);
  const { problems, parts } = JSON.parse(out) as CheckReport;
  const told = problems.filter(({ code }) => code.startsWith('PRT'));
  return { parts, told: told.map(({ code, severity, file, range, data }) => ({ code, severity, file, range, data })) };
}

async function rewrite(file: string, from: string, to: string): Promise<void> {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(from);
  await writeFile(place, text.replace(from, to));
}

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
const millimetres = expect.stringMatching(/^\d{1,3}(\.\d)?$/) as string;
const over = (file: string, id: string, locale: string) => ({
  ...{ code: 'PRT011', severity: 'warning', file, range, data: { id, locale, millimetres } },
});
const letters = (file: string, id: string, locale: string, ...missing: readonly string[]) => ({
  ...{ code: 'PRT012', severity: 'warning', file, range, data: { id, locale, letters: missing } },
});

describe('a printed part other than cards', () => {
  it('is reported at its text when that is too long or has no glyphs: a sheet and the mat, in Japanese and English', async () => {
    const project = 'tokyo-site-seeing';
    const scenario = 'scenarios/S01-house-off-the-map/scenario.json';
    await rewrite(`${project}/${scenario}`, '"毎日、夕方の五時。', `"${'毎日、夕方の五時。'.repeat(150)}`);
    const english = 'Every day at five a chime rings that was switched off long ago';
    await rewrite(`${project}/l10n/en/${scenario}`, english, `${english}, `.repeat(60));
    await rewrite(`${project}/l10n/en/mat.json`, '"Shinagawa"', '"Shi물"');
    expect((await partsOf(path.join(folder, project))).told).toEqual([
      over(scenario, 'S01', 'ja'),
      over(`l10n/en/${scenario}`, 'S01', 'en'),
      letters('l10n/en/mat.json', 'mat', 'en', '물'),
      letters('l10n/en/mat.json', 'mat-right', 'en', '물'),
    ]);
    const { out } = await runStudio(['check', path.join(folder, project), '--faces', '--locale', 'ja']);
    const lines = out.split('\n').filter((line) => line.includes('PRT011'));
    expect([lines, out.trimEnd().split('\n').at(-1)]).toEqual([
      [
        expect.stringMatching(
          /\/scenarios\/S01-\S+:1:1 警告 PRT011 「S01」（ja）の文が[\d.]+ミリはみ出して、一部が印刷されません。/,
        ),
        expect.stringMatching(/\/l10n\/en\/scenarios\/S01-\S+:1:1 警告 PRT011 「S01」（en）/),
      ],
      expect.stringMatching(/、面430枚、ほかの印刷物44点を調べました。エラー0、警告\d+$/),
    ]);
  });

  it('of a language package is reported at its translations, also of the game’s words; its required project is not', async () => {
    const project = 'translation-practice';
    const required = 'tokyo-site-seeing/scenarios/S05-where-only-summer-is-left/scenario.json';
    await rewrite(required, '"intro": "', `"intro": "${'毎日、夕方の五時。'.repeat(150)}`);
    await rewrite(`${project}/l10n/de/system.json`, '"t": "Fortschritt"', '"t": "Fort물schritt"');
    expect((await partsOf(path.join(folder, project))).told).toEqual([
      letters('l10n/de/system.json', 'progress', 'de', '물'),
    ]);
  });
});
