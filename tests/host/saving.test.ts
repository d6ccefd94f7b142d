import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorCodeOf } from '#host/files/error-code.ts';
import { versionOf } from '#host/project/project-files.ts';
import { type Saved, saveProjectFile } from '#host/project/save-project-file.ts';
import { makeRecovery } from '#host/state/recovery.ts';
import { makeStudioHost } from '#host/studio-host.ts';

let around = '';
let project = '';
let mask = 0;
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'saving-'));
  project = path.join(around, 'project');
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  mkdirSync(path.join(around, 'outside'));
  writeFileSync(at('studio.json'), '{}');
  mask = process.umask(0o022);
});
afterEach(() => {
  process.umask(mask);
  rmSync(around, { recursive: true, force: true });
});

const at = (...place: readonly string[]): string => path.join(project, ...place);
const base = (place: string): string => versionOf(readFileSync(at(place)));
const save = (place: string, text: string, how: { base?: string | null; insist?: boolean } = {}): Promise<Saved> =>
  saveProjectFile(project, place, { text, ...how, base: how.base === undefined ? base(place) : how.base });
const isRoot = process.getuid?.() === 0;

describe('two saves of one text', () => {
  it('at the same moment save one and ask about the other: 60 pairs', async () => {
    for (let pair = 0; pair < 60; pair++) {
      const from = base('studio.json');
      const both = await Promise.all(
        ['a', 'b'].map((who) => save('studio.json', JSON.stringify({ who, pair }), { base: from })),
      );
      expect(both.map(({ saved }) => saved).sort()).toEqual([false, true]);
      const winner = both[0]?.saved === true ? 'a' : 'b';
      expect(JSON.parse(readFileSync(at('studio.json'), 'utf8'))).toEqual({ who: winner, pair });
      const asked = both.find((one) => !one.saved);
      expect(asked).toMatchObject({ reason: 'conflict', onDisk: { version: base('studio.json') } });
    }
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });

  it('in two processes lose none: each saved version follows the one before', async () => {
    const program = `
      import { appendFileSync, readFileSync } from 'node:fs';
      import { saveProjectFile } from '#host/project/save-project-file.ts';
      import { errorCodeOf } from '#host/files/error-code.ts';
import { versionOf } from '#host/project/project-files.ts';
      const [project, me] = process.argv.slice(2);
      for (let saves = 0; saves < 40; ) {
        const bytes = readFileSync(project + '/studio.json');
        const { count } = { count: 0, ...JSON.parse(bytes.toString('utf8')) };
        const text = JSON.stringify({ count: count + 1, me });
        const { saved } = await saveProjectFile(project, 'studio.json', { text, base: versionOf(bytes) });
        if (saved) saves++;
      }`;
    const file = path.join(process.cwd(), '.cache', `saves-${process.pid}.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, program);
    const both = ['a', 'b'].map((me) => spawn(process.execPath, ['scripts/run-ts.mjs', file, project, me]));
    const codes = await Promise.all(both.map(async (child) => (await once(child, 'close'))[0] as number));
    rmSync(file);
    expect(codes).toEqual([0, 0]);
    expect(JSON.parse(readFileSync(at('studio.json'), 'utf8'))).toMatchObject({ count: 80 });
  });

  it('continue after two seconds when a lock was left behind', async () => {
    writeFileSync(at('.studio.json.studio-lock'), '');
    expect(await save('studio.json', '{"a": 1}')).toMatchObject({ saved: true });
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });

  it('never silently lose the write of another program', async () => {
    // The other program writes into the file in place, as many editors do; both texts cannot be kept.
    for (let pair = 0; pair < 40; pair++) {
      writeFileSync(at('studio.json'), '{}');
      const ours = save('studio.json', '{"ours": 1}');
      for (let turns = 0; turns < pair; turns++) await new Promise(setImmediate);
      const isBefore = readFileSync(at('studio.json'), 'utf8') === '{}';
      if (isBefore) writeFileSync(at('studio.json'), '{"theirs": 1}');
      const { saved } = await ours;
      const stands = readFileSync(at('studio.json'), 'utf8');
      // Theirs is there, whether it came before ours and was asked about, or came after ours was saved.
      if (isBefore) expect([pair, stands]).toEqual([pair, '{"theirs": 1}']);
      else expect([pair, saved, stands]).toEqual([pair, true, '{"ours": 1}']);
    }
  });
});

describe('a saved file keeps', () => {
  it.each([0o664, 0o666, 0o640, 0o600, 0o755])('its mode %o, whatever the umask', async (mode) => {
    chmodSync(at('studio.json'), mode);
    expect(await save('studio.json', '{ }')).toMatchObject({ saved: true });
    expect((statSync(at('studio.json')).mode & 0o777).toString(8)).toBe(mode.toString(8));
  });

  it.runIf(isRoot)('its owner and its group', async () => {
    chownSync(at('studio.json'), 1234, 5678);
    expect(await save('studio.json', '{ }')).toMatchObject({ saved: true });
    const { uid, gid } = statSync(at('studio.json'));
    expect([uid, gid]).toEqual([1234, 5678]);
  });

  const lines = ['{', '  "a": 1,', '  "b": 2,', '  "c": 3', '}'];
  it.each([
    ['CRLF', '\r\n', '\r\n', '\r\n', '\r\n', ''],
    ['CRLF with an end after the last line', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n'],
    ['CR', '\r', '\r', '\r', '\r', '\r'],
    ['LF', '\n', '\n', '\n', '\n', '\n'],
    ['of several kinds', '\n', '\r\n', '\n', '\r\n', '\r\n'],
    ['of three kinds', '\r', '\n', '\r\n', '\r\n', ''],
  ])('its line ends: %s', async (_, ...ends) => {
    const onDisk = (all: readonly string[], its: readonly string[]) => all.map((one, i) => one + its[i]).join('');
    writeFileSync(at('studio.json'), onDisk(lines, ends));
    const host = makeStudioHost(project, { recovery: makeRecovery(project, path.join(around, 'state')) });
    const { files } = await host.openProject({});
    const [file] = files;
    if (file === undefined || 'fault' in file) throw new Error('it was not read');
    expect(file.text).toBe(onDisk(lines, ends).replace(/\r\n?/g, '\n'));
    const usual = ends.filter((end) => end === '\r\n').length > 2 ? '\r\n' : (ends[3] as string);
    const [text, wanted] = [
      file.text.replace('"b": 2,', '"b": 22,').replace('"a": 1,', '"a": 1,\n  "new": 0,'),
      onDisk(
        ['{', '  "a": 1,', '  "new": 0,', '  "b": 22,', '  "c": 3', '}'],
        [ends[0] as string, ends[1] as string, usual, usual, ends[3] as string, ends[4] as string],
      ),
    ];
    expect(await save('studio.json', text)).toMatchObject({ saved: true });
    expect(JSON.stringify(readFileSync(at('studio.json'), 'utf8'))).toBe(JSON.stringify(wanted));
    expect(await save('studio.json', text)).toMatchObject({ saved: true });
    expect(JSON.stringify(readFileSync(at('studio.json'), 'utf8'))).toBe(JSON.stringify(wanted));
  });

  it('its 478 line ends when one line was changed', async () => {
    const many = Array.from({ length: 478 }, (__, i) => `  "key${i % 9}": ${i}${i % 7 === 3 ? '\n' : '\r\n'}`).join('');
    writeFileSync(at('studio.json'), many);
    expect(await save('studio.json', many.replaceAll('\r', '').replace('": 200\n', '": 2000\n'))).toMatchObject({
      saved: true,
    });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe(many.replace('": 200\r\n', '": 2000\r\n'));
  });

  it('its byte order mark, and gets none otherwise', async () => {
    writeFileSync(at('studio.json'), '\ufeff{}');
    expect(await save('studio.json', '{ }')).toMatchObject({
      saved: true,
      version: versionOf(Buffer.from('\ufeff{ }')),
    });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe('\ufeff{ }');
  });
});

describe('a file is not overwritten silently', () => {
  it('when it is read-only, also by an administrator', async () => {
    chmodSync(at('studio.json'), 0o444);
    expect(await save('studio.json', '{ }')).toEqual({ saved: false, reason: 'refused', code: 'read-only' });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe('{}');
    expect(await save('studio.json', '{ }', { insist: true })).toMatchObject({ saved: true });
    expect([readFileSync(at('studio.json'), 'utf8'), statSync(at('studio.json')).mode & 0o777]).toEqual(['{ }', 0o444]);
  });

  it('when it has another hard link, which would keep the old text', async () => {
    linkSync(at('studio.json'), path.join(around, 'other.json'));
    expect(await save('studio.json', '{ }')).toEqual({ saved: false, reason: 'refused', code: 'hard-link' });
    expect(statSync(at('studio.json')).nlink).toBe(2);
    expect(await save('studio.json', '{ }', { insist: true })).toMatchObject({ saved: true });
    expect(readFileSync(path.join(around, 'other.json'), 'utf8')).toBe('{}');
  });

  it.each([null, 'insist'] as const)('when it is a pipe, not even when confirmed (%s)', async (how) => {
    execFileSync('mkfifo', [at('pipe.json')]);
    const told = how === null ? {} : { insist: true };
    expect(await save('pipe.json', '{}', { base: null, ...told })).toMatchObject({ code: 'special' });
    expect(lstatSync(at('pipe.json')).isFIFO()).toBe(true);
  });

  it.each([
    ['{"a": "\ud83d"}', 0],
    ['{\n"a": 1,\n"\udc00": 2}', 2],
  ])('by a text with half a character, %j', async (text, line) => {
    expect(await save('studio.json', text)).toEqual({ saved: false, reason: 'refused', code: 'half-character', line });
    expect(readFileSync(at('studio.json'), 'utf8')).toBe('{}');
    expect(await save('studio.json', '{"a": "🗼"}')).toMatchObject({ saved: true });
  });

  it('when its name has half a character, which the file would not have', async () => {
    for (const place of ['x\ud800.json', '\udc00/x.json'])
      expect(await save(place, '{}', { base: null })).toEqual({ saved: false, reason: 'refused', code: 'bad-path' });
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });

  it('by a text too long to be read again', async () => {
    const saved = await save('studio.json', `"${'字'.repeat(3_400_000)}"`);
    expect(saved).toEqual({ saved: false, reason: 'refused', code: 'too-large' });
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });
});

describe('nothing is written outside the project', () => {
  it.runIf(process.platform === 'linux')(
    'while a folder is replaced by a link again and again',
    async () => {
      symlinkSync(path.join(around, 'outside'), at('.link'));
      writeFileSync(at('cards', 'items.json'), '{}');
      let isOver = false;
      let moves = 0;
      // A save that fails removes the folder that it made, which may be just now.
      const moveMade = (folder: string) => {
        try {
          renameSync(at(folder), at(`.made-${moves++}`));
        } catch (error) {
          if (errorCodeOf(error) !== 'ENOENT') throw error;
        }
      };
      const move = (from: string, to: string) => {
        for (;;) {
          try {
            return renameSync(at(from), at(to));
          } catch {
            moveMade(to);
          }
        }
      };
      const swapping = (async () => {
        for (let i = 0; !isOver; i++) {
          renameSync(at('cards'), at('.cards'));
          move('.link', 'cards');
          for (let turns = 0; turns <= i % 5; turns++) await new Promise(setImmediate);
          renameSync(at('cards'), at('.link'));
          move('.cards', 'cards');
          for (let turns = 0; turns <= i % 7; turns++) await new Promise(setImmediate);
        }
      })();
      const results = new Set<string>();
      for (let i = 0; i < 300; i++) {
        const saved = await save(`cards/new-${i}.json`, '{}', { base: null });
        results.add(saved.saved ? 'saved' : saved.reason === 'refused' ? saved.code : saved.reason);
      }
      isOver = true;
      await swapping;
      expect(readdirSync(path.join(around, 'outside'))).toEqual([]);
      expect([...results]).toContain('saved');
    },
    60_000,
  );
});

describe('leftovers of a killed studio', () => {
  it('are removed when the project is opened, except recent and foreign files', async () => {
    const old = ['cards/.items.json.0123456789ab.part', '.studio.json.studio-lock', '.studio.json.aaaaaaaaaaaa.part'];
    const kept = ['.new.json.0123456789ab.part', '.notes.part', 'cards/items.json.0123456789ab.part', '.x.json.lock'];
    const long = new Date(Date.now() - 10 * 60_000);
    for (const name of [...old, ...kept]) {
      writeFileSync(at(name), '{}');
      if (name !== '.new.json.0123456789ab.part') utimesSync(at(name), long, long);
    }
    const state = path.join(around, 'state');
    const page = 'a'.repeat(32);
    const recovery = makeRecovery(project, state);
    await recovery.keep(page, { desk: { layout: {}, current: null, cursors: [] } });
    const [folder = ''] = readdirSync(path.join(state, 'recovery'));
    const left = path.join(state, 'recovery', folder, page, '.texts.json.0123456789ab.part');
    writeFileSync(left, '');
    utimesSync(left, long, long);
    await makeStudioHost(project, { recovery: makeRecovery(project, state) }).openProject({});
    await makeRecovery(project, state).recall(page);
    expect(old.filter((name) => existsSync(at(name)))).toEqual([]);
    expect(kept.filter((name) => existsSync(at(name)))).toEqual(kept);
    expect(existsSync(left)).toBe(false);
  });
});
