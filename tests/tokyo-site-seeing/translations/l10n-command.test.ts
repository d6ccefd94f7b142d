import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { CheckReport } from '#api/cli/check-report.ts';
import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import type { L10nStatusReport } from '#api/cli/l10n-status-report.ts';
import { reports } from '#api/cli/reports.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';

const german = 'sample-content/translation-practice';

async function sampleWith(changed: object): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-l10n-'));
  await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
  const file = path.join(folder, 'studio.json');
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...changed }));
  return folder;
}

async function checked(...typed: readonly string[]): Promise<readonly [number, L10nCheckReport]> {
  const { code, out } = await runStudio(['l10n', 'check', ...typed, '--json']);
  const report = JSON.parse(out) as L10nCheckReport;
  expect(Check(reports['l10n-check']!, report)).toBe(true);
  return [code, report];
}

describe('studio l10n status', () => {
  it('counts like studio check, over everything in play', async () => {
    const { out } = await runStudio(['l10n', 'status', german, '--json']);
    const report = JSON.parse(out) as L10nStatusReport;
    const check = (await reportOf('check', german)) as unknown as CheckReport;
    expect(Check(reports['l10n-status']!, report)).toBe(true);
    const missing = check.problems.find(({ code }) => code === 'L10N003')?.data;
    const stale = check.problems.filter(({ code }) => code === 'L10N002').length;
    const [only] = report.locales;
    expect([only?.locale, only?.units, only?.states.missing.units, only?.states.stale.units]).toEqual([
      'de',
      missing?.['total'],
      missing?.['missing'],
      stale,
    ]);
    const { draft, translated, reviewed, unused } = only!.states;
    expect(draft.units + translated.units + reviewed.units + stale + unused.units).toBe(check.units);
  });

  it('counts one file by the state of each translation, in words and characters of the texts', async () => {
    const folder = await sampleWith({ title: 'one two, three' });
    const units = {
      'tokyo-site-seeing-sample/title': { t: 'City', h: '0000000000', s: 'reviewed' },
      gone: { t: 'Old name', h: '0000000000', s: 'draft' },
    };
    await writeFile(path.join(folder, 'l10n/en/studio.json'), JSON.stringify({ formatVersion: 1, units }));
    const { out } = await runStudio(['l10n', 'status', folder, '--json', '--locale', 'en']);
    const { locales } = JSON.parse(out) as L10nStatusReport;
    const nothing = { units: 0, words: 0, characters: 0 };
    expect(locales[0]?.files.find(({ source }) => source === 'studio.json')).toEqual({
      source: 'studio.json',
      path: 'l10n/en/studio.json',
      units: 1,
      same: 0,
      questions: { open: 0, answered: 0 },
      states: {
        ...{ missing: nothing, draft: nothing, translated: nothing, reviewed: nothing },
        stale: { units: 1, words: 3, characters: 12 },
        unused: { units: 1, words: 2, characters: 7 },
      },
    });
  });

  it('is a table for people, in the system language for any --locale', async () => {
    const { out, code } = await runStudio(['l10n', 'status', german, '--locale', 'de']);
    expect(code).toBe(0);
    expect(out).toContain('missing');
    expect(out).toMatch(/^l10n\/de\/cards\/weapons\.json +\d+/m);
    expect(out).toMatch(/^de +\d+/m);
  });
});

