import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editor, openFile, reload, runCommand, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio?.close());

const runs = (page: Page): Locator => page.getByRole('list', { name: '測定の一覧' }).getByRole('listitem');
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value);

async function renameCard(page: Page): Promise<void> {
  await openFile(page, 'cards/weapons.json');
  await writeOver(page, ['"name"', '曲がった標識'], '曲がった標識', '倒れた標識');
  await editor(page).getByText('倒れた標識').first().waitFor();
}

async function openBalance(page: Page): Promise<void> {
  await runCommand(page, '釣り合い');
  await page.getByRole('combobox', { name: '人数', exact: true }).waitFor();
}

async function measure(page: Page, program: string, games: string): Promise<void> {
  await choose(page, '強さ', program);
  await choose(page, 'ゲーム数', games);
  await page.getByRole('button', { name: '測る', exact: true }).press('Enter');
}

it('an edit that is not saved is measured against what is saved; each chart is a table; the closest defeat opens on the board', async () => {
  const { page } = studio;
  await renameCard(page);
  await openBalance(page);
  await choose(page, '比べるもの', 'saved');
  await measure(page, 'random', '50');
  await expect.poll(() => page.getByRole('status', { name: '結論' }).textContent()).toContain('勝率');
  await expect.poll(() => runs(page).first().textContent()).toMatch(/(局|内容)50局$/);
  expect(await page.getByText('100%は同じ進み方').count()).toBe(1);
  expect(await seriousOn(studio)).toEqual([]);

  const lengths = page.getByRole('region', { name: '決着のラウンド' });
  await lengths.getByRole('img', { name: '決着のラウンド' }).waitFor();
  await lengths.getByRole('button', { name: '表で見る' }).press('Enter');
  const rows = await lengths.getByRole('row').allTextContents();
  expect(rows[0]).toBe('終わったラウンド勝ち負け');
  expect(rows.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'いちばん惜しい負けを開く' }).press('Enter');
  await page.getByRole('region', { name: 'ゲーム', exact: true }).getByText('敗北').first().waitFor();
});

it('the numbers at the cursor are tried one less and one more; a value is written, undone, and marked with those that play alike', async () => {
  const { page } = studio;
  await runCommand(page, 'この数を1変えたときの勝率を測る');
  const place = page.getByRole('combobox', { name: 'どの数' });
  await expect.poll(() => place.inputValue()).toBe('W-01');
  await measure(page, 'greedy', '50');
  await runs(page).first().getByText('4個の数', { exact: true }).waitFor();
  const cost = page.getByRole('row').filter({ hasText: '曲がった標識 › cost' });
  await cost.getByRole('button', { name: '4にする' }).press('Enter');
  const note = page.getByRole('status').filter({ hasText: 'costを4にしました' });
  await note.getByRole('button', { name: '元に戻す' }).press('Enter');
  await note.waitFor({ state: 'detached' });
  expect(await seriousOn(studio)).toEqual([]);
  await cost.getByRole('button', { name: 'W-01 曲がった標識 › cost', exact: true }).press('Enter');
  await editor(page).getByText('≡ 0〜3').first().waitFor();
});

it('a run goes on while the page is loaded anew, and is stopped in the next one', async () => {
  const { page } = studio;
  await openBalance(page);
  await measure(page, 'greedy', '5000');
  await runs(page).first().getByRole('button', { name: '一時停止' }).waitFor();
  await reload(page);
  await openBalance(page);
  await runs(page).first().getByRole('button', { name: '止める' }).press('Enter');
  await expect.poll(() => runs(page).first().textContent()).toContain('局で停止');
});

it('after a save the project is compared with the last run, when that is wanted', async () => {
  const { page } = studio;
  await renameCard(page);
  await openBalance(page);
  await measure(page, 'random', '50');
  await expect.poll(() => runs(page).first().textContent()).toMatch(/(局|内容)50局$/);
  await page.getByRole('checkbox', { name: '保存のたびに測る' }).check();
  await page.keyboard.press('Control+Alt+s');
  await expect.poll(() => runs(page).count()).toBe(2);
  await expect.poll(() => runs(page).first().textContent()).toContain('測定 1');
});

it('after each effect stands in how many of the measured games it ran, until it is edited', async () => {
  const { page } = studio;
  await openBalance(page);
  await measure(page, 'random', '50');
  await expect.poll(() => runs(page).first().textContent()).toMatch(/(局|内容)50局$/);
  await openFile(page, 'cards/starters.json');
  const line = editor(page).locator('.view-line', { hasText: '"op": "choose"' }).first();
  await expect.poll(() => line.textContent()).toMatch(/"choose".?[1-9]\d*／50局/);
  await writeOver(page, ['"op": "take"'], 'goods', 'wares');
  await expect.poll(() => line.textContent()).not.toContain('／50局');
});
