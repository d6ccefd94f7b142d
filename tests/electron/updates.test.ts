import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNewer } from '#electron/newer-version.ts';
import { makeUpdates, type Updater, updatesOf } from '#electron/updates.ts';
import { app, seen } from './fake-electron.mjs';

vi.mock('electron', () => import('./fake-electron.mjs'));

const folder = mkdtempSync(path.join(tmpdir(), 'studio-updates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Played extends Updater {
  readonly done: string[];
}

/** Plays electron-updater with this version on offer; an error makes its steps fail. */
function play(version: string | null, fails: { readonly check?: Error; readonly load?: Error } = {}): Played {
  const done: string[] = [];
  const step = (name: string, error: Error | undefined): Promise<void> => {
    done.push(name);
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  };
  return {
    ...{ done, autoDownload: true, autoInstallOnAppQuit: false, allowDowngrade: true, allowPrerelease: true },
    checkForUpdates: () =>
      step('check', fails.check).then(() => (version === null ? null : { updateInfo: { version } })),
    downloadUpdate: () => step('load', fails.load),
  };
}

const look = (played: Played, isAsked: boolean) => makeUpdates(folder, () => Promise.resolve(played)).look(isAsked);
const told = () => seen.questions.map(({ message, detail }) => [message, detail]);

beforeEach(() => {
  seen.questions.length = 0;
  seen.reply = 0;
});

describe('an update', () => {
  it('is downloaded when the person agrees, and installed when the studio closes', async () => {
    const played = play('1.3.0');
    seen.reply = 1;
    await look(played, true);
    expect(played).toMatchObject({
      done: ['check', 'load'],
      ...{ autoDownload: false, allowDowngrade: false, allowPrerelease: false, autoInstallOnAppQuit: true },
    });
    expect(told()).toEqual([
      ['新しいスタジオ 1.3.0 があります。取り込みますか。', '取り込んだものは、スタジオを終えるときに入ります。'],
    ]);
  });

  it('is not downloaded when they decline', async () => {
    const played = play('1.3.0');
    await look(played, false);
    expect([played.done, played.autoInstallOnAppQuit]).toEqual([['check'], false]);
    expect(seen.questions).toMatchObject([{ buttons: ['あとで', '取り込む'], defaultId: 0, cancelId: 0 }]);
  });

  it.each([[null], ['1.2.3'], ['1.2.2'], ['0.9.9'], ['1.3.0-beta.1'], ['v2.0.0'], ['2'], ['']])(
    'is not %j: it is never offered, and a manual check says so',
    async (version) => {
      seen.reply = 1;
      const played = play(version);
      await look(played, false);
      expect(told()).toEqual([]);
      await look(played, true);
      expect([played.done, told()]).toEqual([
        ['check', 'check'],
        [['スタジオ 1.2.3 が、いちばん新しいものです。', '']],
      ]);
    },
  );

  it('with an invalid signature is reported, and the studio stays', async () => {
    seen.reply = 1;
    await look(play('1.3.0', { load: new Error('not signed by the application owner\n  at somewhere') }), false);
    expect(told()[1]).toEqual([
      '取り込めませんでした。今のスタジオは、そのままです。',
      'not signed by the application owner',
    ]);
  });

  it('that cannot be looked up is reported only for a manual check', async () => {
    await look(play(null, { check: new Error('no net') }), false);
    expect(told()).toEqual([]);
    await look(play(null, { check: new Error('no net') }), true);
    expect(told()).toEqual([['新しいスタジオがあるか、確かめられませんでした。', 'no net']]);
  });

  it('is looked for by one check at a time', async () => {
    const played = play('1.3.0');
    const updates = makeUpdates(folder, () => Promise.resolve(played));
    await Promise.all([updates.look(true), updates.look(false)]);
    expect(played.done).toEqual(['check']);
  });
});

describe('the start of the studio', () => {
  it('does not check for updates until this is enabled', () => {
    const kept = mkdtempSync(path.join(folder, 'kept-'));
    const updates = makeUpdates(kept, () => Promise.reject(new Error('not to be loaded')));
    expect(updates.looksAtStart).toBe(false);
    updates.lookAtStart(true);
    expect(updates.looksAtStart).toBe(true);
    updates.lookAtStart(false);
    expect(updates.looksAtStart).toBe(false);
    for (const damaged of ['', '{', 'true', '{"atStart": "yes"}']) {
      writeFileSync(path.join(kept, 'updates.json'), damaged);
      expect(updates.looksAtStart).toBe(false);
    }
  });

  it('has no updates without their address, nor in a development version', () => {
    Object.assign(process, { resourcesPath: folder });
    app.isPackaged = true;
    expect(updatesOf(folder)).toBeNull();
    writeFileSync(path.join(folder, 'app-update.yml'), '');
    expect(updatesOf(folder)).not.toBeNull();
    app.isPackaged = false;
    expect(updatesOf(folder)).toBeNull();
  });
});

it.each([
  ['1.2.4', '1.2.3', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.10.0', false],
  ['1.2.3', '1.2', false],
  ['01.2.4', '1.2.3', false],
])('%s comes after %s: %s', (version, than, is) => {
  expect(isNewer(version, than)).toBe(is);
});
