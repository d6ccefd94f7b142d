import fs, { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as git from 'isomorphic-git';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, cheat, commands, explorer, play, playToActions, statusBar } from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// Issue 15, §7: tests are run, shown on the board, recorded, shrunk, and traced to the edit that made them fail.

const wrench = 'cards/starters.json';
const name = '大型レンチは、人の敵には3点のダメージを与える';
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: commitTwice });
});
afterAll(() => studio?.close());

/** The sample in a repository; a second commit makes the wrench too weak for one of its tests. */
async function commitTwice(folder: string): Promise<void> {
  const author = (timestamp: number) => ({ name: '作者', email: 'author@example.test', timestamp, timezoneOffset: 0 });
  await git.init({ fs, dir: folder, defaultBranch: 'main' });
  await git.add({ fs, dir: folder, filepath: '.' });
  await git.commit({ fs, dir: folder, message: 'はじめの版', author: author(1_700_000_000) });
  const place = path.join(folder, wrench);
  const text = readFileSync(place, 'utf8');
  const at = text.indexOf('"amount": 3', text.indexOf('"ES-03"'));
  writeFileSync(place, `${text.slice(0, at)}"amount": 1${text.slice(at + '"amount": 3'.length)}`);
  await git.add({ fs, dir: folder, filepath: wrench });
  await git.commit({ fs, dir: folder, message: 'レンチを弱くする', author: author(1_700_001_000) });
}

const view = (page: Page): Locator => page.getByRole('region', { name: 'テスト', exact: true });
const button = (page: Page, label: string): Locator => view(page).getByRole('button', { name: label, exact: true });
const summary = (page: Page): Locator => view(page).locator('.tests-summary');
const row = (page: Page, of: string): Locator => view(page).getByRole('button', { name: new RegExp(`: ${of}`) });
const detail = (page: Page, of: string): Locator => view(page).getByRole('region', { name: `テスト「${of}」` });
const since = (page: Page): Locator => view(page).getByRole('region', { name: 'いつから失敗するか' });
const laid = (page: Page): Locator => play(page).getByRole('region', { name: /^テスト「/ });

/** Presses a button that is disabled while something runs. */
async function press(page: Page, label: string): Promise<void> {
  await expect.poll(() => button(page, label).getAttribute('aria-disabled')).not.toBe('true');
  await button(page, label).press('Enter');
}

async function openTests(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+P');
  await commands(page).waitFor();
  await page.keyboard.type('表示: テスト');
  await page.keyboard.press('Enter');
  await view(page).waitFor();
}

describe.sequential('tests at the desk', () => {
  it('are run from the view; a failing one shows expected and actual values', async () => {
    const { page } = studio;
    await openTests(page);
    await expect.poll(() => summary(page).innerText()).toBe('4件：成功0、失敗0、未実行4');
    await press(page, 'すべて実行');
    await expect.poll(() => summary(page).innerText()).toBe('4件：成功3、失敗1');
    await expect.poll(() => statusBar(page).getByRole('button', { name: 'テスト 失敗1' }).count()).toBe(1);
    await row(page, name).press('Enter');
    await expect.poll(() => detail(page, name).innerText()).toMatch(/期待[\s\S]*3[\s\S]*実際[\s\S]*1/);
    await expect.poll(() => seriousOn(studio, { at: '.tests-view' })).toEqual([]);
  });

  it('a failing test can be opened on the board at the failed step, and the previous game restored', async () => {
    const { page } = studio;
    await press(page, '盤面で見る');
    await expect.poll(() => laid(page).innerText()).toContain('実際');
    await expect.poll(() => seriousOn(studio, { at: '.laid-note' })).toEqual([]);
    await laid(page).getByRole('button', { name: '元のゲームに戻る' }).press('Enter');
    await expect.poll(() => laid(page).count()).toBe(0);
  });

  it('name the commit that made one fail, with its change of the text', async () => {
    const { page } = studio;
    await press(page, 'いつから失敗するか');
    await expect.poll(() => since(page).getByRole('status').innerText()).toContain('この編集から失敗します。');
    await expect.poll(() => since(page).getByRole('heading', { level: 5 }).innerText()).toContain('レンチを弱くする');
    await expect.poll(() => since(page).locator('figure').innerText()).toContain(wrench);
  });

  it('are created from a played part by two keys, and can be shrunk', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await page.keyboard.press('Alt+m');
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await page.keyboard.press('Shift+Alt+M');
    const form = view(page).getByRole('region', { name: 'テストに記録' });
    const events = form.getByRole('region', { name: '起きたこと' });
    await events.getByRole('checkbox', { name: /歩く看板男に物理ダメージ/ }).check();
    await expect.poll(() => seriousOn(studio, { at: '.tests-view' })).toEqual([]);
    await form.getByRole('textbox', { name: '何が成り立つか、一文で' }).fill('標識は看板男に効く');
    await page.keyboard.press('Enter');
    await expect.poll(() => detail(page, '標識は看板男に効く').innerText()).toContain('期待どおりです。');
    await expect.poll(() => explorer(page).locator('[data-path="playtests/recorded.json"]').count()).toBe(1);
    await press(page, '小さくする');
    await expect
      .poll(() => view(page).getByRole('region', { name: '小さくする' }).getByRole('status').innerText())
      .toMatch(/これ以上、小さくできません。|手順 \d+ → \d+/);
  });
});
