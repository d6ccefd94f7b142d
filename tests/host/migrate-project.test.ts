import { cp, link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MigrationView } from '#api/cli/project-migration.ts';
import { migrations } from '#authoring/project/migrations/migrate.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { runStudio } from '../cli/run-studio.ts';

// An old project of the shipped game: documents without a version, and a studio.json without later fields.

let outside: string;
let project: string;
const at = (place: string): string => path.join(project, place);
const versionLine = /[ \t]*"formatVersion": 1,\r?\n/;

async function textsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
    ),
  );
}
async function edit(place: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(at(place), 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(at(place), change(text));
}
async function migrate(...typed: readonly string[]): Promise<{ readonly code: number; readonly told: MigrationView }> {
  const { code, out } = await runStudio(['migrate', project, '--json', ...typed]);
  return { code, told: JSON.parse(out) as MigrationView };
}
const old = ['studio.json', 'l10n/en/studio.json'];

beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-formats-'));
  project = path.join(outside, 'project');
  await cp(shippedIn('.'), project, { recursive: true });
});
afterEach(() => rm(outside, { recursive: true, force: true }));

describe('a project of an older format', () => {
  let now: Readonly<Record<string, string>>;
  let before: Readonly<Record<string, string>>;
  beforeEach(async () => {
    await writeFile(
      at('l10n/en/studio.json'),
      '{\n  "$schema": "../../x.json",\n  "formatVersion": 1,\n  "units": {}\n}\n',
    );
    now = await textsIn(project);
    for (const place of old) await edit(place, (text) => text.replace(versionLine, ''));
    await edit('studio.json', (text) => text.replace(/,\s*"requires": \[\],\s*"settings": \{\}/, ''));
    before = await textsIn(project);
  });

  it('is reported as such by check, with the command to migrate it', async () => {
    const { code, out } = await runStudio(['check', project, '--json']);
    const { problems } = JSON.parse(out) as { readonly problems: readonly { readonly code: string }[] };
    expect([code, problems.map((one) => one.code)]).toEqual([2, ['PRJ007']]);
  });

  it('is shown file by file as it would become, and nothing is written', async () => {
    const { code, told } = await migrate();
    expect([code, told.age, told.from, told.to, told.backup]).toEqual([0, 'older', 0, 1, null]);
    expect(Object.fromEntries(told.files.map(({ path: place, keys }) => [place, keys]))).toEqual({
      'studio.json': ['formatVersion', 'requires', 'settings'],
      'l10n/en/studio.json': ['formatVersion'],
    });
    expect(await textsIn(project)).toEqual(before);
  });

  it('is written with --write after a backup, like a project that was never old', async () => {
    const { code, told } = await migrate('--write');
    expect([code, told.backup, told.failed]).toEqual([0, '.studio-backup/format-0', null]);
    const after = await textsIn(project);
    for (const place of old) expect(after[path.join('.studio-backup', 'format-0', place)]).toBe(before[place]);
    const documents = Object.entries(after).filter(([place]) => !place.startsWith('.studio-backup'));
    expect(Object.fromEntries(documents)).toEqual(now);
    expect((await migrate('--write')).told).toMatchObject({ age: 'current', files: [], backup: null });
  });

  it('with an unwritable file stays unchanged as a whole', async () => {
    await link(at('studio.json'), path.join(outside, 'another-name.json'));
    const { code, told } = await migrate('--write');
    expect([code, told.failed]).toEqual([1, 'studio.json']);
    const after = await textsIn(project);
    for (const place of Object.keys(before)) expect(after[place]).toBe(before[place]);
  });

  it('that cannot be backed up is not written, and this is reported', async () => {
    await writeFile(at('.studio-backup'), 'a file');
    const { code, out } = await runStudio(['migrate', project, '--write', '--locale', 'en']);
    expect(code).toBe(1);
    expect(out).toContain('studio.json could not be backed up, so nothing was written.');
    expect(await textsIn(project)).toEqual({ ...before, '.studio-backup': 'a file' });
  });

  it.each([
    '',
    '[]',
    'null',
    '{',
    '"x"',
    '{"formatVersion": 1e999}',
    '{"formatVersion": -1}',
    '{"formatVersion": [[]]}',
    '['.repeat(5000),
    '\u0000',
  ])('whose studio.json is %j is reported, and unchanged', async (text) => {
    await writeFile(at('studio.json'), text);
    const odd = await textsIn(project);
    const { code } = await runStudio(['migrate', project, '--write', '--json']);
    expect(code).toBe(2);
    expect(await textsIn(project)).toEqual(odd);
  });

  it.each(['ja', 'en'])('is reported in words, in %s', async (locale) => {
    const { out } = await runStudio(['migrate', project, '--locale', locale]);
    expect(out).toContain('studio.json: formatVersion, requires, settings');
    expect(out).toMatch(locale === 'ja' ? /まだ書いていません/ : /Nothing was written yet/);
  });
});

describe('a project of a newer format', () => {
  beforeEach(() => edit('studio.json', (text) => text.replace('"formatVersion": 1', '"formatVersion": 2')));

  it.each([['check'], ['play', '--bot', 'random'], ['migrate', '--write']])(
    'is not read by %s, which says what to do',
    async (command, ...typed) => {
      const before = await textsIn(project);
      const { code, out, err } = await runStudio([command, project, ...typed, '--locale', 'en']);
      expect(code).toBe(2);
      expect(out + err).toMatch(/[Oo]pen (it|the project) with a newer studio/);
      expect(await textsIn(project)).toEqual(before);
    },
  );

  it('is shown in the studio and not written; a mistyped version can be undone', async () => {
    const host = makeStudioHost(project);
    const { files } = await host.openProject({});
    expect(files.map((file) => file.path)).toContain('studio.json');
    const text = await readFile(at('studio.json'), 'utf8');
    const save = (place: string, saved: string) => host.saveFile({ path: place, text: saved, base: null });
    const refused = { saved: false, reason: 'refused', code: 'newer-format' };
    expect(await save('words.json', '{}')).toEqual(refused);
    expect(await save('studio.json', `${text}\n`)).toEqual(refused);
    expect(await save('studio.json', text.replace('"formatVersion": 2', '"formatVersion": 1'))).toMatchObject({
      saved: true,
    });
    expect(await save('words.json', '{}')).toMatchObject({ saved: true });
  });
});

it('a saved game of a newer format is reported as such', async () => {
  const file = path.join(outside, 'saved.json');
  await runStudio(['play', project, '--bot', 'random', '--save', file]);
  const saved = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...saved, formatVersion: 2 }));
  const { code, out } = await runStudio(['replay', file, '--content', project, '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([2, { error: { code: 'newerSave' } }]);
});

it('every migration starts at the version where the one before it ends', () => {
  expect(migrations.map(({ from }) => from)).toEqual(migrations.map((_, index) => index));
});
