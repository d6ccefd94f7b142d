import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../stories/chromium.ts';
import {
  commands,
  editor,
  explorer,
  goOn,
  openFile,
  play,
  problems,
  reload,
  stateOf,
  statusBar,
  stepBack,
  stepOn,
  writeOver,
} from '../../stories/desk.ts';
import { type Complaint, openPage, startDoor } from '../../stories/studio.ts';

// Reload, crash and restart: whichever way it ends, the work of more than a second ago is back.

let outside: string;
let folder: string;
let weapons: string;
let browser: Browser;
let door: { readonly child: ChildProcess; readonly address: string };
let page: Page;
const complaints: Complaint[] = [];

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-recovery-'));
  folder = path.join(outside, 'project');
  weapons = path.join(folder, 'cards/weapons.json');
  await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
  browser = await launchChromium();
  await open();
});
afterAll(async () => {
  await browser?.close();
  door?.child.kill('SIGKILL');
  await rm(outside, { recursive: true, force: true, maxRetries: 3 });
});

async function open(): Promise<void> {
  door = await startDoor(folder);
  page = await openPage(browser, door.address, complaints);
}

/** The program is killed, which its page tells, and the page with it; then the studio is started anew, at another address. */
async function crash(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  door.child.kill('SIGKILL');
  await once(door.child, 'close');
  await page
    .getByRole('alert')
    .getByText(/スタジオのプログラムが止まりました|The program of the studio has stopped/)
    .waitFor();
  await page.context().close();
  await meanwhile();
  await open();
}

const aSecond = () => page.waitForTimeout(1000);
const heading = () => editor(page).getByRole('heading').textContent();
const unsavedIn = (file: string) =>
  explorer(page).locator(`[data-path="${file}"]`).getByRole('img', { name: '未保存' }).count();
const closedFolders = () =>
  explorer(page)
    .getByRole('treeitem', { expanded: false })
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
const tabs = () => page.getByRole('tab', { name: /\.json$/ }).allInnerTexts();
const at = () => play(page).locator('.controls-at').innerText();

describe.sequential('what was being done is back', () => {
  let state: string;
  let place: string;
  let step: string;

  it('is made: tabs, unsaved text, a game, a panel hidden, a folder closed', async () => {
    await openFile(page, 'pcs.json');
    await page.keyboard.press('Alt+w');
    await openFile(page, 'cards/items.json');
    await openFile(page, 'cards/weapons.json');
    await explorer(page).getByRole('treeitem', { name: 'scenarios', exact: true }).click();
    await writeOver(page, ['"name"', '曲がった標識'], '曲がった標識', '失われない標識');
    await play(page).getByRole('combobox', { name: '手数' }).selectOption('10');
    const before = await stateOf(page);
    await goOn(page).click();
    await expect.poll(() => stateOf(page)).not.toBe(before);
    await stepBack(page).click();
    await expect.poll(() => stepOn(page).isEnabled()).toBe(true);
    await page.keyboard.press('Control+Shift+p');
    await page.keyboard.type('View: Problems');
    await page.keyboard.press('Enter');
    await expect.poll(() => problems(page).count()).toBe(0);
    await expect.poll(() => commands(page).count()).toBe(0);
    [state, step] = [await stateOf(page), await at()];
    place = /行 \d+、列 \d+/.exec(await statusBar(page).innerText())?.[0] ?? '';
    expect(place).not.toBe('');
    await aSecond();
  });

  const isBack = async () => {
    await expect.poll(heading).toBe('cards/weapons.json');
    await expect.poll(() => tabs()).toEqual(['weapons.json', 'items.json']);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('失われない標識');
    await expect.poll(() => unsavedIn('cards/weapons.json')).toBe(1);
    await expect.poll(() => readFile(weapons, 'utf8')).toContain('曲がった標識');
    await expect.poll(() => stateOf(page)).toBe(state);
    await expect.poll(() => at()).toBe(step);
    await expect.poll(() => stepOn(page).isEnabled()).toBe(true);
    await expect.poll(() => problems(page).count()).toBe(0);
    await expect.poll(() => closedFolders()).toEqual(['l10n', 'scenarios']);
    await expect.poll(() => statusBar(page).innerText()).toContain(place);
  };

  it('after a reload', async () => {
    await reload(page);
    await isBack();
  });

  it('after the program was killed', async () => {
    await crash();
    await isBack();
  });

  it('after the page was closed and the program ended as it should', async () => {
    await page.context().close();
    door.child.kill('SIGTERM');
    await once(door.child, 'close');
    expect(door.child.exitCode).toBe(0);
    await open();
    await isBack();
  });

  it('with the tab that was closed, and the command that was run last', async () => {
    await page.keyboard.press('F1');
    await expect.poll(() => commands(page).getByRole('option').first().innerText()).toContain('問題');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+Shift+T');
    await expect.poll(heading).toBe('pcs.json');
    await page.keyboard.press('Alt+w');
    await openFile(page, 'cards/weapons.json');
  });

  it('with colours and language', async () => {
    await page.getByRole('combobox', { name: '配色' }).selectOption('yoru');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await aSecond();
    await crash();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('yoru');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: '日本語', exact: true }).click();
    await aSecond();
  });

  it('a text with an error in it comes back too, beside the game as it was last right', async () => {
    await openFile(page, 'cards/items.json');
    await editor(page).locator('.view-line').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await aSecond();
    await crash();
    await expect.poll(() => unsavedIn('cards/items.json')).toBe(1);
    await expect.poll(() => at()).toBe(step);
    await page.keyboard.press('Control+z');
    await expect.poll(() => unsavedIn('cards/items.json')).toBe(0);
  });

  it('others who wrote the file meanwhile are told of, and nothing is written over', async () => {
    const theirs = (await readFile(weapons, 'utf8')).replace('"曲がった標識"', '"よその標識"');
    await aSecond();
    await crash(() => writeFile(weapons, theirs));
    await expect.poll(heading).toBe('cards/weapons.json');
    const alert = editor(page).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('ほかのプログラムが書き換えました');
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('失われない標識');
    await page.keyboard.press('Control+s');
    await expect.poll(() => alert.count()).toBe(1);
    await expect.poll(() => readFile(weapons, 'utf8')).toBe(theirs);
    await alert.getByRole('button', { name: 'ディスクの内容を読み込む' }).click();
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('よその標識');
    await expect.poll(() => unsavedIn('cards/weapons.json')).toBe(0);
  });

  it('has complained about nothing', () => {
    // A page whose program was killed finds nobody to answer it.
    expect(complaints.filter((one) => !/ERR_CONNECTION|dynamically imported/.test(one))).toEqual([]);
  });
});
