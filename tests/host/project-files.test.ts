import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { decodeText } from '#host/files/decode-text.ts';
import { isProjectPath } from '#host/files/document-path.ts';
import { readProjectFile, readProjectFiles, versionOf } from '#host/project/project-files.ts';
import { saveProjectFile } from '#host/project/save-project-file.ts';
import { evilPaths } from '../corpus/evil-paths.ts';

let around = '';
let project = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'project-files-'));
  project = path.join(around, 'project');
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  writeFileSync(path.join(project, 'studio.json'), '{}');
  writeFileSync(path.join(project, 'cards', 'weapons.json'), '\ufeff{}');
  writeFileSync(path.join(around, 'secret.json'), 'secret');
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const at = (place: string): string => path.join(project, place);

describe('a project is read', () => {
  it('as its documents in order, with the byte order mark removed and reported', async () => {
    writeFileSync(at('notes.txt'), 'no document');
    mkdirSync(at('.git'));
    writeFileSync(at('.git/config.json'), '{}');
    const files = await readProjectFiles(project);
    expect(files.map((file) => [file.path, isFaulty(file) ? file.fault : [file.text, file.bom]])).toEqual([
      ['cards/weapons.json', ['{}', true]],
      ['studio.json', ['{}', false]],
    ]);
    expect(await readProjectFile(project, 'studio.json')).toEqual(files[1]);
    expect(await readProjectFile(project, 'cards/none.json')).toBeNull();
  });

  it('with misnamed documents and Git LFS pointers reported as such', async () => {
    const misnamed = [
      'cards/a.JSON',
      'cards/b.jsonc',
      'cards/c.json5',
      'cards/d.json.txt',
      'cards/e.jsonl',
      'l10n/TERMS.csv',
    ];
    mkdirSync(at('l10n'));
    for (const place of [...misnamed, 'cards/f.js', 'l10n/list.csv']) writeFileSync(at(place), '{}');
    writeFileSync(
      at('words.json'),
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
    );
    const faulty = (await readProjectFiles(project)).filter(isFaulty);
    expect(faulty.map(({ path: place, fault }) => [place, fault.kind])).toEqual(
      [...misnamed.map((place) => [place, 'misnamed']), ['words.json', 'lfs-pointer']].sort(),
    );
  });

  it('with memories of other programs in their folder', async () => {
    mkdirSync(at('l10n/memory'), { recursive: true });
    for (const place of ['l10n/memory/a.tmx', 'l10n/memory/b.po', 'l10n/memory/c.xlsx', 'l10n/d.tmx'])
      writeFileSync(at(place), '');
    const read = await readProjectFiles(project);
    expect(read.map((file) => file.path)).toEqual([
      ...['cards/weapons.json', 'l10n/memory/a.tmx', 'l10n/memory/b.po', 'studio.json'],
    ]);
  });

  it('with its table of terms and no other, which are saved only where they are read', async () => {
    mkdirSync(at('l10n'));
    for (const place of ['l10n/terms.csv', 'l10n/words.csv', 'terms.csv']) writeFileSync(at(place), 'term');
    const read = await readProjectFiles(project);
    expect(read.filter((file) => !isFaulty(file)).map((file) => file.path)).toEqual([
      ...['cards/weapons.json', 'l10n/terms.csv', 'studio.json'],
    ]);
    const saved = ['l10n/terms.csv', 'terms.csv'].map((place) =>
      saveProjectFile(project, place, { text: 'term,locale', base: versionOf(Buffer.from('term')) }),
    );
    expect((await Promise.all(saved)).map((one) => one.saved)).toEqual([true, false]);
    expect(readFileSync(at('l10n/terms.csv'), 'utf8')).toBe('term,locale');
  });

  it('never through a link that replaces a file during the read', async () => {
    const beside = at('.beside');
    let reads = 0;
    const swapping = (async () => {
      for (let i = 0; reads < 300; i++) {
        if (i % 2 === 0) symlinkSync('../secret.json', beside);
        else writeFileSync(beside, '{}');
        renameSync(beside, at('swapped.json'));
        // Not in step with the reading: each version is there for a different time.
        for (let turns = 0; turns <= i % 7; turns++) await new Promise(setImmediate);
      }
    })();
    const found = new Set<string>();
    for (; reads < 300; reads++) {
      const file = await readProjectFile(project, 'swapped.json');
      found.add(file === null ? 'none' : isFaulty(file) ? file.fault.kind : file.text);
    }
    await swapping;
    expect([...found]).not.toContain('secret');
    expect([...found]).toContain('{}');
  });

  it('through a link inside the project, and never through one that leads outside', async () => {
    symlinkSync('../secret.json', at('out.json'));
    symlinkSync('cards/weapons.json', at('in.json'));
    symlinkSync(around, at('everything'));
    const files = new Map((await readProjectFiles(project)).map((file) => [file.path, file]));
    expect(files.get('out.json')).toEqual({ path: 'out.json', fault: { kind: 'outside' } });
    expect(files.get('everything')).toEqual({ path: 'everything', fault: { kind: 'outside' } });
    expect(files.get('in.json')).toMatchObject({ text: '{}' });
    expect(JSON.stringify([...files.values()])).not.toContain('secret"');
    expect(await readProjectFile(project, 'out.json')).toMatchObject({ fault: { kind: 'outside' } });
  });

  it('and the first byte that is not UTF-8 is located', () => {
    const bytes = Buffer.concat([Buffer.from('{\n  "na": "'), Buffer.from([0x95, 0x90, 0x8a, 0xed, 0x82, 0xcc, 0x22])]);
    expect(decodeText(bytes)).toEqual({ fault: { kind: 'encoding', guess: 'Shift_JIS', line: 1, character: 9 } });
    expect(decodeText(Buffer.from('{"絵文字": "🗼"}'))).toMatchObject({ bom: false });
  });
});

