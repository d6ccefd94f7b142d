import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStep, inverseSteps } from '#authoring/project/documents/file-step.ts';
import { changeFiles, type FileOperations, type FileOperationsResult } from '#host/file-operations/change-files.ts';
import { recoverFromJournal } from '#host/file-operations/journal.ts';
import { removedFilesIn } from '#host/file-operations/removed-files.ts';
import { versionOf } from '#host/project/project-files.ts';
import { evilPaths } from '../corpus/evil-paths.ts';

let around = '';
let project = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'file-steps-'));
  project = path.join(around, 'project');
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  mkdirSync(path.join(around, 'outside'));
  writeFileSync(at('studio.json'), '{}');
  writeFileSync(at('cards/a.json'), '\ufeff{"a": 1}\r\n');
  writeFileSync(at('cards/picture.png'), Buffer.from([0, 255, 13, 10]));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const at = (...place: readonly string[]): string => path.join(project, ...place);
const id = 'a'.repeat(32);
const journal = (): string => path.join(around, 'state', 'file-steps.jsonl');
const removed = () => removedFilesIn(path.join(around, 'state', 'removed'));

function everything(): ReadonlyMap<string, string> {
  const entries = readdirSync(project, { withFileTypes: true, recursive: true });
  return new Map(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(project, file), statSync(file).isFile() ? readFileSync(file, 'hex') : 'folder']),
  );
}

function change(steps: readonly FileStep[], bases?: FileOperations['bases']): Promise<FileOperationsResult> {
  const documents = [...everything().keys()].filter((file) => file.endsWith('.json'));
  const known = documents.filter((file) =>
    steps.some(({ kind, path: place }) => ['delete', 'move'].includes(kind) && `${file}/`.startsWith(`${place}/`)),
  );
  const now = Object.fromEntries(known.map((file) => [file, versionOf(readFileSync(at(file)))]));
  return changeFiles(project, { journal: journal(), removed: removed() }, { steps, bases: bases ?? now });
}

const create = (place: string, text = '{}\n'): FileStep => ({ kind: 'create', path: place, text, kept: id });
const remove = (place: string): FileStep => ({ kind: 'delete', path: place, kept: id, unsaved: [] });
const move = (place: string, to: string): FileStep => ({ kind: 'move', path: place, to });
const makeFolder = (place: string): FileStep => ({ kind: 'makeFolder', path: place });

describe('file steps', () => {
  it.each([
    ['a new file', [create('cards/b.json', '{"b": "道"}\n')]],
    ['a deleted file', [remove('cards/a.json')]],
    ['a deleted folder with files that are not documents', [remove('cards')]],
    ['a renamed file', [move('cards/a.json', 'cards/b.json')]],
    ['a file renamed in case only', [move('cards/a.json', 'cards/A.json')]],
    ['a renamed folder', [move('cards', 'decks')]],
    ['a new folder with a file in it', [makeFolder('new'), create('new/b.json')]],
    ['a file moved into a renamed folder', [move('cards', 'decks'), move('decks/a.json', 'a.json')]],
    ['a file created and moved', [create('b.json'), move('b.json', 'c.json')]],
  ] as const)('are undone to the last byte: %s', async (_, steps) => {
    const before = everything();
    expect(await change(steps)).toMatchObject({ done: true });
    const after = everything();
    expect(after).not.toEqual(before);
    expect(await change(inverseSteps(steps))).toMatchObject({ done: true });
    expect(everything()).toEqual(before);
    expect(await change(steps)).toMatchObject({ done: true });
    expect(everything()).toEqual(after);
  });

  it('report the documents they created or restored', async () => {
    const version = versionOf(readFileSync(at('cards/a.json')));
    await change([remove('cards')]);
    const back: FileStep = { kind: 'restore', path: 'cards', kept: id, unsaved: [] };
    expect(await change([back, create('b.json', '{}\n')])).toEqual({
      done: true,
      files: [
        { path: 'b.json', text: '{}\n', version: versionOf(Buffer.from('{}\n')), bom: false, ends: 'LF' },
        { path: 'cards/a.json', text: '{"a": 1}\n', version, bom: true, ends: 'CRLF' },
      ],
    });
  });

  it('are atomic: steps before a refused one are undone', async () => {
    const before = everything();
    const steps = [makeFolder('new'), move('cards/a.json', 'new/a.json'), remove('cards'), create('studio.json')];
    expect(await change(steps)).toEqual({ done: false, path: 'studio.json', code: 'exists' });
    expect(everything()).toEqual(before);
    expect(existsSync(journal())).toBe(false);
  });
});

