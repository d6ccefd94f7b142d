import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editor, explorer, openFile, statusBar } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Closing the tab of a file throws nothing away that was not saved, and says so.

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
});
afterAll(() => studio?.close());

const tab = (name: string) => page.getByRole('tab', { name });
const unsaved = () => statusBar(page).getByRole('button', { name: /^未保存/ });
const first = () => editor(page).locator('.view-line').first().innerText();

describe.sequential('a file that is not saved', () => {
  it('is counted in the status bar and marked in the explorer when its tab is closed, and its text is kept', async () => {
    await openFile(page, 'cards/items.json');
    await editor(page).locator('.view-line').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('橋');
    await expect.poll(() => unsaved().innerText()).toBe('未保存 1');
    await page.keyboard.press('Alt+w');
    await expect.poll(() => tab('items.json').count()).toBe(0);
    const said = 'cards/items.json を閉じました。保存していない内容は残っています。';
    await expect.poll(() => statusBar(page).innerText()).toContain(said);
    await expect.poll(() => unsaved().innerText()).toBe('未保存 1');
    const row = explorer(page).locator('[data-path="cards/items.json"]');
    await expect.poll(() => row.getByRole('img', { name: '未保存' }).count()).toBe(1);
  });

  it('is opened from there again, as it was left', async () => {
    await unsaved().click();
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/items.json');
    await expect.poll(first).toBe('橋{');
    await expect.poll(() => statusBar(page).innerText()).not.toContain('閉じました');
    await editor(page).locator('.view-line').first().click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => unsaved().count()).toBe(0);
  });
});
