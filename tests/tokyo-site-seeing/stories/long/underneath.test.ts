import { chmodSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../stories/chromium.ts';
import { editor, explorer, openFile, reload, writeOver } from '../../../stories/desk.ts';
import { openPage, openStudio, type Studio } from '../../../stories/studio.ts';

// Unexpected file systems: a read-only folder, a missing one, one that another window writes to. A sentence reports it,
// and no text is lost.

const name = (sign: string) => ['"name"', sign];
const text = (page: Page) => editor(page).locator('.view-lines').innerText();
const unsaved = (page: Page) => editor(page).getByRole('img', { name: '未保存' });
const said = async (page: Page) => (await editor(page).getByRole('alert').allInnerTexts()).join('\n');
const button = (page: Page, label: string) => editor(page).getByRole('alert').getByRole('button', { name: label });

/** Makes every folder and file of a project writable, or none. */
function letWrite(folder: string, may: boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chmodSync(path.join(entry.parentPath, entry.name), (entry.isDirectory() ? 0o555 : 0o444) | (may ? 0o200 : 0));
  chmodSync(folder, may ? 0o755 : 0o555);
}

describe.sequential('a read-only folder', () => {
  let studio: Studio;
  let before = '';
  const file = () => path.join(studio.folder, 'cards/weapons.json');
  beforeAll(async () => {
    studio = await openStudio({}, { asStranger: true, prepare: async (folder) => letWrite(folder, false) });
    before = readFileSync(file(), 'utf8');
  });
  afterAll(async () => {
    if (studio !== undefined) letWrite(studio.folder, true);
    await studio?.close();
  });

  it('can be opened and edited, and cannot be saved to: a sentence gives the reason', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, name('曲がった標識'), '曲がった標識', 'まっすぐな標識');
    await page.keyboard.press('Control+s');
    await expect.poll(() => said(page)).toContain('読み取り専用');
    await button(page, 'それでも保存する').click();
    await expect.poll(() => said(page)).toContain('書き込みが許されていません');
    await expect.poll(() => said(page)).toContain('ここに書いたものは残っています');
    expect([await unsaved(page).count(), readFileSync(file(), 'utf8')]).toEqual([1, before]);
  });

  it('loses no file deleted in the explorer: the reason is shown', async () => {
    const { page } = studio;
    await explorer(page).locator('[data-path="cards/items.json"]').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('body').innerText()).toContain('フォルダーの権限を確かめてください');
    expect(existsSync(path.join(studio.folder, 'cards/items.json'))).toBe(true);
  });

  it('keeps unsaved text after a reload', async () => {
    const { page } = studio;
    // Typed text is kept at most a second later.
    await page.waitForTimeout(1000);
    await reload(page);
    await expect.poll(() => text(page)).toContain('まっすぐな標識');
    expect(studio.complaints).toEqual([]);
  });
});

describe.sequential('a folder that disappears while it is open', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
  });
  afterAll(() => studio?.close());

  it('is reported, not created again by saving, and written to once it is back', async () => {
    const { page, folder } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, name('曲がった標識'), '曲がった標識', 'まっすぐな標識');
    renameSync(folder, `${folder}-elsewhere`);
    await expect.poll(() => said(page)).toContain('ディスクから消されました');
    await page.keyboard.press('Control+s');
    await expect.poll(() => said(page)).toContain('フォルダーがなくなっています');
    expect([existsSync(folder), await unsaved(page).count()]).toEqual([false, 1]);
    expect(await text(page)).toContain('まっすぐな標識');
    renameSync(`${folder}-elsewhere`, folder);
    await explorer(page).locator('[data-path="cards/items.json"]').waitFor();
    await page.keyboard.press('Control+s');
    await expect.poll(() => unsaved(page).count()).toBe(0);
    expect(readFileSync(path.join(folder, 'cards/weapons.json'), 'utf8')).toContain('"まっすぐな標識"');
  });
});

describe.sequential('two windows that write to one file', () => {
  let studio: Studio;
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    studio = await openStudio();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  it('one is informed of the other’s save before its own, and both texts stay until it chooses', async () => {
    const { page: one, folder } = studio;
    const saved = () => readFileSync(path.join(folder, 'cards/weapons.json'), 'utf8');
    const other = await openPage(browser, studio.address, complaints);
    for (const page of [one, other]) await openFile(page, 'cards/weapons.json');
    await writeOver(other, name('曲がった標識'), '曲がった標識', '二枚目の標識');
    await writeOver(one, name('曲がった標識'), '曲がった標識', '一枚目の標識');
    await one.keyboard.press('Control+s');
    await expect.poll(saved).toContain('一枚目の標識');
    await expect.poll(() => said(other)).toContain('ほかのプログラムが書き換えました');
    expect(await text(other)).toContain('二枚目の標識');
    await button(other, 'こちらの内容で上書き').click();
    await expect.poll(saved).toContain('二枚目の標識');
    await expect.poll(() => text(one)).toContain('二枚目の標識');
    expect([...studio.complaints, ...complaints]).toEqual([]);
  });
});
