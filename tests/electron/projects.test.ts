import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCallTable } from '#electron/call-table.ts';
import { setMenu } from '#electron/desktop-menu.ts';
import { openOtherProject } from '#electron/open-other-project.ts';
import { copyShippedProject } from '#electron/shipped-project.ts';
import { openStudioWindow } from '#electron/studio-window.ts';
import { shippedIn, shippedName } from '#host/program-folder.ts';
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
  it('is copied once, and what was written in the copy stays', async () => {
    const copy = await copyShippedProject(shipped, folder);
    expect(path.relative(folder, copy)).toBe(path.join('Site-Seeing Studio', shippedName));
    await writeFile(path.join(copy, 'words.json'), '{"mine": true}');
    expect(await copyShippedProject(shipped, folder)).toBe(copy);
    expect(await readFile(path.join(copy, 'words.json'), 'utf8')).toBe('{"mine": true}');
  });
});

describe('another project', () => {
  it('is shown when it is one', async () => {
    seen.chosenFolders = [path.resolve(shipped)];
    const show = vi.fn(() => Promise.resolve());
    await openOtherProject(show);
    expect(show.mock.calls).toEqual([[path.resolve(shipped)]]);
  });

  it('is not shown when it is none, and why is said', async () => {
    seen.chosenFolders = [path.resolve('docs')];
    const show = vi.fn(() => Promise.resolve());
    await openOtherProject(show);
    seen.chosenFolders = [];
    await openOtherProject(show);
    expect(show).not.toHaveBeenCalled();
    expect(seen.questions).toMatchObject([{ detail: path.resolve('docs') }]);
    expect(seen.questions[0]?.message).toContain('studio.json');
  });

  it('has a window of its own, which hears of its files only', async () => {
    const other = path.join(folder, 'other');
    await cp(shipped, other, { recursive: true });
    const table = openCallTable(() => undefined);
    await openStudioWindow(table, shipped, false);
    await openStudioWindow(table, other, false);
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
  it('opens projects, and leaves undo to the workbench', () => {
    const open = vi.fn();
    setMenu(open, false);
    const items = itemsOf(seen.menus[0]);
    items.find((item) => item.label === 'プロジェクトを開く…')?.click?.();
    expect(open).toHaveBeenCalledOnce();
    const roles = items.map((item) => item.role);
    expect(roles).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll', 'zoomIn']));
    for (const role of ['undo', 'redo', 'toggleDevTools', 'reload']) expect(roles).not.toContain(role);
  });

  it('has the page’s tools where the program is worked on', () => {
    setMenu(() => undefined, true);
    expect(itemsOf(seen.menus[0]).map((item) => item.role)).toContain('toggleDevTools');
  });
});
