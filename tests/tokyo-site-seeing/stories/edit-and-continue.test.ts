import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, board, cheat, difference, log, play, playToActions, stateOf } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Issue 3, §3 "Edit and continue": invalid, changed and broken, each said in both languages.

/** A condition that does not hold for who attacked. */
const onlyDown = '"if": { "op": "isDown", "pc": { "op": "self" } }';

let studio: Studio;
let weapons: string;
beforeAll(async () => {
  studio = await openStudio();
  weapons = path.join(studio.folder, 'cards/weapons.json');
});
afterAll(() => studio?.close());

/** Writes a card anew on disk, as another program would; the desk takes it over. */
async function rewrite(id: string, from: string, to: string): Promise<void> {
  const text = await readFile(weapons, 'utf8');
  const at = text.indexOf(`"${id}"`);
  expect(text.indexOf(from, at)).toBeGreaterThan(at);
  await writeFile(weapons, text.slice(0, at) + text.slice(at).replace(from, to));
}

/** What the desk says of the edit: in Japanese, then in English. */
async function said(page: Page, japanese: RegExp): Promise<readonly [string, string]> {
  await expect.poll(() => difference(page).innerText()).toMatch(japanese);
  const ja = await difference(page).innerText();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect.poll(() => difference(page).innerText()).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  const en = await difference(page).innerText();
  await page.getByRole('button', { name: '日本語', exact: true }).click();
  await expect.poll(() => difference(page).innerText()).toBe(ja);
  return [ja, en];
}

/** Whether something is to be seen whole inside a part of the desk. */
async function isInside(one: Locator, part: Locator): Promise<boolean> {
  const [inner, outer] = [await one.boundingBox(), await part.boundingBox()];
  if (inner === null || outer === null) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

/** What around a part is higher than it is to be seen: it could be scrolled, and the part with it. */
function looseAround(part: Element): readonly string[] {
  const found: string[] = [];
  for (let around = part.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1) found.push(around.className);
  }
  return found;
}

describe.sequential('an edit while a battle is running', () => {
  let before = '';

  it('starts from a battle', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
    before = await stateOf(page);
  });

  it('that is invalid: the game still plays the last valid text', async () => {
    await rewrite('W-01', '"amount": 2', '"amount": "two"');
    const [ja, en] = await said(studio.page, /エラーが 1 件あります/);
    expect(ja).toContain('最後に正しかった内容のまま');
    expect(en).toBe('There is 1 error. The game still plays the last valid version.');
    await expect.poll(() => stateOf(studio.page)).toBe(before);
  });

  it('that changes: the first event that came out otherwise is said, and marked in the log', async () => {
    const { page } = studio;
    await rewrite('W-01', '"amount": "two"', '"amount": 3');
    const [ja, en] = await said(page, /から変わりました/);
    expect(ja).toMatch(
      /\d+手目から変わりました。前：歩く看板男に物理ダメージ2点（曲がった標識） → 今：歩く看板男に物理ダメージ3点（曲がった標識）/,
    );
    expect(en).toMatch(/^Changed from step \d+ on\. Before: 2 .* → Now: 3 /);
    const marked = log(page).getByRole('listitem').filter({ hasText: 'ここから変わった' });
    await expect.poll(() => marked.count()).toBe(1);
    await expect.poll(() => marked.innerText()).toContain('歩く看板男に物理ダメージ3点');
  });

  it('the marked line comes to be seen, and no part of the desk moves for it', async () => {
    const { page } = studio;
    const tab = page.getByRole('tab', { name: 'ゲーム' });
    await tab.dblclick();
    const marked = log(page).getByText('ここから変わった');
    await expect.poll(() => isInside(marked, log(page))).toBe(true);
    await expect.poll(() => isInside(page.getByRole('button', { name: '新しいゲーム' }), play(page))).toBe(true);
    await expect.poll(() => play(page).evaluate(looseAround)).toEqual([]);
    // The hands are the last of the board
    await expect.poll(() => isInside(board(page).getByRole('button').last(), play(page))).toBe(true);
    await tab.dblclick();
    await rewrite('W-01', '"amount": 3', '"amount": 2');
    await expect.poll(() => stateOf(page)).toBe(before);
  });

  it('that changes nothing in this game says so, and marks nothing', async () => {
    const { page } = studio;
    await rewrite('W-05', '"amount": 2', '"amount": 3');
    const [, en] = await said(page, /違いはありません/);
    expect(en).toBe('Replayed on the new content: no difference.');
    await expect.poll(() => log(page).getByText('ここから変わった').count()).toBe(0);
    await rewrite('W-05', '"amount": 3', '"amount": 2');
  });

  it('that breaks: the board stops before what is no longer legal, says which and why', async () => {
    const { page } = studio;
    await rewrite('W-01', '"attack": true', `"attack": true, ${onlyDown}`);
    const [ja, en] = await said(page, /ができなくなり、その手前で止まりました/);
    expect(ja).toMatch(/^\d+手目「ギャングスター：曲がった標識.*歩く看板男」ができなくなり/);
    expect(ja).toMatch(/TSS-[A-Z]+-\d+/);
    expect(en).toMatch(/^Broken at step \d+: “Gangster.*” is no longer legal\. The game stopped before it\. .*TSS-/);
    await expect.poll(() => log(page).innerText()).not.toContain('歩く看板男に物理ダメージ2点');
  });

  it('goes on from there, takes that back, and comes back whole when the text does', async () => {
    const { page } = studio;
    const stopped = await stateOf(page);
    await page.getByRole('button', { name: 'ここから続ける' }).click();
    const [, en] = await said(page, /ここから続けています。後の\d+手は外しました/);
    expect(en).toMatch(/^Going on from here; .* dropped\.$/);
    await expect.poll(() => stateOf(page)).toBe(stopped);
    await page.getByRole('button', { name: '外した手を戻す' }).click();
    await expect.poll(() => difference(page).innerText()).toContain('その手前で止まりました');
    await expect.poll(() => stateOf(page)).toBe(stopped);
    await rewrite('W-01', `, ${onlyDown}`, '');
    await expect.poll(() => stateOf(page)).toBe(before);
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
  });

  it('has complained about nothing', () => expect(studio.complaints).toEqual([]));
});
