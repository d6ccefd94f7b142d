import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedIn } from '#host/program/program-folder.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { evilArchives } from '../../corpus/evil-archives.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...names: readonly string[]) => path.join(folder, ...names);

function made(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name, file)), { recursive: true });
    writeFileSync(at(name, file), text);
  }
  return at(name);
}

function filesIn(place: string): ReadonlyMap<string, string> {
  const entries = readdirSync(place, { withFileTypes: true, recursive: true }).filter((one) => one.isFile());
  const files = entries.map((one) => path.join(one.parentPath, one.name));
  return new Map(files.sort().map((file) => [path.relative(place, file), readFileSync(file, 'latin1')]));
}

describe('a packed project', () => {
  it('is unpacked unchanged, and packed again to the same bytes', async () => {
    const report = await reportOf('pack', shippedIn('.'), '--to', at('sample.studiopack'));
    const again = await reportOf('unpack', at('sample.studiopack'), '--to', at('opened'));
    const whole = filesIn(shippedIn('.'));
    expect([...(report['files'] as readonly string[])].sort()).toEqual([...whole.keys()].sort());
    expect(again).toEqual({ folder: at('opened'), files: report['files'], leftOut: [] });
    expect(filesIn(at('opened'))).toEqual(whole);
    await reportOf('pack', at('opened'), '--to', at('again.studiopack'));
    expect(readFileSync(at('again.studiopack')).equals(readFileSync(at('sample.studiopack')))).toBe(true);
  });

  it('is unpacked into an existing folder when it is empty', async () => {
    const project = made('small', { 'studio.json': '{}', 'cards/a.json': '[]' });
    await reportOf('pack', project, '--to', at('small.studiopack'));
    mkdirSync(at('empty'));
    await reportOf('unpack', at('small.studiopack'), '--to', at('empty'));
    expect(filesIn(at('empty'))).toEqual(filesIn(project));
    expect(readdirSync(at('empty')).sort()).toEqual(['cards', 'studio.json']);
    const again = await runStudio(['unpack', at('small.studiopack'), '--to', at('empty'), '--json']);
    expect(JSON.parse(again.out).error.code).toBe('ARG044');
  });

  it('contains no hidden files, and only documents and pictures', async () => {
    const project = made('mixed', {
      ...{ 'studio.json': '{}', 'a.json': '[]', '.git/config': 'x', '.env': 'x', 'run.sh': 'x', 'README.md': '#' },
      ...{ 'node_modules/a/package.json': '{}' },
    });
    const { files } = await reportOf('pack', project, '--to', at('mixed.studiopack'));
    expect(files).toEqual(['a.json', 'studio.json']);
  });
});

describe('a failed packing writes nothing', () => {
  it.each([
    ['no project', { 'a.json': '{}' }, 'ARG041'],
    ['a name Windows does not allow', { 'studio.json': '{}', 'con.json': '{}' }, 'ARG042'],
    ['two names that are equal on other systems', { 'studio.json': '{}', 'a.json': '1', 'A.json': '2' }, 'ARG045'],
  ])('%s', async (name, files, code) => {
    const run = await runStudio(['pack', made(name, files), '--to', at(`${name}.studiopack`), '--json']);
    expect([run.code, JSON.parse(run.out).error.code, existsSync(at(`${name}.studiopack`))]).toEqual([2, code, false]);
  });

  it('distinguishes a name other systems do not allow from an unreadable file', async () => {
    const project = made('long', { 'studio.json': '{}', [`assets/${'夜'.repeat(70)}.png`]: 'x' });
    const run = await runStudio(['pack', project, '--to', at('long.studiopack'), '--json']);
    expect(JSON.parse(run.out).error.data).toEqual({ file: `assets/${'夜'.repeat(70)}.png`, why: 'name' });
  });

  it('refuses a link out of the project', async () => {
    const project = made('linked', { 'studio.json': '{}' });
    symlinkSync('/etc/passwd', path.join(project, 'a.json'));
    const run = await runStudio(['pack', project, '--to', at('linked.studiopack')]);
    expect([run.code, existsSync(at('linked.studiopack'))]).toEqual([2, false]);
    expect(run.err).toContain('a.json cannot be read');
  });

  it.each([
    [['--to', 'a.zip'], 'ARG004'],
    [[], 'ARG005'],
    [['--to', 'no/such/folder/a.studiopack'], 'ARG009'],
  ])('%j', async (words, code) => {
    const run = await runStudio(['pack', shippedIn('.'), ...words, '--json']);
    expect([run.code, JSON.parse(run.out).error.code]).toEqual([2, code]);
  });
});

describe('a failed unpacking creates no folder', () => {
  it.each(evilArchives.filter(([what]) => !what.startsWith('many')))('%s', async (_, kind, archive) => {
    const place = mkdtempSync(at('evil-'));
    const file = path.join(place, 'evil.studiopack');
    writeFileSync(file, archive());
    const run = await runStudio(['unpack', file, '--to', path.join(place, 'in', 'opened'), '--json']);
    const { code, data } = JSON.parse(run.out).error;
    expect([run.code, code, data.fault.kind]).toEqual([2, 'ARG043', kind]);
    expect(readdirSync(place)).toEqual(['evil.studiopack']);
    expect(run.err).toMatch(/^.*evil\.studiopack cannot be opened: .*\. Nothing was written\.\n$/);
  });

  it('never touches an existing folder', async () => {
    await reportOf('pack', shippedIn('.'), '--to', at('once.studiopack'));
    const there = made('there', { 'mine.txt': 'mine' });
    const run = await runStudio(['unpack', at('once.studiopack'), '--to', there, '--json']);
    expect([run.code, JSON.parse(run.out).error.code]).toEqual([2, 'ARG044']);
    expect([...filesIn(there)]).toEqual([['mine.txt', 'mine']]);
  });

  it.each([
    [['no-such.studiopack', '--to', 'a'], 'ARG043'],
    [['.', '--to', 'a'], 'ARG043'],
    [['a.studiopack'], 'ARG005'],
  ])('%j', async (words, code) => {
    const run = await runStudio(['unpack', ...words, '--json']);
    expect([run.code, JSON.parse(run.out).error.code]).toEqual([2, code]);
  });
});
