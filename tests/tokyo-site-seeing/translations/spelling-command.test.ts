import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import { reports } from '#api/cli/reports.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { examples } from '#engine/systems/tokyo-site-seeing/examples/examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { runStudio } from '../../cli/run-studio.ts';

const file = 'l10n/en/cards/weapons.json';
const text = '"It was raining. He forgot his umbrela. Nobody came for him."';

async function write(folder: string, files: { readonly [name: string]: string }): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
const made = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'studio-spelling-'));

/** A project with one misspelt word, and a dictionary of all its words. */
async function spelt(change: { readonly text?: string; readonly dic?: string; readonly terms?: string }) {
  const example = examples.find(({ code }) => code === 'L10N053');
  if (example === undefined) throw new Error('no example');
  const { files, dictionary } = buildExample(smallProject, example);
  const project = await write(
    await made(),
    Object.fromEntries(files.flatMap((one) => ('text' in one ? [[one.path, one.text] as const] : []))),
  );
  const own = files.find((one) => one.path === file);
  if (own === undefined || !('text' in own)) throw new Error('no file');
  await write(project, { [file]: own.text.replace(text, change.text ?? text) });
  if (change.terms !== undefined) await write(project, { 'l10n/terms.csv': change.terms });
  const dic = change.dic ?? `${dictionary.length}\n${dictionary.join('\n')}\n`;
  const words = await write(await made(), { 'en.aff': 'SET UTF-8\nTRY etaoinshrl\n', 'en.dic': dic });
  return ['l10n', 'check', project, '--dictionaries', words, '--strict', '--json'] as const;
}

async function run(typed: readonly string[]): Promise<readonly [number, L10nCheckReport]> {
  const { code, out } = await runStudio(typed);
  const report = JSON.parse(out) as L10nCheckReport;
  expect(Check(reports['l10n-check']!, report)).toBe(true);
  return [code, report];
}
const misspelt = ({ problems }: L10nCheckReport) =>
  problems.filter(({ code }) => code === 'L10N053').map(({ data }) => [data['key'], data['said'], data['nearest']]);

it('reports words that the dictionary lacks, which is no failure, and only if asked', async () => {
  const typed = await spelt({});
  const [code, report] = await run(typed);
  expect([code, misspelt(report), report.dictionaries]).toEqual([
    ...[0, [['W-01/flavor', 'umbrela', 'umbrella']]],
    [{ locale: 'en', file: path.join(typed[4], 'en'), words: 11, fault: null }],
  ]);
  const [, unasked] = await run(['l10n', 'check', typed[2], '--json']);
  expect([misspelt(unasked), unasked.dictionaries]).toEqual([[], undefined]);
});

it('knows the names of cards, terms, the word list, ids, and what the source says', async () => {
  const typed = await spelt({
    text: '"W-01 {W-01} HP Wug Wugs Bar"',
    terms: 'term,locale,target,use\n雨,en,Wug,\n,en,Wugs,admitted\n標識,en,Bar,forbidden\n',
  });
  expect(misspelt((await run(typed))[1])).toEqual([['W-01/flavor', 'Bar', 'For']]);
});

it.each([
  ['is not one', { dic: 'umbrella\n' }, 'form'],
  ['is too large', { dic: `1\n${'a'.repeat(20_000_001)}\n` }, 'tooLarge'],
])('says why a dictionary that %s cannot be used, and fails', async (_, change, fault) => {
  const [code, report] = await run(await spelt(change));
  const [only] = report.dictionaries ?? [];
  expect([code, misspelt(report), only?.fault?.code]).toEqual([2, [], fault]);
  expect(only?.fault?.message.ja).not.toBe(only?.fault?.message.en);
});

it('a folder of dictionaries that does not exist is refused, with its name', async () => {
  const [, , project] = await spelt({});
  const { code, err } = await runStudio(['l10n', 'check', project, '--dictionaries', '/no/such/folder']);
  expect([code, err]).toEqual([2, '--dictionaries cannot be "/no/such/folder". Give a folder that exists.\n']);
});
