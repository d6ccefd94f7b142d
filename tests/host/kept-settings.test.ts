import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSettings, type SettingsCalls } from '#host/state/kept-settings.ts';

let outside: string;
let project: string;
let state: string;
let settings: SettingsCalls;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-settings-'));
  [project, state] = [path.join(outside, 'project'), path.join(outside, 'state')];
  await mkdir(project);
  await mkdir(state);
  settings = makeSettings(state, project);
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const nothing = { text: '', version: '', values: {}, damaged: null };
const yoru = '{"look.theme": "yoru"}\n';
const versionOf = (reply: object) => String((reply as { readonly version?: string }).version);

describe('settings', () => {
  it('are kept outside the project, separately for the person and the project, and readable by their owner only', async () => {
    expect(await settings.recallSettings({})).toEqual({ user: nothing, project: nothing });
    const user = await settings.keepSettings({ scope: 'user', text: yoru, base: '' });
    const own = await settings.keepSettings({ scope: 'project', text: '{"editor.wrap": false}', base: '' });
    expect([user, own]).toMatchObject([{ kept: true }, { kept: true }]);
    expect(await makeSettings(state, project).recallSettings({})).toEqual({
      user: { text: yoru, version: versionOf(user), values: { 'look.theme': 'yoru' }, damaged: null },
      project: {
        text: '{"editor.wrap": false}',
        version: versionOf(own),
        values: { 'editor.wrap': false },
        damaged: null,
      },
    });
    expect(await readdir(project)).toEqual([]);
    if (process.platform !== 'win32') expect((await stat(path.join(state, 'settings.json'))).mode & 0o077).toBe(0);
    expect((await makeSettings(state, null).recallSettings({})).project).toBeNull();
  });

  it('are not overwritten when another program wrote them meanwhile', async () => {
    await settings.keepSettings({ scope: 'user', text: yoru, base: '' });
    const reply = await settings.keepSettings({ scope: 'user', text: '{}', base: '' });
    expect(reply).toMatchObject({ kept: false, now: { text: yoru, values: { 'look.theme': 'yoru' } } });
    expect(await readFile(path.join(state, 'settings.json'), 'utf8')).toBe(yoru);
  });

  it('that cannot be read are set aside as they are, and the defaults apply', async () => {
    const file = path.join(state, 'settings.json');
    await writeFile(file, '{"look.theme": "yoru",');
    const { user } = await settings.recallSettings({});
    expect(user).toEqual({ ...nothing, damaged: expect.stringContaining('settings.damaged-') });
    expect(await readFile(String(user.damaged), 'utf8')).toBe('{"look.theme": "yoru",');
    expect(await settings.keepSettings({ scope: 'user', text: yoru, base: '' })).toMatchObject({ kept: true });
  });

  it('keep a wrong value, and the others apply', async () => {
    const text = '{"look.theme": "pink", "editor.wrap": false}';
    await settings.keepSettings({ scope: 'user', text, base: '' });
    expect((await settings.recallSettings({})).user).toMatchObject({ text, values: { 'editor.wrap': false } });
  });

  it('are not written when they are not a JSON object, or for a project when none is open', async () => {
    expect(await settings.keepSettings({ scope: 'user', text: '[]', base: '' })).toEqual({
      kept: false,
      code: 'no-object',
    });
    const welcome = makeSettings(state, null);
    expect(await welcome.keepSettings({ scope: 'project', text: '{}', base: '' })).toEqual({
      kept: false,
      code: 'no-project',
    });
  });
});
