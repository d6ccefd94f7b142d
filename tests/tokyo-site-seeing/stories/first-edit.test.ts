import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  act,
  board,
  cheat,
  difference,
  editor,
  enlargeGame,
  faceText,
  idle,
  inspector,
  lineNumber,
  log,
  openFile,
  placeOf,
  play,
  playToActions,
  problems,
  stateOf,
  statusBar,
  stepBack,
  stepOn,
  tableOf,
  writeOver,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// A designer edits a weapon during a battle with it. The effect on the game is tested in
// tests/tokyo-site-seeing/desk/edit-and-continue.test.ts, its display in every part of the desk here.

const weapons = 'cards/weapons.json';
const damageLine = ['damage', 'amount', 'physical'];

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

async function isInside(one: Locator, part: Locator): Promise<boolean> {
  const [inner, outer] = [await one.boundingBox(), await part.boundingBox()];
  if (inner === null || outer === null) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

/** Scrollable elements around a part, which could scroll it too. */
function looseAround(part: Element): readonly string[] {
  const found: string[] = [];
  for (let around = part.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1) found.push(around.className);
  }
  return found;
}

it('a running battle follows edits of its weapon, and explains its new outcome', async () => {
  const { page } = studio;
  const damageAt = lineNumber(path.join(studio.folder, weapons), ...damageLine);
  const errors = () => problems(page).getByRole('img', { name: 'エラー' }).count();

  await playToActions(page);
  await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
  await cheat(page, 'トラブルを置く', { カード: 'T-31', スロット: 'SJK0' });
  await act(page, 'ギャングスター', '曲がった標識', '使用', '暴走する清掃車');
  await expect.poll(() => log(page).innerText()).toContain('暴走する清掃車に物理ダメージ1点');
  await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ1');
  const battle = await stateOf(page);

  // Damage mistyped as a word is marked and reported, and the game is not changed.
  await openFile(page, weapons);
  await writeOver(page, damageLine, '2', '"二"');
  await expect
    .poll(() => problems(page).getByRole('listitem').first().innerText())
    .toMatch(new RegExp(`cards/weapons\\.json\\s+${damageAt}:\\d+`));
  const value = await placeOf(editor(page).locator('.view-line').filter({ hasText: '"二"' }), '"二"');
  // The editor redraws its marks during layout: what counts is the final position of the mark.
  const markAt = async () => {
    const mark = await editor(page).locator('.squiggly-error').first().boundingBox();
    return [Math.round(mark?.x ?? 0), Math.round(mark?.width ?? 0)];
  };
  await expect.poll(markAt).toEqual([value.x, value.width]);
  await expect.poll(() => difference(page).innerText()).toContain('ゲームは最後に正しかった内容のまま');
  await expect.poll(() => stateOf(page)).toBe(battle);

  await openFile(page, 'words.json');
  await problems(page).getByRole('button').first().click();
  await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe(weapons);
  await expect.poll(() => statusBar(page).innerText()).toContain(`行 ${damageAt}、`);

  // With a number instead, board, log, card and warning show the change.
  for (let i = 0; i < '"二"'.length; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('3');
  await expect
    .poll(() => difference(page).innerText())
    .toMatch(/から変わりました。.*物理ダメージ1点（曲がった標識） → 今：暴走する清掃車に物理ダメージ2点/);
  await expect.poll(errors).toBe(0);
  await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
  await expect.poll(() => editor(page).locator('.squiggly-warning').count()).toBeGreaterThan(0);
  await expect.poll(() => problems(page).getByRole('listitem').innerText()).toContain('効果では3点です');
  await expect.poll(() => inspector(page).innerText()).toContain('印字 2 ≠ 効果 3');
  const marked = log(page).getByRole('listitem').filter({ hasText: 'ここから変わった' });
  await expect.poll(() => marked.innerText()).toContain('暴走する清掃車に物理ダメージ2点');

  // The marked line is scrolled into view without moving any part of the desk.
  await enlargeGame(page);
  await expect.poll(() => isInside(log(page).getByText('ここから変わった'), log(page))).toBe(true);
  await expect.poll(() => isInside(page.getByRole('button', { name: '新しいゲーム…' }), play(page))).toBe(true);
  await expect.poll(() => play(page).evaluate(looseAround)).toEqual([]);
  await expect.poll(() => isInside(board(page).getByRole('button').last(), play(page))).toBe(true);
  await enlargeGame(page);

  // A step back and forward changes nothing, and the log explains why it was two and not three.
  const edited = await stateOf(page);
  await stepBack(page).click();
  await expect.poll(() => tableOf(page, 'シンジュク')).not.toContain('ダメージ2');
  await stepOn(page).click();
  await expect.poll(() => stateOf(page)).toBe(edited);
  await log(page)
    .getByRole('button', { name: /清掃車に物理ダメージ2点/ })
    .press('Enter');
  const parts = page.getByRole('dialog', { name: /^理由/ }).getByRole('list', { name: '理由の内訳' });
  await expect
    .poll(async () => (await parts.getByRole('listitem').allInnerTexts()).slice(0, 2))
    .toEqual([expect.stringMatching(/^3\s/), expect.stringMatching(/^−1\s+暴走する清掃車/)]);
  await page.keyboard.press('Escape');
  await parts.waitFor({ state: 'detached' });

  // A fix also changes the printed text, and makes the English one with the new number a draft.
  await inspector(page).getByRole('button', { name: '直す…' }).click();
  const dialog = page.getByRole('dialog', { name: '問題を直す' });
  await dialog.getByRole('radio', { name: '文を「敵1体に物理ダメージ3点。」にする' }).waitFor();
  await expect.poll(() => dialog.innerText()).toContain('"t": "3 physical damage to one enemy."');
  await dialog.getByRole('button', { name: '直す', exact: true }).click();
  await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
  await inspector(page).getByRole('button', { name: '英語の面', exact: true }).click();
  await expect.poll(() => faceText(page)).toContain('3 physical damage to one enemy.');

  // Undoing the fix, the number and the word restores the battle.
  for (const _ of ['the fix', 'the number', 'the word']) {
    await page.keyboard.press('Control+z');
    await idle(page);
  }
  await expect.poll(() => stateOf(page)).toBe(battle);
  await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ1');
  await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
});
