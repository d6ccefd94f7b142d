import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCallTable } from '#electron/call-table.ts';
import { chooseInDialog } from '#electron/choose-in-dialog.ts';
import { setMenu } from '#electron/desktop-menu.ts';
import { openStudioWindow, type WindowContext } from '#electron/studio-window.ts';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { copySample } from '#host/home/sample-copy.ts';
import { startNodeProcess } from '#host/lab-runs/background-process.ts';
import { chromiumPrinter } from '#host/print/printer.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { seen } from './fake-electron.mjs';

vi.mock('electron', () => import('./fake-electron.mjs'));

const shipped = shippedIn('.');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-projects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  seen.questions.length = seen.menus.length = seen.windows.length = 0;
});

interface Item {
  readonly label?: string;
  readonly role?: string;
  readonly submenu?: readonly Item[];
  readonly click?: () => void;
}
const itemsOf = (menu: unknown): Item[] => (menu as Item[]).flatMap((item) => item.submenu ?? []);

describe('the shipped game', () => {
  it('is copied once, and later changes of the copy stay', async () => {
    const place = path.join(folder, 'Site-Seeing Studio');
    const copy = await copySample(shipped, place);
    expect(path.relative(place, copy)).toBe(path.basename(shipped));
    await writeFile(path.join(copy, 'words.json'), '{"mine": true}');
    expect(await copySample(shipped, place)).toBe(copy);
    expect(await readFile(path.join(copy, 'words.json'), 'utf8')).toBe('{"mine": true}');
  });
});

describe('another project', () => {
  const ground = (shown: (string | null)[]): WindowContext => {
    const kept = path.join(folder, 'state');
    const show = async (wanted: string | null) => void shown.push(wanted);
    return {
      kept,
      recent: makeRecentProjects(kept),
      show,
      withTools: false,
      shelves: new Set(),
      printer: chromiumPrinter,
      startProcess: startNodeProcess,
    };
  };
  const ask = (call: string, asked: unknown) => {
    const sender = seen.windows[0]?.webContents;
    return seen.calls.get(`studio.call.${call}`)?.({ sender, senderFrame: sender?.mainFrame }, asked);
  };

  it('is chosen in the system dialog, or not at all', async () => {
    seen.chosenFolders = [path.resolve('docs')];
    expect(await chooseInDialog()).toBe(path.resolve('docs'));
    seen.chosenFolders = [];
    expect(await chooseInDialog()).toBe(null);
  });

  it('is shown in a window of its own, also a folder without a project; the welcome page closes, a project stays', async () => {
    const begun = path.join(folder, 'begun');
    await mkdir(begun);
    const wholeProject = async () => await cp(path.resolve(shipped), begun, { recursive: true });
    // A desk sends its page; the welcome page never does, even when a project has appeared in its folder.
    const showsDesk = async () => await ask('notePage', { page: 'a'.repeat(32), unsaved: [] });
    for (const [opened, happens, closes] of [
      [null, null, true],
      [path.resolve('docs'), null, true],
      [begun, wholeProject, true],
      [path.resolve(shipped), showsDesk, false],
    ] as const) {
      seen.windows.length = 0;
      const [table, shown] = [openCallTable(() => undefined), [] as (string | null)[]];
      await openStudioWindow(table, opened, ground(shown));
      await happens?.();
      expect(await ask('openFolder', { folder: path.resolve('docs') })).toEqual({ ok: { opened: true, secret: null } });
      expect([shown, seen.windows[0]?.closed]).toEqual([[path.resolve('docs')], closes]);
      seen.windows[0]?.emit('closed');
      await table.close();
    }
  });

  it('has a window of its own, which gets events of its files only', async () => {
    const other = path.join(folder, 'other');
    await cp(shipped, other, { recursive: true });
    const table = openCallTable(() => undefined);
    await openStudioWindow(table, shipped, ground([]));
    await openStudioWindow(table, other, ground([]));
    const [first, second] = seen.windows;
    expect([first?.shown, second?.shown]).toEqual([true, true]);
    await writeFile(path.join(other, 'words.json'), '{}');
    await expect.poll(() => second?.webContents.sent).toEqual([['studio.event', { event: 'filesChanged' }]]);
    expect(first?.webContents.sent).toEqual([]);
    for (const window of seen.windows) window.emit('closed');
    await table.close();
  });
});

describe('the menu', () => {
  it('opens folders and the welcome page, and leaves undo to the workbench', () => {
    const ways = { welcome: vi.fn(), open: vi.fn(), updates: null };
    setMenu(ways, false);
    const items = itemsOf(seen.menus[0]);
    items.find((item) => item.label === 'フォルダーを開く…')?.click?.();
    items.find((item) => item.label === 'はじめの画面')?.click?.();
    expect([ways.open.mock.calls, ways.welcome.mock.calls]).toEqual([[[]], [[]]]);
    const roles = items.map((item) => item.role);
    expect(roles).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll', 'zoomIn']));
    expect(items.some(({ label }) => label?.includes('新しいスタジオ'))).toBe(false);
    for (const role of ['undo', 'redo', 'toggleDevTools', 'reload']) expect(roles).not.toContain(role);
  });

  it('checks for updates where there can be any, and shows whether each start does', () => {
    const updates = { looksAtStart: true, lookAtStart: vi.fn(), look: vi.fn(() => Promise.resolve()) };
    setMenu({ welcome: () => undefined, open: () => undefined, updates }, false);
    const items = itemsOf(seen.menus[0]);
    items.find(({ label }) => label === '新しいスタジオがあるか確かめる…')?.click?.();
    const atStart = items.find(({ label }) => label === '始めるたびに確かめる');
    expect([updates.look.mock.calls, atStart]).toMatchObject([[[true]], { type: 'checkbox', checked: true }]);
  });

  it('has the developer tools in a development version', () => {
    setMenu({ welcome: () => undefined, open: () => undefined, updates: null }, true);
    expect(itemsOf(seen.menus[0]).map((item) => item.role)).toContain('toggleDevTools');
  });
});
