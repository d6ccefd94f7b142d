import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerStudioCall } from '#api/studio/answer-studio-call.ts';
import { LONGEST_PATH, MOST_BYTES, MOST_BYTES_IN_ALL } from '#api/studio/limits.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';
import { manifest } from '#engine/systems/tokyo-site-seeing/examples/package-examples.ts';
import { isProject } from '#host/program/chosen-project.ts';
import { findRequired } from '#host/project/read-project.ts';
import { makeRecovery } from '#host/state/recovery.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { evilPaths } from '../../corpus/evil-paths.ts';
import { longOnly, rows } from '../../matrix.ts';
import { base, writeProject } from '../packages/two-projects.ts';

// Whatever is in a project's folder or next to it, the project opens, and the one unreadable file is reported.

let around = '';
let project = '';
const at = (...place: readonly string[]): string => path.join(around, ...place);
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'limits-'));
  project = writeProject(at('project'), base);
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

async function opened(): Promise<StudioReply<'openProject'>['files']> {
  const host = makeStudioHost(project, { recovery: makeRecovery(project, at('state')) });
  const answer = await answerStudioCall(host, 'openProject', {});
  return 'ok' in answer ? (answer.ok as StudioReply<'openProject'>).files : [];
}

async function faults(): Promise<Readonly<Record<string, FileFault>>> {
  return Object.fromEntries((await opened()).flatMap((file) => ('fault' in file ? [[file.path, file.fault]] : [])));
}

/** The built command in a process of its own, which is killed when it does not end. */
function check(folder: string, limit = '') {
  const command = `${limit} exec "${process.execPath}" dist/cli/studio.js check "${folder}" --json --locale en`;
  const { status, stdout } = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64_000_000,
  });
  const { problems } = JSON.parse(stdout || '{"problems":[]}') as {
    readonly problems: readonly { readonly code: string; readonly file: string; readonly message: { en: string } }[];
  };
  return { status, told: problems.map(({ code, file }) => `${code} ${file}`), problems };
}

describe('a project opens', () => {
  const sizes = [
    [MOST_BYTES, undefined],
    [MOST_BYTES + 1, { kind: 'too-large', bytes: MOST_BYTES + 1, most: MOST_BYTES }],
    [11_000_000, { kind: 'too-large', bytes: 11_000_000, most: MOST_BYTES }],
    [33_500_000, { kind: 'too-large', bytes: 33_500_000, most: MOST_BYTES }],
  ] as const;
  it.each(rows(sizes, [0, 1]))('with a file of %i bytes in it', async (bytes, fault) => {
    writeFileSync(at('project', 'export.json'), `"${'a'.repeat(bytes - 2)}"`);
    expect((await faults())['export.json']).toEqual(fault);
    expect(await opened()).toHaveLength(Object.keys(base).length + 1);
  });

  it('with a text of the maximum length in three-byte characters, and saves it unchanged', async () => {
    const text = `"${'字'.repeat((MOST_BYTES - 4) / 3)}"`;
    writeFileSync(at('project', 'export.json'), text);
    const file = (await opened()).find((one) => one.path === 'export.json');
    if (file === undefined || 'fault' in file) throw new Error('it was not read');
    const host = makeStudioHost(project, { recovery: makeRecovery(project, at('state')) });
    const ask = { path: 'export.json', text: file.text, base: file.version };
    expect(await answerStudioCall(host, 'saveFile', ask)).toEqual({ ok: { saved: true, version: file.version } });
  });

  it.each(rows([LONGEST_PATH, LONGEST_PATH + 1, 600, 3000], [0, 1]))(
    'with a path of %i characters in it',
    async (length) => {
      const folder = 'f'.repeat(100);
      const steps = Array.from({ length: Math.floor(length / 101) }, () => folder);
      const name = `${'n'.repeat(length - steps.length * 101 - '.json'.length)}.json`;
      mkdirSync(at('project', ...steps), { recursive: true });
      writeFileSync(at('project', ...steps, name), '{}');
      const told = await faults();
      expect(Object.values(told)).toEqual(
        length <= LONGEST_PATH ? [] : [{ kind: 'long-path', length: expect.any(Number), most: LONGEST_PATH }],
      );
      const [longest = ''] = (await opened()).map((file) => file.path).sort((a, b) => b.length - a.length);
      expect(Object.values(told).map((fault) => 'length' in fault && fault.length)).toEqual(
        length <= LONGEST_PATH ? [] : [longest.length],
      );
    },
  );

  longOnly(() => {
    it('with more documents than the total limit: the last ones are reported', async () => {
      const one = 'a'.repeat(MOST_BYTES - 2);
      for (let i = 10; i < 12 + MOST_BYTES_IN_ALL / MOST_BYTES; i++)
        writeFileSync(at('project', `zzz-${i}.json`), `"${one}"`);
      expect(await faults()).toEqual({
        'zzz-19.json': { kind: 'too-much', most: MOST_BYTES_IN_ALL },
        'zzz-20.json': { kind: 'too-much', most: MOST_BYTES_IN_ALL },
        'zzz-21.json': { kind: 'too-much', most: MOST_BYTES_IN_ALL },
      });
    });
  });

  it.each(['special', 'loop', 'device'])('with a first document that is not a file: %s', async (kind) => {
    rmSync(at('project', 'studio.json'));
    if (kind === 'special') execFileSync('mkfifo', [at('project', 'studio.json')]);
    else symlinkSync(kind === 'loop' ? 'studio.json' : '/dev/zero', at('project', 'studio.json'));
    expect(isProject(project)).toBe(true);
    expect(Object.entries(await faults())).toEqual([
      [
        'studio.json',
        kind === 'special'
          ? { kind: 'special' }
          : kind === 'loop'
            ? { kind: 'unreadable', reason: 'ELOOP' }
            : { kind: 'outside' },
      ],
    ]);
  });
});

