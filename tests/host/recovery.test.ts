import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptTexts } from '#api/studio/kept-work.ts';
import { keptFolder } from '#host/state/kept-folder.mjs';
import { makeRecovery } from '#host/state/recovery.ts';

let outside: string;
let project: string;
let state: string;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-recovery-'));
  project = path.join(outside, 'project');
  state = path.join(outside, 'state');
  await mkdir(project);
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const nothing = { texts: null, desk: null, game: null, preferences: null, elsewhere: [] };
const [here, there, later] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const texts = (text: string): KeptTexts => ({
  texts: [{ path: 'cards/weapons.json', text, base: '0'.repeat(64) }],
  history: {
    done: [
      {
        name: { kind: 'typing' },
        changes: [{ path: 'cards/weapons.json', replacements: [{ offset: 1, removed: '', inserted: '一' }] }],
      },
    ],
    undone: [],
  },
  versions: {},
});

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('unsaved work that is kept', () => {
  it('is restored part by part by a restarted studio', async () => {
    const recovery = makeRecovery(project, state);
    expect(await recovery.recall(here)).toEqual(nothing);
    expect(await recovery.keep(here, { texts: texts('一'), preferences: { begun: true } })).toBe(true);
    expect(await recovery.keep(here, { game: { setup: { seed: 1 }, entries: [{ do: 'buy' }], undone: [] } })).toBe(
      true,
    );
    expect(await makeRecovery(project, state).recall(here)).toEqual({
      texts: texts('一'),
      desk: null,
      game: { setup: { seed: 1 }, entries: [{ do: 'buy' }], undone: [] },
      preferences: { begun: true },
      elsewhere: [],
    });
  });

  it('belongs to its page; a new page continues the latest, and the first may continue too', async () => {
    const recovery = makeRecovery(project, state);
    await recovery.keep(here, { texts: texts('一') });
    expect(await recovery.recall(there)).toEqual({ ...nothing, texts: texts('一') });
    await recovery.keep(here, { texts: texts('二') });
    await recovery.keep(there, { texts: texts('三') });
    expect((await recovery.recall(here)).texts).toEqual(texts('二'));
    expect((await makeRecovery(project, state).recall(there)).texts).toEqual(texts('三'));
  });

  it('of a page still open stays its own, also when a new page has copied it', async () => {
    const recovery = makeRecovery(project, state);
    await recovery.keep(here, { texts: texts('一') });
    await recovery.recall(there);
    await recovery.keep(there, { texts: texts('二') });
    expect((await recovery.recall(there)).elsewhere).toEqual([]);
    await recovery.keep(here, { desk: { layout: null, current: null, cursors: [] } });
    expect((await recovery.recall(there)).elsewhere).toMatchObject([{ page: here, texts: texts('一').texts }]);
  });

  it('is reported to every other page until it was looked at', async () => {
    const recovery = makeRecovery(project, state);
    await recovery.keep(here, { texts: texts('一') });
    await recovery.recall(there);
    await recovery.keep(there, { texts: texts('三') });
    await recovery.keep(here, { texts: texts('二') });
    const left = [{ page: there, at: expect.any(Number), texts: texts('三').texts }];
    expect(await recovery.recall(later)).toEqual({ ...nothing, texts: texts('二'), elsewhere: left });
    expect((await recovery.recall(later)).elsewhere).toEqual(left);
    const settled = (await recovery.recall(later)).elsewhere.map(({ page, at }) => ({ page, at }));
    await recovery.keep(later, {}, settled);
    expect((await recovery.recall(later)).elsewhere).toEqual([]);
    await recovery.keep(there, { texts: texts('四') });
    await recovery.keep(later, {}, settled);
    expect((await recovery.recall(later)).elsewhere).toMatchObject([{ page: there, texts: texts('四').texts }]);
    await recovery.keep(there, { texts: { ...texts('四'), texts: [] } });
    expect((await recovery.recall(later)).elsewhere).toEqual([]);
  });

  it('is never inside the project, and readable by its owner only', async () => {
    await makeRecovery(project, state).keep(here, { texts: texts('一') });
    expect(await filesIn(project)).toEqual([]);
    const [file, ...more] = await filesIn(state);
    expect(more).toEqual([]);
    if (process.platform !== 'win32') expect((await stat(file as string)).mode & 0o077).toBe(0);
  });

  it('is found by the real path of the project: the same through a link, different for another project', async () => {
    await makeRecovery(project, state).keep(here, { texts: texts('一') });
    const link = path.join(outside, 'link');
    await symlink(project, link, 'junction');
    expect((await makeRecovery(link, state).recall(here)).texts).toEqual(texts('一'));
    await mkdir(path.join(outside, 'other'));
    expect((await makeRecovery(path.join(outside, 'other'), state).recall(here)).texts).toBeNull();
  });

  it('ends with the latest part, however fast the parts came', async () => {
    const recovery = makeRecovery(project, state);
    await Promise.all(Array.from({ length: 20 }, (_, i) => recovery.keep(here, { texts: texts(String(i)) })));
    expect((await recovery.recall(here)).texts).toEqual(texts('19'));
    expect((await filesIn(state)).length).toBe(1);
  });

  it.each(['', '{', 'null', '[]', '{"format": 1, "kept": {"texts": 1}}', '{"format": 2, "kept": null}'])(
    'is empty when the file contains %j',
    async (damaged) => {
      const recovery = makeRecovery(project, state);
      await recovery.keep(here, { texts: texts('一') });
      const [file] = await filesIn(state);
      await writeFile(file as string, damaged);
      expect(await recovery.recall(here)).toEqual(nothing);
      expect(await recovery.keep(here, { texts: texts('二') })).toBe(true);
      expect((await recovery.recall(here)).texts).toEqual(texts('二'));
    },
  );

  it.each(['{"format": 2, "kept": {}}', '{"format": 1, '])(
    'of another page stays when the file contains %j',
    async (unread) => {
      const recovery = makeRecovery(project, state);
      await recovery.keep(there, { texts: texts('一') });
      const [file] = await filesIn(state);
      await writeFile(file as string, unread);
      await recovery.keep(here, { texts: texts('二') });
      expect(await recovery.recall(here)).toEqual({ ...nothing, texts: texts('二') });
      expect(await readFile(file as string, 'utf8')).toBe(unread);
    },
  );

  it('that cannot be written is reported, and the project is left alone', async () => {
    await writeFile(state, 'a file where the folder should be');
    expect(await makeRecovery(project, state).keep(here, { texts: texts('一') })).toBe(false);
    expect(await readFile(state, 'utf8')).toBe('a file where the folder should be');
    await chmod(state, 0o600);
  });
});

describe('the folder of kept work', () => {
  it.each([
    [{ STUDIO_STATE_FOLDER: path.resolve('/said') }, 'linux', path.resolve('/said')],
    [{ XDG_STATE_HOME: path.resolve('/state') }, 'linux', path.resolve('/state/site-seeing-studio')],
    [{ XDG_STATE_HOME: 'relative' }, 'linux', path.join(homedir(), '.local/state/site-seeing-studio')],
    [{}, 'darwin', path.join(homedir(), 'Library/Application Support/Site-Seeing Studio')],
    [{ LOCALAPPDATA: path.resolve('/local') }, 'win32', path.resolve('/local/Site-Seeing Studio')],
  ] as const)('with %j on %s is %s', (environment, platform, folder) =>
    expect(keptFolder(environment, platform)).toBe(folder),
  );
});
