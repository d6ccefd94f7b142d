import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFile, runCommand, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const runs = (page: Page): Locator => page.getByRole('list', { name: '測定の一覧' }).getByRole('listitem');
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value);

async function openBalance(page: Page): Promise<void> {
  await runCommand(page, '釣り合い');
  await page.getByRole('combobox', { name: '人数', exact: true }).waitFor();
}

async function measure(page: Page, program: string, games: string): Promise<void> {
  await choose(page, '強さ', program);
  await choose(page, 'ゲーム数', games);
  await page.getByRole('button', { name: '測る', exact: true }).press('Enter');
}

it('an edit that is not saved is measured against what is saved, with keys only', async () => {
  const { page } = studio;
  await openFile(page, 'cards/weapons.json');
  await writeOver(page, ['"name"', '曲がった標識'], '曲がった標識', '倒れた標識');
  await openBalance(page);
  await choose(page, '比べるもの', 'saved');
  await measure(page, 'random', '50');
  await expect.poll(() => page.getByRole('status', { name: '結論' }).textContent()).toContain('勝率');
  await expect.poll(() => runs(page).first().textContent()).toContain('50局');
  expect(await page.getByText('100%は同じ進み方').count()).toBe(1);
  expect(await seriousOn(studio)).toEqual([]);
});

it('each chart is a table, too', async () => {
  const { page } = studio;
  const panel = page.getByRole('region', { name: '決着のラウンド' });
  await panel.getByRole('img', { name: '決着のラウンド' }).waitFor();
  await panel.getByRole('button', { name: '表で見る' }).press('Enter');
  const cells = await panel.getByRole('row').allTextContents();
  expect(cells[0]).toBe('終わったラウンド勝ち負け');
  expect(cells.length).toBeGreaterThan(1);
});

it('the closest defeat is opened on the board, at its end', async () => {
  const { page } = studio;
  await page.getByRole('button', { name: 'いちばん惜しい負けを開く' }).press('Enter');
  await page.getByRole('region', { name: 'ゲーム', exact: true }).getByText('敗北').first().waitFor();
});

it('a run goes on while the page is loaded anew, and is stopped in the next one', async () => {
  const { page } = studio;
  await openBalance(page);
  await choose(page, '比べるもの', 'nothing');
  await measure(page, 'greedy', '5000');
  const last = runs(page).first();
  await last.getByRole('button', { name: '一時停止' }).waitFor();
  await page.reload();
  await openBalance(page);
  await last.getByRole('button', { name: '止める' }).press('Enter');
  await expect.poll(() => last.textContent()).toContain('局で停止');
});

it('after a save the project is compared with the last run, when that is wanted', async () => {
  const { page } = studio;
  await choose(page, '強さ', 'random');
  await choose(page, 'ゲーム数', '50');
  const before = await runs(page).count();
  await page.getByRole('checkbox', { name: '保存のたびに測る' }).check();
  await page.keyboard.press('Control+Alt+s');
  await expect.poll(() => runs(page).count()).toBe(before + 1);
  await expect.poll(() => runs(page).first().textContent()).toContain('測定 1');
});