describe('`studio check` reports the same as the desk', () => {
  it('of a large file, a long path and a pipe', () => {
    const folder = ['a'.repeat(200), 'b'.repeat(200), 'c'.repeat(200)].join('/');
    writeProject(project, { 'export.json': `"${'a'.repeat(11_000_000)}"`, [`${folder}/deep.json`]: '{}' });
    execFileSync('mkfifo', [at('project', 'cards', 'pipe.json')]);
    const { status, told, problems } = check(project);
    // No document would be read at these places, so the game is playable; but a folder might contain documents.
    expect([status, told]).toEqual([
      1,
      [`FIL007 ${folder}`, 'FIL008 cards/pipe.json', 'FIL006 export.json'].sort((a, b) =>
        a.slice(7) < b.slice(7) ? -1 : 1,
      ),
    ]);
    for (const { message } of problems) expect(message.en).toMatch(/Split|Shorten|Remove/);
  });

  const manifests: readonly [string, (file: string) => void][] = [
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a link to a device without an end', (file: string) => symlinkSync('/dev/zero', file)],
    ['a link to itself', (file: string) => symlinkSync('studio.json', file)],
  ];
  it.each(rows(manifests, [0]))('for a studio.json that is %s, and terminates', (_, make) => {
    rmSync(at('project', 'studio.json'));
    make(at('project', 'studio.json'));
    expect(check(project)).toMatchObject({ status: 2, told: ['PRJ002 studio.json'] });
  });

  it('for a project that requires another, whatever is in the neighbouring folders', () => {
    writeProject(project, { 'studio.json': manifest('project', ['wanted']) });
    for (const [name, make] of [
      ['a-pipe', (file: string) => execFileSync('mkfifo', [file])],
      ['b-device', (file: string) => symlinkSync('/dev/zero', file)],
      ['c-large', (file: string) => writeFileSync(file, `{"id":"wanted","x":"${'a'.repeat(11_000_000)}"}`)],
    ] as const) {
      mkdirSync(at(name));
      make(at(name, 'studio.json'));
    }
    expect(check(project).told).toContain('PKG001 studio.json');
  });

  longOnly(() => {
    it('for 3,000 files in a folder, with few open at a time', () => {
      for (let i = 0; i < 3000; i++) writeFileSync(at('project', 'cards', `none-${i}.json`), '{}');
      const { told } = check(project, 'ulimit -n 100;');
      expect([told.length, new Set(told.map((one) => one.slice(0, 6)))]).toEqual([3000, new Set(['FIL005'])]);
    });
  });

  it('for folders 900 levels deep, without visiting all of them', () => {
    mkdirSync(at('project', ...Array.from({ length: 900 }, () => 'd')), { recursive: true });
    expect(check(project).told).toEqual([`FIL007 ${Array.from({ length: 257 }, () => 'd').join('/')}`]);
  });
});

describe('a file given to a command', () => {
  const studio = (words: string, before = '') => {
    const command = `${before} "${process.execPath}" dist/cli/studio.js ${words} --locale en`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 60_000 });
    return { status, stderr };
  };
  const pipe = () => {
    execFileSync('mkfifo', [at('pipe.json')]);
    return at('pipe.json');
  };

  it('may not be a pipe without a writer: a saved game, a set-up, the save of a playtest', () => {
    const game = pipe();
    writeProject(at('tests'), {
      'one.json': JSON.stringify({
        formatVersion: 1,
        tests: [{ name: 'x', given: { save: '../pipe.json' }, steps: [] }],
      }),
    });
    expect(studio(`replay "${game}"`)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('not a saved game'),
    });
    expect(studio(`play sample-content/tokyo-site-seeing --setup "${game}"`).status).toBe(2);
    expect(studio(`test "${at('tests', 'one.json')}"`).status).toBeGreaterThan(0);
  });

  it('may be passed by the shell', () => {
    const played = 'play sample-content/tokyo-site-seeing --bot random --setup /dev/stdin';
    expect(studio(played, `echo '{"scenario":"S00","seed":2}' |`).status).toBe(0);
    expect(studio('play sample-content/tokyo-site-seeing --bot random --setup /dev/zero').status).toBe(2);
  });
});

describe('a required project', () => {
  it.each([...evilPaths, '../outer/x', 'x/../../outer'])('is never looked up at %j', (id) => {
    for (const folder of ['outer', 'outer/x'])
      writeProject(at(folder), { 'studio.json': JSON.stringify({ id, requires: [] }) });
    const mine = manifest('mine', ['elsewhere']).replace('"elsewhere"', JSON.stringify(id));
    writeProject(at('inner', 'mine'), { 'studio.json': mine });
    expect([...findRequired(at('inner', 'mine')).values()]).toEqual([[]]);
  });
});
