import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, editor, explorer, stepBack, writeOver } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Somebody who opens the studio for the first time is told what it is and what to do, and finds help without a net.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => studio?.close());

const firstMinute = (): Locator => studio.page.getByRole('region', { name: 'はじめの1分' });
const done = () => firstMinute().getByText('済み', { exact: true }).count();
const help = (): Locator => studio.page.getByRole('dialog', { name: 'ヘルプ' });

async function choose(name: string): Promise<void> {
  await studio.page.getByRole('menuitem', { name: 'ヘルプ', exact: true }).click();
  await studio.page.getByRole('menuitem', { name }).click();
  await help().waitFor();
}

describe.sequential('the first minute', { timeout: 120_000 }, () => {
  it('says what this is and what to do, and hides none of the files', async () => {
    await firstMinute().waitFor();
    expect(await firstMinute().getByRole('listitem').count()).toBe(3);
    expect(await explorer(studio.page).getByRole('treeitem').first().isVisible()).toBe(true);
  });

  it('sees what was done', async () => {
    const { page } = studio;
    await writeOver(page, ['"name"'], '調達屋', '仕入れ屋').catch(async () => {
      await editor(page).locator('.view-line').nth(2).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' ');
    });
    await expect.poll(done).toBe(1);
    await actions(page).getByRole('button').first().click();
    await expect.poll(done).toBe(2);
    await stepBack(page).click();
    await expect.poll(done).toBe(3);
  });

  it('goes when it is put away, and stays away after a reload', async () => {
    const { page } = studio;
    await firstMinute().getByRole('button', { name: '閉じる' }).click();
    await expect.poll(() => firstMinute().count()).toBe(0);
    await page.reload();
    await explorer(page).waitFor();
    expect(await firstMinute().count()).toBe(0);
  });
});

describe.sequential('the help', { timeout: 120_000 }, () => {
  it('has the keys of every command that has one', async () => {
    await choose('キー');
    const rows = await help().getByRole('row').allInnerTexts();
    expect(rows.some((row) => row.includes('保存') && row.includes('Ctrl+S'))).toBe(true);
    expect(rows.some((row) => row.includes('1手戻す'))).toBe(true);
  });

  it('has the guides, whole and in the language of the desk', async () => {
    await help().getByRole('tab', { name: '手引き' }).click();
    const guides = help().getByRole('combobox', { name: '手引きを選ぶ' });
    await guides.waitFor();
    expect(await guides.getByRole('option').count()).toBeGreaterThan(4);
    await expect.poll(() => help().getByRole('article').getByRole('heading').count()).toBeGreaterThan(10);
    expect(await help().getByRole('article').innerText()).toContain('最大HP');
  });

  it('has the rules of the game, found by their words or their number', async () => {
    await help().getByRole('tab', { name: 'ルール' }).click();
    const field = help().getByRole('searchbox', { name: 'ルールを探す（番号か言葉）' });
    await field.fill('TSS-DMG-06');
    await expect.poll(() => help().getByRole('definition').count()).toBe(1);
    await field.fill('軽減');
    await expect.poll(() => help().getByRole('definition').count()).toBeGreaterThan(1);
  });

  it('closes by Esc', async () => {
    await studio.page.keyboard.press('Escape');
    await expect.poll(() => help().count()).toBe(0);
  });
});