describe('studio l10n status of a project with assignments', () => {
  const assignments = [
    { person: 'Mia', locale: 'en', files: ['cards/weapons.json'], states: ['reviewed'], until: '2027-03-31' },
    { person: 'Jo', locale: 'en', files: ['cards/'] },
    { person: 'Mia', locale: 'en', files: ['studio.json'], until: '2027-01-31' },
    { person: 'Eva', locale: 'de' },
  ];
  const assigned = async (): Promise<string> => {
    const folder = await sampleWith({});
    await writeFile(path.join(folder, 'l10n/assignments.json'), JSON.stringify({ formatVersion: 1, assignments }));
    return folder;
  };

  it('counts each text for the first person whom it is assigned to', async () => {
    const { out } = await runStudio(['l10n', 'status', await assigned(), '--json']);
    const [only] = (JSON.parse(out) as L10nStatusReport).locales;
    const unitsOf = (source: string) => only?.files.find((one) => one.source === source)?.units ?? 0;
    const cards = only?.files.filter(({ source }) => source.startsWith('cards/')) ?? [];
    const [weapons, studio] = [unitsOf('cards/weapons.json'), unitsOf('studio.json')];
    const all = cards.reduce((sum, { units }) => sum + units, 0);
    expect(Check(reports['l10n-status']!, JSON.parse(out))).toBe(true);
    expect(only?.people.map(({ person, until, units }) => [person, until, units])).toEqual([
      ['Mia', '2027-01-31', weapons + studio],
      ['Jo', null, all - weapons],
      [null, null, (only?.units ?? 0) - all - studio],
    ]);
  });

  it('writes it with the problems by kind to a page or as Markdown', async () => {
    const folder = await assigned();
    await writeFile(path.join(folder, 'l10n/terms.csv'), 'term,locale,target\n敵,en,foe\n');
    for (const ending of ['html', 'md']) {
      const file = path.join(folder, `report.${ending}`);
      expect((await runStudio(['l10n', 'status', folder, '--report', file])).code).toBe(0);
      const written = await readFile(file, 'utf8');
      expect(['Mia', '2027-01-31', 'cards/weapons.json', 'L10N022'].filter((one) => !written.includes(one))).toEqual(
        [],
      );
    }
    const { code, err } = await runStudio(['l10n', 'status', folder, '--report', 'report.txt']);
    expect([code, err.includes('.html, .md')]).toEqual([2, true]);
  });
});

describe('studio l10n check', () => {
  it('reports exactly what studio check reports of translations', async () => {
    const all = (await reportOf('check', german)) as unknown as CheckReport;
    const [code, report] = await checked(german);
    expect(code).toBe(0);
    expect(report.problems).toEqual(all.problems.filter(({ code: one }) => one.startsWith('L10N')));
    expect([report.locales, report.units]).toEqual([['de'], all.units]);
    expect((await checked(german, '--strict'))[0]).toBe(1);
  });

  it('can be limited to one locale', async () => {
    const folder = await sampleWith({ locales: ['ja', 'en', 'fr'] });
    expect((await checked(folder, '--locale', 'en'))[1].problems).toEqual([]);
    expect(
      (await checked(folder, '--locale', 'fr'))[1].problems.map(({ code, data }) => [code, data['locale']]),
    ).toEqual([['L10N003', 'fr']]);
  });
});

describe('a locale that is not in the project', () => {
  it.each([
    ['de_DE', 'ARG031', 'de'],
    ['german!', 'ARG031', undefined],
    ['De', 'ARG031', 'de'],
    ['fr', 'ARG032', undefined],
    ['de-AT', 'ARG032', 'de'],
  ])('%s is refused with %s and the one that was meant', async (locale, fault, nearest) => {
    const { code, out, err } = await runStudio(['l10n', 'status', german, '--locale', locale, '--json']);
    const { error } = JSON.parse(out) as {
      readonly error: { readonly code: string; readonly data: { readonly nearest?: string } };
    };
    expect([code, error.code, error.data.nearest]).toEqual([2, fault, nearest]);
    expect(err).toContain(nearest === undefined ? locale : `Did you mean ${nearest}?`);
  });

  it('de_DE means de-DE, if that exists', async () => {
    const folder = await sampleWith({ locales: ['ja', 'de-DE'] });
    const { err } = await runStudio(['l10n', 'status', folder, '--locale', 'de_DE']);
    expect(err).toBe('"de_DE" is not a language tag (BCP 47). Did you mean de-DE?\n');
  });
});

describe('a command of two words', () => {
  it('is listed with its group, and a slip gets the nearest one', async () => {
    const { out } = await runStudio(['l10n', '--help']);
    expect(out).toContain('studio l10n status PROJECT');
    expect(out).toContain('studio l10n check PROJECT');
    const { code, err } = await runStudio(['l10n', 'statu', german]);
    expect([code, err]).toEqual([2, 'There is no command "l10n statu". Did you mean l10n status?\n']);
  });
});
