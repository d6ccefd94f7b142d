import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StudioApi, studioCalls } from '#api/studio/studio-api.ts';
import { type CallTable, openCallTable } from '#electron/call-table.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { standInHost } from '../api/stand-in-host.ts';
import { evilPaths } from '../corpus/evil-paths.ts';
import { BrowserWindow, seen } from './fake-electron.mjs';

// Rows 17 and B of the Electron list: permitted callers, requests and answers.
vi.mock('electron', () => import('./fake-electron.mjs'));

let asked = 0;
const faults: unknown[] = [];
const api: StudioApi = {
  ...standInHost,
  openProject: () => {
    asked++;
    return Promise.resolve({ folder: 'test', files: [], folders: [], changes: 0 });
  },
  saveFile: () => {
    asked++;
    return Promise.resolve({ saved: true, version: '0'.repeat(64) });
  },
  changeFiles: () => {
    asked++;
    return Promise.resolve({ done: true, files: [] });
  },
};
let table: CallTable;
let window: BrowserWindow;

beforeEach(() => {
  asked = 0;
  faults.length = 0;
  table = openCallTable((error) => void faults.push(error));
  window = openWindow(api);
});
afterEach(() => table.close());

function openWindow(answering: StudioApi): BrowserWindow {
  const opened = new BrowserWindow({ webPreferences: {} });
  void opened.loadURL('studio://workbench/');
  table.register(opened.webContents as never, answering);
  return opened;
}

async function invoke(call: string, words: readonly unknown[], event: object = {}): Promise<unknown> {
  const from = { sender: window.webContents, senderFrame: window.webContents.mainFrame, ...event };
  return structuredClone(await seen.calls.get(`studio.call.${call}`)?.(from, ...structuredClone(words)));
}

describe('the call table', () => {
  it('has exactly one channel for each call', () => {
    expect([...seen.calls.keys()]).toEqual(Object.keys(studioCalls).map((call) => `studio.call.${call}`));
  });

  it('answers the page in a registered window', async () => {
    expect(await invoke('openProject', [{}])).toEqual({ ok: { folder: 'test', files: [], folders: [], changes: 0 } });
    expect(asked).toBe(1);
  });

  it('answers each window about its own project', async () => {
    const other = openWindow({
      ...api,
      openProject: () => Promise.resolve({ folder: 'other', files: [], folders: [], changes: 0 }),
    });
    const event = { sender: other.webContents, senderFrame: other.webContents.mainFrame };
    expect(await invoke('openProject', [{}], event)).toEqual({
      ok: { folder: 'other', files: [], folders: [], changes: 0 },
    });
    expect(await invoke('openProject', [{}])).toEqual({ ok: { folder: 'test', files: [], folders: [], changes: 0 } });
  });

  it('is removed when it is closed', async () => {
    await table.close();
    expect(seen.calls.size).toBe(0);
  });
});

describe('a foreign sender is refused', () => {
  const page = { parent: null, origin: 'studio://workbench', url: 'studio://workbench/' };
  it.each([
    ['no frame, as after a navigation', null],
    ['a frame in the page', { ...page, parent: page }],
    ['about:blank with the origin it inherits', { ...page, url: '' }],
    ['about:blank', { ...page, origin: 'null', url: 'about:blank' }],
    ['another origin', { ...page, origin: 'https://evil.test' }],
    ['another host of our scheme', { ...page, origin: 'studio://evil', url: 'studio://evil/' }],
    ['a host that begins like ours', { ...page, origin: 'studio://workbench.evil', url: 'studio://workbench.evil/' }],
    ['an address with our name in it', { ...page, url: 'https://evil.test/studio://workbench/' }],
    ['a user of our name', { ...page, url: 'studio://workbench@evil.test/' }],
    ['a file', { ...page, origin: 'file://', url: 'file:///index.html' }],
    ['another page of ours', { ...page, url: 'studio://workbench/assets/other.html' }],
    ['an invalid address', { ...page, url: 'studio://[' }],
  ])('%s', async (_, senderFrame) => {
    expect(await invoke('openProject', [{}], { senderFrame })).toEqual({ refused: 'wrongSender' });
    expect(asked).toBe(0);
  });

  it('from an unregistered window', async () => {
    const { webContents } = new BrowserWindow({ webPreferences: {} });
    const event = { sender: webContents, senderFrame: page };
    expect(await invoke('openProject', [{}], event)).toEqual({ refused: 'wrongSender' });
    expect(asked).toBe(0);
  });

  it('from a closed window', async () => {
    window.webContents.emit('destroyed');
    expect(await invoke('openProject', [{}])).toEqual({ refused: 'wrongSender' });
  });
});

