import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, editor, hasFocus, reload, runCommand } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// A first-time user gets an introduction, and finds help offline.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const firstMinute = (): Locator => studio.page.getByRole('complementary', { name: 'はじめの1分' });
const help = (): Locator => studio.page.getByRole('dialog', { name: 'ヘルプ' });

async function choose(name: string): Promise<void> {
  await studio.page.getByRole('menuitem', { name: 'ヘルプ', exact: true }).click();
  await studio.page.getByRole('menuitem', { name }).click();
  await help().waitFor();
}

describe.sequential('the first minute', () => {
  it('is started again from the help, with the focus on its button; put off, it stays away after a reload', async () => {
    const { page } = studio;
    await page.getByRole('button', { name: 'ヘルプ', exact: true }).click();
    await help().getByRole('button', { name: 'はじめの1分を始める' }).click();
    const tries = firstMinute().getByRole('button', { name: /にしてみる$/ });
    await expect.poll(() => tries.evaluate(hasFocus)).toBe(true);
    await firstMinute().getByRole('button', { name: 'あとで' }).click();
    await expect.poll(() => firstMinute().count()).toBe(0);
    await reload(page);
    await actions(page).getByRole('button').first().waitFor();
    expect(await firstMinute().count()).toBe(0);
  });
});

describe.sequential('the help', () => {
  it('has the keys of every command that has some', async () => {
    await choose('キー');
    const rows = await help().getByRole('row').allInnerTexts();
    expect(rows.some((row) => row.includes('保存') && row.includes('Ctrl+S'))).toBe(true);
    expect(rows.some((row) => row.includes('1手戻す'))).toBe(true);
  });

  it('closes by Esc', async () => {
    await studio.page.keyboard.press('Escape');
    await expect.poll(() => help().count()).toBe(0);
  });
});

describe.sequential('the tour', () => {
  const tour = (): Locator => studio.page.getByRole('dialog', { name: '案内' });

  it('highlights part after part by keyboard, can be left at any time, and continues from there', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+4');
    const arranged = () =>
      page.locator('[data-part]').evaluateAll((parts) => parts.map(({ dataset }) => dataset['part']));
    await expect.poll(arranged).toEqual(['translations']);
    await page.getByRole('menuitem', { name: 'ヘルプ', exact: true }).click();
    await page.getByRole('menuitem', { name: '画面の案内' }).click();
    await expect.poll(() => tour().getByRole('heading').innerText()).toBe('プロジェクト');
    await page.keyboard.press('Enter');
    await expect.poll(() => tour().getByRole('heading').innerText()).toBe('エディタ');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tour().getByRole('heading').innerText()).toBe('問題');
    await page.keyboard.press('Escape');
    await expect.poll(() => tour().count()).toBe(0);
    await runCommand(page, '案内');
    await expect.poll(() => tour().getByRole('heading').innerText()).toBe('問題');
    for (let step = 0; step < 6; step++) await page.keyboard.press('Enter');
    await expect.poll(() => tour().getByRole('button', { name: '終わる' }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => tour().count()).toBe(0);
    await expect.poll(arranged).toEqual(['translations']);
    expect(await page.locator('[data-part="translations"] :focus').count()).toBe(1);
    await page.keyboard.press('Control+1');
  });
});

describe.sequential('a failing view', () => {
  it('affects no other: it reports the failure and can be reloaded', async () => {
    const { page } = studio;
    await page.route('**/assets/*.js', (route) => route.abort());
    const note = page.getByRole('alert').filter({ hasText: '表示できませんでした' });
    // The previous tour may still be closing, and takes the keys until then
    const ask = async () => {
      if ((await note.count()) === 0) await page.keyboard.press('Control+Shift+S');
      return note.count();
    };
    await expect.poll(ask, { interval: 2000 }).toBe(1);
    await page.unroute('**/assets/*.js');
    await note.getByRole('button', { name: '閉じる' }).click();
    await expect.poll(() => editor(page).locator('.view-line').count()).toBeGreaterThan(0);
    await page.keyboard.press('Control+Shift+S');
    await page.getByRole('dialog', { name: /別名で保存/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/assets/*.js', (route) => route.abort());
    await runCommand(page, 'シナリオの図');
    const view = page.getByRole('region', { name: 'シナリオの図' });
    await view.getByRole('alert').waitFor();
    await page.unroute('**/assets/*.js');
    await view.getByRole('button', { name: 'もう一度表示' }).click();
    await expect.poll(() => view.getByRole('alert').count()).toBe(0);
    await choose('バージョンと不具合の報告');
    await expect
      .poll(() => help().getByRole('region', { name: '報告の文面' }).innerText())
      .toContain('[開こうとしたもの]');
    await page.keyboard.press('Escape');
    studio.forgive('console error');
    studio.forgive('asked');
  });
});
