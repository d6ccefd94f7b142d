import fs, { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as git from 'isomorphic-git';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, editor, explorer, openFile, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

const file = 'cards/weapons.json';
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: commitAll });
});
afterAll(() => studio?.close());

/** The sample in a repository of its own. */
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

async function write(page: Page, word: string, text: string): Promise<void> {
  await openFile(page, file);
  await writeOver(page, ['"name"', word], word, text);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toContain(text);
}

/** What the two editors of the comparison show, without the lines that are alike. */
const compared = (page: Page): Promise<string> =>
  history(page)
    .locator('.history-diff')
    .evaluate((place) => (place as HTMLElement).innerText.replaceAll('\u00a0', ' '));

/** What faces print of a name, without its readings. */
function namesOn(figures: readonly Element[]): readonly string[] {
  return figures.map((figure) => {
    const printed = figure.cloneNode(true) as Element;
    for (const reading of printed.querySelectorAll('rt, rp')) reading.remove();
    return /(曲がった|倒れた)標識/.exec(printed.textContent ?? '')?.[0] ?? '';
  });
}

describe('what was saved', () => {
  it('is listed with its time, its lines and its card, and marked beside its lines and in the tree', async () => {
    const { page } = studio;
    for (const [word, text] of [
      ['曲がった標識', 'ねじれた標識'],
      ['ねじれた標識', '折れた標識'],
      ['折れた標識', '倒れた標識'],
    ] as const)
      await write(page, word, text);
    await expect
      .poll(() =>
        explorer(page)
          .locator(`[data-path="${file}"]`)
          .getByRole('img', { name: '最後のコミットから変わった' })
          .count(),
      )
      .toBe(1);
    await expect.poll(() => editor(page).locator('.git-changed').count()).toBeGreaterThan(0);
    await page.keyboard.press('Control+Alt+h');
    await expect.poll(() => versions(page).getByRole('button').count()).toBe(4);
    const told = await versions(page).getByRole('button').allTextContents();
    expect(told.map((one) => one.replace(/^[\d:]+/, ''))).toEqual([
      '保存1行増、1行減+1−1倒れた標識',
      '保存1行増、1行減+1−1折れた標識',
      '保存1行増、1行減+1−1ねじれた標識',
      'はじめて開いたとき',
    ]);
    await expect.poll(() => readFileSync(path.join(studio.folder, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n');
  });

  it('is held against what stands there now: as text, as faces, and by the game that is played', async () => {
    const { page } = studio;
    await versions(page).getByRole('button').first().focus();
    await page.keyboard.press('End');
    const oldest = versions(page).getByRole('button').last();
    await expect.poll(() => oldest.evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => compared(page)).toContain('曲がった標識');
    await expect.poll(() => compared(page)).toContain('倒れた標識');
    await button(page, '面').press('Enter');
    const faces = history(page).getByRole('region', { name: /(開いたとき|いまの文)の面$/ });
    await expect
      .poll(() => faces.locator('.face-figure:first-child').evaluateAll(namesOn))
      .toEqual(['曲がった標識', '倒れた標識']);
    await button(page, 'ゲーム').press('Enter');
    await expect
      .poll(() => history(page).getByRole('region', { name: 'ゲーム' }).innerText())
      .toContain('指し直しました');
    await button(page, '文').press('Enter');
  });

  it('is put back, one card by itself, as one step with its undo', async () => {
    const { page } = studio;
    await history(page).getByRole('combobox', { name: '項目' }).selectOption('W-01');
    await button(page, 'この項目だけ戻す').press('Enter');
    await expect.poll(() => history(page).getByRole('status').first().innerText()).toContain('戻しました');
    await expect.poll(() => page.title()).toMatch(/^• /);
    await openFile(page, file);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('曲がった標識');
    await expect.poll(() => onDisk()).toContain('倒れた標識');
    await page.keyboard.press('Control+z');
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('倒れた標識');
    await expect.poll(() => page.title()).not.toMatch(/^• /);
  });

  it('stands beside the commits of the file, and of one card of it', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+Alt+h');
    await button(page, 'コミット').press('Enter');
    await expect
      .poll(() => versions(page).getByRole('button').allTextContents())
      .toEqual([expect.stringContaining('はじめの版')]);
    await expect.poll(() => compared(page)).toContain('曲がった標識');
    await expect.poll(() => seriousOn(studio, { at: '[data-view="history"]' })).toEqual([]);
    await button(page, '保存した版').press('Enter');
  });

  it('says which faces have changed since a commit, and since a save that lies back', async () => {
    const { page } = studio;
    await openFile(page, file);
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.insertText('面');
    await expect.poll(() => commands(page).getByRole('option').first().innerText()).toContain('面');
    await page.keyboard.press('Enter');
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

  it('is asked for in the menu of the tree, and follows the file that is opened then', async () => {
    const { page } = studio;
    const other = 'cards/items.json';
    await explorer(page).locator(`[data-path="${other}"]`).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '履歴を見る' }).press('Enter');
    const choice = history(page).getByRole('combobox', { name: 'ファイル' });
    await expect.poll(() => choice.inputValue()).toBe(other);
    await openFile(page, file);
    await page.keyboard.press('Control+Alt+h');
    await expect.poll(() => choice.inputValue()).toBe(file);
  });

  it('is there of a file that was deleted, and makes it anew', async () => {
    const { page } = studio;
    const gone = 'cards/troubles.json';
    const text = readFileSync(path.join(studio.folder, gone), 'utf8');
    fs.rmSync(path.join(studio.folder, gone));
    await expect.poll(() => explorer(page).locator(`[data-path="${gone}"]`).count()).toBe(0);
    const choice = history(page).getByRole('combobox', { name: 'ファイル' });
    await expect.poll(() => choice.locator('option', { hasText: `${gone}（消したファイル）` }).count()).toBe(1);
    await choice.selectOption(gone);
    await expect.poll(() => versions(page).getByRole('button').count()).toBe(2);
    await versions(page).getByRole('button').last().press('Enter');
    await expect.poll(() => button(page, 'ファイルをこの版に戻す').getAttribute('aria-disabled')).toBe('false');
    await button(page, 'ファイルをこの版に戻す').press('Enter');
    await expect.poll(() => fs.existsSync(path.join(studio.folder, gone))).toBe(true);
    await expect.poll(() => readFileSync(path.join(studio.folder, gone), 'utf8')).toBe(text);
  });

  it('a git folder that is damaged is a sentence, and nothing else is lost', async () => {
    const { page } = studio;
    writeFileSync(path.join(studio.folder, '.git/HEAD'), 'ref: \u0007\n');
    await openFile(page, file);
    await page.keyboard.press('Control+Alt+h');
    await history(page).getByRole('combobox', { name: 'ファイル' }).selectOption(file);
    await expect.poll(() => button(page, 'コミット').count()).toBe(1);
    await button(page, 'コミット').press('Enter');
    await expect.poll(() => history(page).innerText()).toContain('gitのフォルダーが壊れているか');
    await button(page, '保存した版').press('Enter');
    await expect.poll(() => versions(page).getByRole('button').count()).toBeGreaterThan(3);
  });
});
