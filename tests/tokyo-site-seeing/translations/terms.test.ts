import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { fixesOf } from '#authoring/tools/fixes/fixes-of.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { after } from '../../authoring/describe-fixes.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/translation-practice';
const { files } = await readProject(sample);
const table = 'l10n/terms.csv';
const weapons = 'l10n/de/cards/weapons.json';
const look = (all: readonly ProjectFile[]) => diagnose(all, hostedSystems, null, allLanguages);
const before = look(files);

const edited = (place: string, from: string, to: string): readonly ProjectFile[] =>
  files.map((file) => {
    if (isFaulty(file) || file.path !== place) return file;
    if (!file.text.includes(from)) throw new Error(`${from} does not stand there`);
    return { ...file, text: file.text.replace(from, () => to) };
  });

function news(all: readonly ProjectFile[]) {
  const said = new Set(before.problems.map(({ code, data }) => `${code} ${String(data['key'])}`));
  return look(all).problems.filter(({ code, data }) => !said.has(`${code} ${String(data['key'])}`));
}

function mended(all: readonly ProjectFile[]): readonly (readonly [string, string])[] {
  const [problem] = news(all);
  if (problem === undefined) throw new Error('nothing is told');
  const fixes = fixesOf(problem, {
    files: all,
    project: look(all),
    ownFixers: fixesOfSystem('tokyo-site-seeing'),
    look,
    locale: 'en',
  });
  const textOf = (place: string, now: readonly ProjectFile[]): string => {
    const file = now.find((one) => one.path === place);
    return file === undefined || isFaulty(file) ? '' : file.text;
  };
  return fixes.map((fix) => [fix.title.en, textOf(problem.file, after(all, fix))]);
}

describe('a project with a table of terms', () => {
  it('reports a missing term and a forbidden word at their translation', () => {
    const found = (t: string) =>
      news(edited(weapons, 'Scharfschützengewehr der Absperrung', t)).map(({ code, file, range, data }) => [
        ...[code, file, range.start.line],
        data,
      ]);
    const key = { key: 'W-26/name', locale: 'de' };
    expect(found('Scharfschützengewehr der Grenze')).toEqual([
      ['L10N022', weapons, 25, { ...key, term: '封鎖線', meant: ['Absperrung'] }],
    ]);
    expect(found('Scharfschützengewehr der Mauer')).toEqual([
      ['L10N023', weapons, 25, { ...key, said: 'Mauer', nearest: 'Absperrung' }],
    ]);
  });

  it('offers the preferred word instead of a forbidden one, or to keep the word as intended', () => {
    const ways = mended(edited(weapons, 'Scharfschützengewehr der Absperrung', 'Scharfschützengewehr der Mauer'));
    expect(ways.map(([title]) => title)).toEqual([
      'Replace "Mauer" with "Absperrung"',
      'The translation is correct (record it in ok)',
    ]);
    expect(ways.map(([, text]) => text.includes('"Scharfschützengewehr der Absperrung", "h"'))).toEqual([true, false]);
  });

  it('reports an unknown locale with the one that was meant, and offers to replace it', () => {
    const all = edited(table, '旗,de,', '旗,de_DE,');
    expect(news(all).map(({ code, message }) => [code, message.en])).toEqual([
      ['L10N028', 'This project is not translated into "de_DE". Did you mean "de"?'],
    ]);
    expect(mended(all).map(([title, text]) => [title, text.includes('\n旗,de,')])).toEqual([['Change to "de"', true]]);
  });

  it('plays and checks the same with a table in another encoding', () => {
    const fault = { kind: 'encoding', guess: 'Shift_JIS', line: 1, character: 0 } as const;
    const all = files.map((file): ProjectFile => (file.path === table ? { path: table, fault } : file));
    expect(news(all).map(({ code, file }) => [code, file])).toEqual([['ENC001', table]]);
    expect(look(all).documents).toEqual(before.documents);
  });
});

describe('studio l10n check', () => {
  it('reports faults of the table of terms, with their place', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-terms-'));
    await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
    await writeFile(path.join(folder, table), 'term,locale,target\n道具,en,Tool\n道具,en_GB,Tool\n道具,en,Kit\n');
    const { code, out } = await runStudio(['l10n', 'check', folder, '--json']);
    const { problems } = JSON.parse(out) as L10nCheckReport;
    expect([code, problems.map((one) => [one.code, one.file, one.range.start, one.data['nearest']])]).toEqual([
      0,
      [
        ['L10N028', table, { line: 2, character: 3 }, 'en'],
        ['L10N029', table, { line: 3, character: 0 }, undefined],
      ],
    ]);
  });
});