describe('a file step is refused', () => {
  it.each<readonly [string, FileStep, string]>([
    ['an existing name', create('cards/a.json'), 'exists'],
    ['an existing name in another case', create('cards/Ａ.json'), 'case-clash'],
    ['a folder with an existing name', makeFolder('Cards'), 'case-clash'],
    ['a second studio.json', create('cards/studio.json'), 'reserved'],
    ['studio.json under another name', move('studio.json', 'project.json'), 'reserved'],
    ['removing studio.json, without which there is no project', remove('studio.json'), 'reserved'],
    ['a name with half a character, which no disk has', create('cards/x\ud800.json'), 'bad-path'],
    ['a device name', create('cards/con.json'), 'bad-path'],
    ['a hidden name', create('.hidden.json'), 'bad-path'],
    ['a name ending with dots', create('cards/a.json...'), 'bad-path'],
    ['a name too long', create(`${'字'.repeat(80)}.json`), 'bad-path'],
    ['a program', create('run.sh'), 'extension'],
    ['another file that becomes a document', move('cards/a.json', 'cards/a.html'), 'extension'],
    ['a file that is not a document', move('cards/picture.png', 'cards/picture.json'), 'extension'],
    ['a folder named like a document', makeFolder('new.json'), 'bad-path'],
    ['a folder into itself', move('cards', 'cards/in/it'), 'into-itself'],
    ['a missing file', remove('cards/none.json'), 'gone'],
    ['a missing folder', create('none/a.json'), 'gone'],
    ['half a character', create('b.json', '\ud83c'), 'half-character'],
    ['something never deleted', { kind: 'restore', path: 'b.json', kept: 'b'.repeat(32), unsaved: [] }, 'gone'],
    ['a folder that is not empty', { kind: 'removeFolder', path: 'cards' }, 'ENOTEMPTY'],
  ])('%s', async (_, step, code) => {
    const before = everything();
    expect(await change([step])).toEqual({ done: false, path: step.path, code });
    expect(everything()).toEqual(before);
  });

  it('when there are too many steps to wait for', async () => {
    const steps = Array.from({ length: 1001 }, (_, i) => create(`n${i}.json`));
    expect(await change(steps)).toEqual({ done: false, path: 'n0.json', code: 'too-many' });
  });

  it('for a document that another program has written, created or removed since', async () => {
    const conflict = (place: string) => ({ done: false, path: place, code: 'conflict' });
    const version = versionOf(readFileSync(at('cards/a.json')));
    expect(await change([remove('cards/a.json')], { 'cards/a.json': '0'.repeat(64) })).toEqual(
      conflict('cards/a.json'),
    );
    expect(await change([move('cards', 'decks')], {})).toEqual(conflict('cards/a.json'));
    const one = { 'cards/a.json': version, 'cards/gone.json': version };
    expect(await change([remove('cards')], one)).toEqual(conflict('cards/gone.json'));
  });

  it('for a path outside the project, in any form', async () => {
    writeFileSync(path.join(around, 'outside', 'secret.json'), '{}');
    symlinkSync(path.join(around, 'outside'), at('way-out'));
    const before = everything();
    const outside = ['../outside/secret.json', 'way-out/secret.json', ...evilPaths.filter((one) => one.includes('..'))];
    for (const place of outside)
      for (const step of [create(place), remove(place), move(place, 'b.json'), move('cards/a.json', place)])
        expect((await change([step])).done, JSON.stringify(step)).toBe(false);
    expect(everything()).toEqual(before);
    expect(readdirSync(path.join(around, 'outside'))).toEqual(['secret.json']);
  });

  it('for a deletion that could not be kept', async () => {
    mkdirSync(path.join(around, 'state'));
    writeFileSync(path.join(around, 'state', 'removed'), '');
    const before = everything();
    expect(await change([remove('cards')])).toEqual({ done: false, path: 'cards', code: 'not-kept' });
    expect(everything()).toEqual(before);
  });

  it('in a folder that disappears meanwhile: its contents are restored without waiting', async () => {
    const before = readFileSync(at('cards/a.json'), 'hex');
    const kept = {
      ...removed(),
      keep: () => {
        rmSync(at('cards'), { recursive: true });
        return Promise.reject(new Error('ENOSPC'));
      },
    };
    const bases = { 'cards/a.json': versionOf(readFileSync(at('cards/a.json'))) };
    const refused = await changeFiles(
      project,
      { journal: journal(), removed: kept },
      { steps: [remove('cards/a.json')], bases },
    );
    expect(refused).toEqual({ done: false, path: 'cards/a.json', code: 'not-kept' });
    expect(everything()).toEqual(
      new Map([
        ['cards', 'folder'],
        ['cards/a.json', before],
        ['studio.json', Buffer.from('{}').toString('hex')],
      ]),
    );
    expect(await change([create('b.json')])).toMatchObject({ done: true });
  });

  it('only outside the project: deleting a link to the outside removes the link, not its target', async () => {
    writeFileSync(path.join(around, 'outside', 'secret.json'), '{}');
    symlinkSync(path.join(around, 'outside', 'secret.json'), at('link.json'));
    expect(await change([remove('link.json')], { 'link.json': null })).toMatchObject({ done: true });
    expect([existsSync(at('link.json')), readdirSync(path.join(around, 'outside'))]).toEqual([false, ['secret.json']]);
  });
});