describe('a malformed request is refused', () => {
  const right = { path: 'a.json', text: '{}', base: null };
  it.each([
    ['openProject', []],
    ['openProject', [{}, {}]],
    ['openProject', [null]],
    ['openProject', [{ folder: '/etc' }]],
    ['openProject', ['{}']],
    ['saveFile', [{ ...right, path: '' }]],
    ['saveFile', [{ ...right, path: 'a'.repeat(513) }]],
    ['saveFile', [{ ...right, path: ['a.json'] }]],
    ['saveFile', [{ ...right, text: 1 }]],
    ['saveFile', [{ ...right, base: 'latest' }]],
    ['saveFile', [{ ...right, mode: 0o777 }]],
    ['saveFile', [{ path: 'a.json', text: '{}' }]],
    ['saveFile', [[right]]],
    ['changeFiles', [{ steps: [{ kind: 'move', path: 'a.json' }], bases: {} }]],
    ['changeFiles', [{ steps: [{ kind: 'delete', path: 'a.json', kept: '../../a', unsaved: [] }], bases: {} }]],
    ['changeFiles', [{ steps: [{ kind: 'run', path: 'a.json' }], bases: {} }]],
    ['changeFiles', [{ steps: [], bases: { 'a.json': 'latest' } }]],
    ['openFolder', [{}]],
    ['openFolder', [{ folder: '' }]],
    ['listFolders', [{ folder: ['/'] }]],
    ['newProject', [{ folder: '/a', kind: 'empty' }]],
  ])('%s %j', async (call, words) => {
    expect(await invoke(call, words)).toEqual({ refused: 'wrongAsk' });
    expect(asked).toBe(0);
  });
});

describe('a malformed answer', () => {
  it.each([
    ['an extra secret', { folder: 'test', files: [], folders: [], changes: 0, home: '/root' }],
    ['too little', { folder: 'test' }],
    ['nothing', undefined],
  ])('is not sent: %s', async (_, reply) => {
    const wrong = {
      ...api,
      openProject: () => Promise.resolve(reply as { folder: string; files: []; folders: []; changes: number }),
    };
    window = openWindow(wrong);
    expect(await invoke('openProject', [{}])).toEqual({ refused: 'fault' });
    expect(faults).toHaveLength(1);
  });

  it('reveals nothing of an internal error', async () => {
    window = openWindow({ ...api, openProject: () => Promise.reject(new Error('/root/secret')) });
    expect(await invoke('openProject', [{}])).toEqual({ refused: 'fault' });
    expect(String(faults[0])).toContain('/root/secret');
  });
});

describe('events', () => {
  it('reach a registered window, and only when they match the table', () => {
    table.tell(window.webContents as never, { event: 'filesChanged' });
    expect(window.webContents.sent).toEqual([['studio.event', { event: 'filesChanged' }]]);
    expect(() => table.tell(window.webContents as never, { event: 'filesChanged', file: '/etc' } as never)).toThrow();
    window.webContents.emit('destroyed');
    table.tell(window.webContents as never, { event: 'filesChanged' });
    expect(window.webContents.sent).toHaveLength(1);
  });
});

describe('a real project behind the table', () => {
  it('is not escaped by any path of the corpus', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'studio-table-'));
    const folder = path.join(outside, 'project');
    await cp(shippedIn('.'), folder, { recursive: true });
    await writeFile(path.join(outside, 'secret.json'), '{"secret": "CROWN JEWELS"}');
    await mkdir(path.join(outside, 'elsewhere'));
    await symlink(path.join(outside, 'secret.json'), path.join(folder, 'link.json'));
    await symlink(path.join(outside, 'elsewhere'), path.join(folder, 'way-out'));
    window = openWindow(makeStudioHost(folder));
    const before = await everythingIn(outside);
    for (const place of [...evilPaths, 'link.json', 'way-out/new.json']) {
      await invoke('saveFile', [{ path: place, text: '{"evil": true}', base: null }]);
      const kept = 'e'.repeat(32);
      for (const step of [
        { kind: 'create', path: place, text: '{"evil": true}', kept },
        { kind: 'delete', path: place, kept, unsaved: [] },
        { kind: 'move', path: 'studio.json', to: place },
      ])
        await invoke('changeFiles', [{ steps: [step], bases: {} }]);
    }
    const after = await everythingIn(outside);
    for (const [file, text] of before) expect(after.get(file)).toBe(text);
    const added = [...after.keys()].filter((file) => !before.has(file));
    expect(added.filter((file) => !file.startsWith(`${folder}${path.sep}`))).toEqual([]);
    const opened = JSON.stringify(await invoke('openProject', [{}]));
    expect(opened).not.toContain('CROWN JEWELS');
    expect(opened).not.toContain(outside);
    await rm(outside, { recursive: true });
  });
});

async function everythingIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}
