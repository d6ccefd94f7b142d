import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import * as git from 'isomorphic-git';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editor, explorer, hasFocus, openFile, runCommand, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// A weapon was renamed and saved, in a project under git. Keeping and restoring versions is tested in
// tests/desk/history.test.ts, damaged git folders in tests/host/history/git.test.ts.

const file = 'cards/weapons.json';
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: commitAll });
});
beforeEach(async () => {
  if (onDisk().includes('倒れた標識')) return;
  await openFile(studio.page, file);
  await writeOver(studio.page, ['"name"', '曲がった標識'], '曲がった標識', '倒れた標識');
  await studio.page.keyboard.press('Control+s');
  await expect.poll(onDisk).toContain('倒れた標識');
});
afterAll(() => studio?.close());

async function commitAll(folder: string): Promise<void> {
  await git.init({ fs, dir: folder, defaultBranch: 'main' });
  await git.add({ fs, dir: folder, filepath: '.' });
  const author = { name: '作者', email: 'author@example.test', timestamp: 1_700_000_000, timezoneOffset: 0 };
  await git.commit({ fs, dir: folder, message: 'はじめの版', author });
}

const history = (page: Page): Locator => page.getByRole('region', { name: '履歴', exact: true });
const versions = (page: Page): Locator => history(page).getByRole('list', { name: '残っている版' });
const button = (page: Page, name: string): Locator => history(page).getByRole('button', { name, exact: true });
const onDisk = (): string => readFileSync(path.join(studio.folder, file), 'utf8');

const compared = (page: Page): Promise<string> =>
  history(page)
    .locator('.history-diff')
    .evaluate((place) => (place as HTMLElement).innerText.replaceAll('\u00a0', ' '));

function namesOn(figures: readonly Element[]): readonly string[] {
  return figures.map((figure) => {
    const printed = figure.cloneNode(true) as Element;
    for (const reading of printed.querySelectorAll('rt, rp')) reading.remove();
    return /(曲がった|倒れた)標識/.exec(printed.textContent ?? '')?.[0] ?? '';
  });
}

async function openHistory(page: Page): Promise<void> {
  await openFile(page, file);
  await page.keyboard.press('Control+Alt+h');
  await expect.poll(() => history(page).getByRole('combobox', { name: 'ファイル' }).inputValue()).toBe(file);
  await expect.poll(() => versions(page).getByRole('button').count()).toBe(2);
}

async function compareOldest(page: Page): Promise<void> {
  await versions(page).getByRole('button').first().focus();
  await page.keyboard.press('End');
  const oldest = versions(page).getByRole('button').last();
  await expect.poll(() => oldest.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Enter');
}

it('a change is listed with its time, lines and card, and marked in the editor and the tree', async () => {
  const { page } = studio;
  await openFile(page, file);
  const inTree = explorer(page).locator(`[data-path="${file}"]`);
  await inTree.getByRole('img', { name: '最後のコミットから変わった' }).waitFor();
  await expect.poll(() => editor(page).locator('.git-changed').count()).toBeGreaterThan(0);
  await openHistory(page);
  const told = await versions(page).getByRole('button').allTextContents();
  expect(told.map((one) => one.replace(/^[\d:]+/, ''))).toEqual([
    '保存1行増、1行減+1−1倒れた標識',
    'はじめて開いたとき',
  ]);
  expect(readFileSync(path.join(studio.folder, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n');
});

it('a version is compared with the current one: as text, as faces, and by the running game', async () => {
  const { page } = studio;
  await openHistory(page);
  await compareOldest(page);
  await expect.poll(() => compared(page)).toContain('曲がった標識');
  await expect.poll(() => compared(page)).toContain('倒れた標識');
  await button(page, '面').press('Enter');
  const faces = history(page).getByRole('region', { name: /(開いたとき|いまの文)の面$/ });
  await expect
    .poll(() => faces.locator('.face-figure:first-child').evaluateAll(namesOn))
    .toEqual(['曲がった標識', '倒れた標識']);
  await button(page, 'ゲーム').press('Enter');
  const game = history(page).getByRole('region', { name: 'ゲーム' });
  await expect.poll(() => game.innerText()).toContain('遊びなおしました');
  await button(page, '文').press('Enter');
});

it('a single card is restored as one step of undo', async () => {
  const { page } = studio;
  await openHistory(page);
  await compareOldest(page);
  await history(page).getByRole('combobox', { name: '項目' }).selectOption('W-01');
  // Off while the version is read, and a key does not wait for that.
  const restore = button(page, 'この項目だけ戻す');
  await expect.poll(() => restore.getAttribute('aria-disabled')).toBe('false');
  await restore.press('Enter');
  await expect.poll(() => history(page).getByRole('status').first().innerText()).toContain('戻しました');
  await expect.poll(() => page.title()).toMatch(/^• /);
  await openFile(page, file);
  await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('曲がった標識');
  expect(onDisk()).toContain('倒れた標識');
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('倒れた標識');
  await expect.poll(() => page.title()).not.toMatch(/^• /);
});

it('versions are listed with the commits of the file, and of one of its cards', async () => {
  const { page } = studio;
  await openHistory(page);
  await button(page, 'コミット').press('Enter');
  await expect
    .poll(() => versions(page).getByRole('button').allTextContents())
    .toEqual([expect.stringContaining('はじめの版')]);
  await expect.poll(() => compared(page)).toContain('曲がった標識');
  await expect.poll(() => seriousOn(studio, { at: '[data-part="history"]' })).toEqual([]);
  await button(page, '保存した版').press('Enter');
});

it('the gallery shows which faces have changed since a commit, and since an earlier save', async () => {
  const { page } = studio;
  await openFile(page, file);
  await runCommand(page, '面');
  const shown = page.getByRole('group', { name: '出す面' });
  await shown.getByRole('button', { name: '変更 0' }).click();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringContaining('保存してから変えた面はない'));
  const since = page.getByRole('combobox', { name: 'いつからの変更か' });
  const changed = (): Promise<readonly string[]> =>
    page.getByRole('listbox', { name: '面：武器' }).getByRole('option').allInnerTexts();
  await since.selectOption('最後のコミットから');
  await expect.poll(changed).toEqual([expect.stringMatching(/^W-01\s+倒れた標識/)]);
  await since.selectOption('保存してから');
  await shown.getByRole('button', { name: '変更 0' }).waitFor();
  const found = since.locator('option', { hasText: 'はじめて開いたとき' });
  await expect.poll(() => found.count()).toBe(1);
  await since.selectOption(await found.getAttribute('value'));
  await expect.poll(changed).toEqual([expect.stringMatching(/^W-01\s+倒れた標識/)]);
  await since.selectOption('保存してから');
  await shown.getByRole('button', { name: /面$/ }).click();
});

it('the history opens from the context menu of the tree', async () => {
  const { page } = studio;
  const other = 'cards/items.json';
  await explorer(page).locator(`[data-path="${other}"]`).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '履歴を見る' }).press('Enter');
  const choice = history(page).getByRole('combobox', { name: 'ファイル' });
  await expect.poll(() => choice.inputValue()).toBe(other);
});
