import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPacked } from '#electron/open-packed.ts';
import { OpenRequests } from '#electron/open-requests.ts';
import { packProject } from '#host/packed-projects/pack-project.ts';
import { isPacked } from '#host/packed-projects/packed-name.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import configuration from '#scripts/electron-builder.config.mjs';
import { archiveOf } from '../corpus/evil-archives.ts';
import { app, seen } from './fake-electron.mjs';

vi.mock('electron', () => import('./fake-electron.mjs'));

const folder = mkdtempSync(path.join(tmpdir(), 'studio-given-'));
vi.stubEnv('FAKE_ELECTRON_FOLDER', folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const projects = path.join(folder, 'Site-Seeing Studio');

beforeEach(() => {
  vi.spyOn(app, 'getPath').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  app.removeAllListeners();
  app.isPackaged = false;
  seen.isFirst = true;
  seen.questions.length = 0;
  seen.reply = 0;
});

const again = (told: unknown) => app.emit('second-instance', {}, ['studio', '/not/this'], '/nor/this', told);

describe('a single studio', () => {
  it('opens the arguments of a later start, relative to its folder, and ignores unknown ones', () => {
    const given = new OpenRequests();
    const opened: (string | null)[] = [];
    expect([given.listen(), given.ready((place) => opened.push(place))]).toEqual([true, null]);
    again({ words: ['--ozone-platform=wayland', 'a.studiopack', 'b'], folder: '/home/ada' });
    again({ words: ['/projects/a'], folder: '/home/ada' });
    for (const told of [{ words: ['--flag'], folder: '/' }, { words: [1], folder: '/' }, null, 'a']) again(told);
    expect(opened).toEqual([
      path.resolve('/home/ada/a.studiopack'),
      path.resolve('/projects/a'),
      null,
      null,
      null,
      null,
    ]);
  });

  it('queues early arguments, the first one for its first window', () => {
    const given = new OpenRequests();
    const opened: (string | null)[] = [];
    given.listen();
    const preventDefault = vi.fn();
    for (const place of ['/a.studiopack', '/b.studiopack']) app.emit('open-file', { preventDefault }, place);
    expect(given.ready((place) => opened.push(place))).toBe('/a.studiopack');
    app.emit('open-file', { preventDefault }, '/c.studiopack');
    expect([opened, preventDefault.mock.calls.length]).toEqual([['/b.studiopack', '/c.studiopack'], 3]);
  });

  it('is enforced for an installed one; a development version runs next to it', () => {
    seen.isFirst = false;
    expect(new OpenRequests().listen()).toBe(true);
    app.isPackaged = true;
    expect(new OpenRequests().listen()).toBe(false);
    expect(app.listenerCount('open-file')).toBe(1);
  });
});

describe('a packed project', () => {
  it('is recognized by its extension, for which the system starts the studio', () => {
    expect(['a.studiopack', 'A.StudioPack', 'a.studiopack.zip', 'a'].map(isPacked)).toEqual([true, true, false, false]);
    expect(configuration.fileAssociations).toMatchObject([{ ext: 'studiopack' }]);
  });

  it('is unpacked into a new folder of the person, shown before they agree', async () => {
    const file = path.join(folder, 'sample.studiopack');
    await packProject(shippedIn('.'), file);
    expect(await openPacked(file)).toBeNull();
    expect(seen.questions).toMatchObject([
      {
        ...{ message: expect.stringContaining('sample.studiopack'), detail: path.join(projects, 'sample') },
        ...{ buttons: ['キャンセル', '作って開く'], defaultId: 1, cancelId: 0 },
      },
    ]);
    seen.reply = 1;
    expect(await openPacked(file)).toBe(path.join(projects, 'sample'));
    expect(await openPacked(file)).toBe(path.join(projects, 'sample 2'));
    expect(readdirSync(path.join(projects, 'sample'))).toContain('studio.json');
  });

  it('that is harmful or missing is refused with its reason', async () => {
    const file = path.join(folder, 'con.studiopack');
    writeFileSync(file, archiveOf([{ name: '../a.json' }]));
    seen.reply = 1;
    expect([await openPacked(file), await openPacked(path.join(folder, 'none.studiopack'))]).toEqual([null, null]);
    expect(seen.questions.map(({ message, detail }) => [message, detail])).toEqual([
      ['「con.studiopack」のプロジェクトを、このフォルダーに作りますか。', path.join(projects, 'project')],
      ['「con.studiopack」は開けません。', '../a.json は、プロジェクトの中のファイルの名前になりません。'],
      ['「none.studiopack」のプロジェクトを、このフォルダーに作りますか。', path.join(projects, 'none')],
      ['「none.studiopack」は開けません。', 'ファイルを読めません。'],
    ]);
  });
});
