import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { actions, find, hasFocus, idle, openFile, play, startGame, stateOf } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Every game played is kept as a branch. By keyboard, in Japanese. What branches keep, and how edits affect them, is tested
// in tests/tokyo-site-seeing/desk/lines.test.ts.

let studio: Studio;
let scenario: string;
beforeEach(async () => {
  studio = await openStudio();
  scenario = path.join(studio.folder, 'scenarios/S00-no-last-stop/scenario.json');
});
afterEach(() => studio?.close());

const place = (page: Page) => page.getByRole('slider', { name: 'この記録での位置' });
const others = (page: Page) => page.getByRole('list', { name: 'ほかの記録' }).getByRole('button');
const where = (page: Page) => place(page).getAttribute('aria-valuetext');

/** Shows the runs at the foot of the game. */
const runs = (page: Page) => page.getByRole('button', { name: 'プレイ記録', exact: true }).press('Enter');

async function answer(page: Page, number: number): Promise<void> {
  const before = await stateOf(page);
  await actions(page).getByRole('button').nth(number).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

it('branches can be walked, forked, named, compared, and compared after an edit by keyboard alone', async () => {
  const { page } = studio;
  await runs(page);
  const states = [await stateOf(page)];
  for (let i = 0; i < 4; i++) {
    await answer(page, 0);
    states.push(await stateOf(page));
  }
  await expect.poll(() => where(page)).toMatch(/^4手目／4/);
  await place(page).focus();
  for (const [key, state] of [
    ['Home', states[0]],
    ['ArrowRight', states[1]],
    ['End', states[4]],
    ['ArrowLeft', states[3]],
    ['ArrowLeft', states[2]],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => stateOf(page)).toBe(state);
  }

  // Another answer starts another branch, which gets a bookmark with a note. Then back to the first.
  await answer(page, 1);
  const branch = await stateOf(page);
  await expect.poll(() => where(page)).toMatch(/^3手目／3/);
  await expect.poll(() => others(page).allInnerTexts()).toEqual([expect.stringContaining('シード1のゲーム')]);
  await place(page).focus();
  await page.keyboard.press('b');
  await page.keyboard.insertText('別の道');
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page).evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).toBe(states[2]);
  await expect.poll(() => where(page)).toMatch(/^2手目／4/);
  await place(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => stateOf(page)).toBe(states[4]);

  // The list compares two branches: where the answers diverge, and how the tables differ.
  const list = page.getByRole('list', { name: 'プレイ記録の一覧' });
  await expect.poll(() => list.locator(':scope > li').count()).toBe(2);
  await expect.poll(() => list.innerText()).toContain('別の道');
  await list.getByRole('button', { name: '比べる: 2で分岐' }).press('Enter');
  const comparison = page.getByRole('region', { name: 'この記録と「2で分岐」の違い' });
  await expect.poll(() => comparison.innerText()).toContain('3手目から違います。');
  await expect.poll(() => comparison.getByRole('figure').count()).toBe(2);
  await expect.poll(() => stateOf(page)).toBe(states[4]);
  const bookmarks = page.getByRole('list', { name: 'しおり' });
  await bookmarks.getByRole('button', { name: 'しおり「別の道」にメモを書く' }).press('Enter');
  await page.getByRole('textbox', { name: 'しおり「別の道」のメモ' }).fill('ここで買うと違う。');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => bookmarks.innerText()).toContain('ここで買うと違う。');
  await list.getByRole('button', { name: '消す: 2で分岐' }).press('Enter');
  await expect.poll(() => list.locator(':scope > li').count()).toBe(1);
  await page.getByRole('button', { name: '元に戻す', exact: true }).last().press('Enter');
  await expect.poll(() => list.locator(':scope > li').count()).toBe(2);
  expect(await seriousOn(studio)).toEqual([]);

  // After an edit, the list says how many branches have a different outcome, and how each differs.
  const text = await readFile(scenario, 'utf8');
  await writeFile(
    scenario,
    text.replace('"to": { "op": "allPcs" }, "amount": 1', '"to": { "op": "allPcs" }, "amount": 2'),
  );
  const note = page.getByRole('status', { name: 'この編集で変わるもの' });
  await expect.poll(() => note.innerText()).toContain('記録2件のうち2件で結果が変わる');
  const effects = page.getByRole('region', { name: 'この編集で変わるもの' });
  const changed = effects.getByRole('list', { name: '結果が変わる記録' });
  await expect.poll(() => changed.innerText()).toMatch(/準備から違います。「.+」が「.+」になります。/);
  await effects.getByRole('button', { name: /^前の内容と並べる: 2で分岐/ }).press('Enter');
  const beside = page.getByRole('region', { name: '「2で分岐」を前の内容といまの内容で' });
  await expect.poll(() => beside.getByRole('figure').count()).toBe(2);
  await beside.getByRole('button', { name: '1つ進む' }).press('Enter');
  await expect.poll(() => beside.getByRole('status').innerText()).toMatch(/^1手目／/);
  expect(await seriousOn(studio)).toEqual([]);

  // A pinned branch keeps its content, and continues on it.
  await effects.getByRole('button', { name: /^元の内容のままにする: 2で分岐/ }).press('Enter');
  const pin = list.getByRole('button', { name: '元の内容のままにする: 2で分岐' });
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => effects.getByRole('button', { name: /2で分岐/ }).count()).toBe(0);
  await list.getByRole('button', { name: '元の内容で続ける: 2で分岐' }).press('Enter');
  await expect.poll(() => stateOf(page)).toBe(branch);
  await expect.poll(() => play(page).innerText()).toContain('この記録が始まった内容で続けています。');
  await play(page).getByRole('button', { name: 'いまの内容で開く' }).press('Enter');
  await expect.poll(() => play(page).innerText()).toContain('別の内容で遊んだ記録で、準備から違っています。');
  await expect.poll(() => stateOf(page)).not.toBe(branch);
});

it('trying a number with the slider updates the board, and shows which numbers change the outcome of the branch', async () => {
  const { page } = studio;
  await runs(page);
  await startGame(page);
  await expect.poll(() => where(page)).toMatch(/^0手目／0/);
  await answer(page, 0);
  await openFile(page, 'scenarios/S00-no-last-stop/scenario.json');
  await find(page, '"amount": 1');
  await idle(page);
  const before = await stateOf(page);
  await page.keyboard.press('Alt+n');
  const panel = page.getByRole('dialog', { name: '数を動かして試す' });
  const tried = (number: number) => panel.getByRole('button', { name: new RegExp(`^${number}: `) });
  await expect.poll(() => tried(2).getAttribute('aria-label')).toMatch(/結果が変わる$/);
  await panel.getByRole('slider', { name: '数' }).press('ArrowRight');
  await expect.poll(() => stateOf(page)).not.toBe(before);
  expect(await seriousOn(studio)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(() => stateOf(page)).toBe(before);
});