describe('a folder without write permission', () => {
  const NOBODY = 65534;

  /** Root may write anywhere: then the work is done by an unprivileged user, who gets these files first. */
  async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
    if (process.getuid?.() !== 0) return work();
    const places = readdirSync(around, { recursive: true, encoding: 'utf8' });
    for (const place of ['.', ...places]) chownSync(path.join(around, place), NOBODY, NOBODY);
    process.seteuid?.(NOBODY);
    try {
      return await work();
    } finally {
      process.seteuid?.(0);
    }
  }

  it('is left as it is', async () => {
    const before = everything();
    chmodSync(at('cards'), 0o555);
    const done = await withoutRights(() => change([create('b.json'), remove('cards/a.json')]));
    chmodSync(at('cards'), 0o755);
    expect(done).toEqual({ done: false, path: 'cards/a.json', code: 'EACCES' });
    expect(everything()).toEqual(before);
  });
});

describe('a process killed in the middle', () => {
  /** Does the steps in another process, which dies when all of them are done but before it reports. */
  function killIn(steps: readonly FileStep[]): void {
    const program = `
      import { changeFiles } from '#host/file-operations/change-files.ts';
      import { removedFilesIn } from '#host/file-operations/removed-files.ts';
      const [project, state, steps, bases] = process.argv.slice(2);
      const last = { kind: 'create', path: 'last.json', get text() { process.kill(process.pid, 'SIGKILL'); } };
      const kept = { journal: state + '/file-steps.jsonl', removed: removedFilesIn(state + '/removed') };
      await changeFiles(project, kept, { steps: [...JSON.parse(steps), last], bases: JSON.parse(bases) });`;
    const file = path.join(process.cwd(), '.cache', `steps-${process.pid}.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, program);
    const bases = JSON.stringify({ 'cards/a.json': versionOf(readFileSync(at('cards/a.json'))) });
    const state = path.join(around, 'state');
    const { signal } = spawnSync(
      process.execPath,
      ['scripts/run-ts.mjs', file, project, state, JSON.stringify(steps), bases],
      {
        stdio: 'inherit',
      },
    );
    rmSync(file);
    expect(signal).toBe('SIGKILL');
  }

  it('leaves the project as it was once a studio opens it again', async () => {
    const before = everything();
    killIn([move('cards/a.json', 'b.json'), create('c.json'), remove('cards')]);
    expect(everything()).not.toEqual(before);
    await recoverFromJournal(project, journal());
    expect(everything()).toEqual(before);
    expect(existsSync(journal())).toBe(false);
  });

  it('keeps changes made by other programs in what it had created', async () => {
    killIn([create('c.json'), move('cards/a.json', 'b.json')]);
    writeFileSync(at('c.json'), '{"mine": true}');
    await recoverFromJournal(project, journal());
    expect(readFileSync(at('c.json'), 'utf8')).toBe('{"mine": true}');
  });

  it('does not block the next step', async () => {
    killIn([create('c.json')]);
    expect(await change([create('c.json', '[]')])).toMatchObject({ done: true });
    expect(readFileSync(at('c.json'), 'utf8')).toBe('[]');
  });
});
