import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, find, log, openFile, reload, stateOf } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Issue 15, §1: whatever was played is a line and stays. Walked by keyboard, in Japanese.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const place = (page: Page) => page.getByRole('slider', { name: 'この線での位置' });
const others = (page: Page) => page.getByRole('list', { name: 'ほかの線' }).getByRole('button');
const where = (page: Page) => place(page).getAttribute('aria-valuetext');

/** Gives the legal answer of that number by keyboard. */
async function answer(page: Page, number: number): Promise<void> {
  const before = await stateOf(page);
  await actions(page).getByRole('button').nth(number).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

describe.sequential('what was played', () => {
  /** The states of the first line, by how many decisions were made. */
  const states: string[] = [];
  /** Where the line ends that parts from it. */
  let branch = '';

  it('is a line whose every decision a key leads to, back and on', async () => {
    const { page } = studio;
    states.push(await stateOf(page));
    for (let i = 0; i < 4; i++) {
      await answer(page, 0);
      states.push(await stateOf(page));
    }
    await expect.poll(() => where(page)).toMatch(/^判断4／4/);
    await place(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => stateOf(page)).toBe(states[0]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stateOf(page)).toBe(states[1]);
    await page.keyboard.press('End');
    await expect.poll(() => stateOf(page)).toBe(states[4]);
  });

  it('stays when another answer is given after going back', async () => {
    const { page } = studio;
    await place(page).focus();
    for (const state of [states[3], states[2]]) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => stateOf(page)).toBe(state);
    }
    await answer(page, 1);
    branch = await stateOf(page);
    await expect.poll(() => where(page)).toMatch(/^判断3／3/);
    await expect.poll(() => others(page).allInnerTexts()).toEqual([expect.stringContaining('シード1のゲーム')]);
  });

  it('takes a bookmark by a name', async () => {
    const { page } = studio;
    await place(page).focus();
    await page.keyboard.press('b');
    await page.keyboard.insertText('別の道');
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page).evaluate((slider) => slider === document.activeElement)).toBe(true);
  });

  it('is gone to from the line that parts from it, and nothing of it is lost', async () => {
    const { page } = studio;
    await place(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe(states[2]);
    await expect.poll(() => where(page)).toMatch(/^判断2／4/);
    await place(page).focus();
    await page.keyboard.press('End');
    await expect.poll(() => stateOf(page)).toBe(states[4]);
    await expect.poll(() => log(page).getByRole('button', { name: /^4/ }).count()).toBeGreaterThan(0);
  });

  it('is compared with another: where the answers part, and what of the table is other', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await page.getByRole('button', { name: '線の一覧' }).focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: '線の一覧' });
    await expect.poll(() => list.locator(':scope > li').count()).toBe(2);
    await expect.poll(() => list.innerText()).toContain('別の道');
    await list.getByRole('button', { name: 'くらべる: 2で分岐' }).focus();
    await page.keyboard.press('Enter');
    const comparison = page.getByRole('region', { name: 'この線と「2で分岐」の違い' });
    await expect.poll(() => comparison.innerText()).toContain('判断3から手が違います。');
    await expect.poll(() => comparison.getByRole('figure').count()).toBe(2);
    await expect.poll(() => stateOf(page)).toBe(before);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('has notes on its bookmarks, which are written, kept and written anew', async () => {
    const { page } = studio;
    const bookmarks = page.getByRole('list', { name: 'しおり' });
    const write = async (note: string) => {
      await bookmarks.getByRole('button', { name: 'しおり「別の道」にメモを書く' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'しおり「別の道」のメモ' }).fill(note);
      await page.keyboard.press('Control+Enter');
    };
    await write('ここで買うと違う。');
    await expect.poll(() => bookmarks.innerText()).toContain('ここで買うと違う。');
    await write('やはり同じ。');
    await expect.poll(() => bookmarks.innerText()).toContain('やはり同じ。');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('is given up only when somebody says so, and can be had back', async () => {
    const { page } = studio;
    const list = page.getByRole('list', { name: '線の一覧' });
    await list.getByRole('button', { name: '消す: 2で分岐' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.locator(':scope > li').count()).toBe(1);
    await page.getByRole('button', { name: '元に戻す', exact: true }).last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.locator(':scope > li').count()).toBe(2);
  });

  it('stays when a new game is begun, which asks nothing for it', async () => {
    const { page } = studio;
    await page.getByRole('button', { name: '新しいゲーム' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe(states[0]);
    await answer(page, 0);
    const list = page.getByRole('list', { name: '線の一覧' });
    await expect.poll(() => list.locator(':scope > li').count()).toBe(3);
  });

  // Issue 15, §6: an edit is held against all lines that are kept
  const effects = (page: Page) => page.getByRole('region', { name: 'この編集で変わるもの' });

  it('is played again after an edit: how many lines come out otherwise, and how each does', async () => {
    const { page } = studio;
    const scenario = path.join(studio.folder, 'scenarios/S00-no-last-stop/scenario.json');
    const text = await readFile(scenario, 'utf8');
    await writeFile(
      scenario,
      text.replace('"to": { "op": "allPcs" }, "amount": 1', '"to": { "op": "allPcs" }, "amount": 2'),
    );
    const note = page.getByRole('status', { name: 'この編集で変わるもの' });
    await expect.poll(() => note.innerText()).toContain('3本のうち3本は結果が変わる');
    const list = effects(page).getByRole('list', { name: '結果が変わる線' });
    await expect.poll(() => list.innerText()).toMatch(/準備から違います。「.+」が「.+」になります。/);
    expect(await seriousOn(studio)).toEqual([]);
  });

  it('is shown on both contents beside each other, a decision at a time', async () => {
    const { page } = studio;
    await effects(page)
      .getByRole('button', { name: /^前の内容と並べる: 2で分岐/ })
      .focus();
    await page.keyboard.press('Enter');
    const beside = page.getByRole('region', { name: '「2で分岐」を前の内容といまの内容で' });
    await expect.poll(() => beside.getByRole('figure').count()).toBe(2);
    await beside.getByRole('button', { name: '1つ進む' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => beside.getByRole('status').innerText()).toMatch(/^判断1／/);
    await expect.poll(() => beside.getByRole('figure').count()).toBe(2);
    expect(await seriousOn(studio)).toEqual([]);
  });

  it('stays with its content when it is pinned, and no edit is told of it', async () => {
    const { page } = studio;
    await effects(page)
      .getByRole('button', { name: /^元の内容に固定: 2で分岐/ })
      .focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: '線の一覧' });
    const pin = list.getByRole('button', { name: '元の内容に固定: 2で分岐' });
    await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() =>
        effects(page)
          .getByRole('button', { name: /2で分岐/ })
          .count(),
      )
      .toBe(0);
  });

  it('that is pinned is played on its own content, also after the page was loaded anew', async () => {
    const { page } = studio;
    await reload(page);
    await actions(page).getByRole('button').first().waitFor();
    await page.getByRole('button', { name: '線の一覧' }).press('Enter');
    const list = page.getByRole('list', { name: '線の一覧' });
    await list.getByRole('button', { name: '前の内容と並べる: 2で分岐' }).press('Enter');
    const beside = page.getByRole('region', { name: /^「2で分岐」を前の内容といまの内容で/ });
    await expect.poll(() => beside.getByRole('figure').count()).toBe(2);
    await beside.getByRole('button', { name: '閉じる' }).press('Enter');
    await expect.poll(() => beside.count()).toBe(0);
  });

  it('that is pinned is gone on with on its own content, and on that of the project again when somebody says so', async () => {
    const { page } = studio;
    const list = page.getByRole('list', { name: '線の一覧' });
    const strip = page.getByRole('region', { name: 'タイムライン' });
    await list.getByRole('button', { name: '元の内容で続ける: 2で分岐' }).press('Enter');
    await expect.poll(() => stateOf(page)).toBe(branch);
    await expect.poll(() => strip.innerText()).toContain('この線が始まった内容で続けています。');
    await answer(page, 0);
    const further = await stateOf(page);
    await expect.poll(() => where(page)).toMatch(/^判断4／4/);
    await expect.poll(() => list.locator(':scope > li').count()).toBe(3);
    await strip.getByRole('button', { name: 'いまの内容で開く' }).press('Enter');
    await expect.poll(() => strip.innerText()).toContain('別の内容で遊んだ線で、準備から違っています。');
    expect(await stateOf(page)).not.toBe(further);
    await strip.getByRole('button', { name: '元の内容で続ける' }).press('Enter');
    await expect.poll(() => stateOf(page)).toBe(further);
    expect(await seriousOn(studio)).toEqual([]);
    await strip.getByRole('button', { name: 'いまの内容で開く' }).press('Enter');
    await expect.poll(() => stateOf(page)).not.toBe(further);
  });

  it('a number is moved beside its text: the board follows, and it is seen which numbers turn the line', async () => {
    const { page } = studio;
    await openFile(page, 'scenarios/S00-no-last-stop/scenario.json');
    await find(page, '"amount": 2');
    const before = await stateOf(page);
    await page.keyboard.press('Alt+n');
    const panel = page.getByRole('dialog', { name: '数を動かして試す' });
    const tried = (number: number) => panel.getByRole('button', { name: new RegExp(`^${number}: `) });
    await expect.poll(() => tried(1).getAttribute('aria-label')).toBe('1: 同じ結果');
    await expect.poll(() => tried(3).getAttribute('aria-label')).toMatch(/結果が変わる$/);
    await panel.getByRole('slider', { name: '数' }).press('ArrowRight');
    await expect.poll(() => stateOf(page)).not.toBe(before);
    expect(await seriousOn(studio)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
    await expect.poll(() => stateOf(page)).toBe(before);
  });
});