describe('a document is saved', () => {
  it('completely, with its version, and without leftovers', async () => {
    const version = versionOf(readFileSync(at('studio.json')));
    const saved = await saveProjectFile(project, 'studio.json', { text: '{"新": 1}', base: version });
    expect(saved).toEqual({ saved: true, version: versionOf(Buffer.from('{"新": 1}')) });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe('{"新": 1}');
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });

  it('with missing folders, and keeps its mode', async () => {
    chmodSync(at('studio.json'), 0o640);
    expect(await saveProjectFile(project, 'l10n/en/cards/weapons.json', { text: '{}', base: null })).toMatchObject({
      saved: true,
    });
    expect(await saveProjectFile(project, 'studio.json', { text: '{ }', base: null })).toMatchObject({ saved: true });
    expect(statSync(at('studio.json')).mode & 0o777).toBe(0o640);
    expect(existsSync(at('l10n/en/cards/weapons.json'))).toBe(true);
  });

  it('also when it is empty, and read like any other', async () => {
    const none = await saveProjectFile(project, 'studio.json', { text: '', base: versionOf(Buffer.from('{}')) });
    expect(none).toEqual({ saved: true, version: versionOf(Buffer.alloc(0)) });
    expect(await readProjectFile(project, 'studio.json')).toMatchObject({ text: '', bom: false });
    const some = await saveProjectFile(project, 'studio.json', { text: '{}', base: versionOf(Buffer.alloc(0)) });
    expect(some).toMatchObject({ saved: true });
  });

  it('never over the changes of another program', async () => {
    const version = versionOf(readFileSync(at('studio.json')));
    writeFileSync(at('studio.json'), '{"theirs": 1}');
    const saved = await saveProjectFile(project, 'studio.json', { text: '{"ours": 1}', base: version });
    expect(saved).toMatchObject({ saved: false, reason: 'conflict', onDisk: { text: '{"theirs": 1}' } });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe('{"theirs": 1}');
  });

  it('never outside: through a link, over a folder', async () => {
    symlinkSync(around, at('up'));
    symlinkSync('../secret.json', at('out.json'));
    mkdirSync(at('folder.json'));
    for (const place of ['up/secret.json', 'out.json', 'folder.json']) {
      expect(await saveProjectFile(project, place, { text: 'changed', base: null })).toMatchObject({
        saved: false,
        reason: 'refused',
      });
    }
    expect(readFileSync(path.join(around, 'secret.json'), 'utf8')).toBe('secret');
  });

  it.each(evilPaths)('never at %j', async (place) => {
    expect(isProjectPath(place)).toBe(false);
    expect(await saveProjectFile(project, place, { text: 'changed', base: null })).toMatchObject({
      saved: false,
      code: 'bad-path',
    });
  });
});
