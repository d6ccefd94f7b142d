import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  cheat,
  difference,
  editor,
  faceText,
  idle,
  log,
  openFile,
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

// The minute of design §1, as far as it is built: a number is edited, the text mended, the game beside it played again;
// why a damage was what it was; a card renamed with one undo. Swarm and overflow are not built yet.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const reason = () => studio.page.getByRole('dialog', { name: /^理由/ });

describe.sequential('the minute', () => {
  it('begins in a battle, in which a truck takes one of two points of damage', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-31', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '暴走する清掃車');
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ1');
  });

  it('a number is edited: mark, face and warning come while it is typed, and the game goes on with it', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['damage', 'amount', 'physical'], '2', '3');
    await idle(page);
    expect(await tableOf(page, 'シンジュク')).toContain('ダメージ2');
    expect(await difference(page).innerText()).toMatch(
      /物理ダメージ1点（曲がった標識） → 今：暴走する清掃車に物理ダメージ2点/,
    );
    await expect.poll(() => editor(page).locator('.squiggly-warning').count()).toBeGreaterThan(0);
    await expect.poll(() => problems(page).getByRole('listitem').innerText()).toContain('効果の3点と合いません');
    await expect.poll(() => faceText(page)).toContain('印字 2 ≠ 効果 3');
  });

  it('a quick fix mends the text, and leaves the English with the new number as a draft', async () => {
    const { page } = studio;
    await problems(page).getByRole('button', { name: '直す…' }).click();
    const dialog = page.getByRole('dialog', { name: '問題を直す' });
    await dialog.getByRole('radio', { name: '文を「敵1体に物理ダメージ3点。」にする' }).waitFor();
    await expect.poll(() => dialog.innerText()).toContain('"t": "3 physical damage to one enemy."');
    await dialog.getByRole('button', { name: '直す', exact: true }).click();
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
    await expect.poll(() => faceText(page)).toContain('3 physical damage to one enemy.');
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
  });

  it('stepping back and on again leads to the same, and the board says why it was two and not three', async () => {
    const { page } = studio;
    const hit = await stateOf(page);
    await stepBack(page).click();
    await expect.poll(() => tableOf(page, 'シンジュク')).not.toContain('ダメージ2');
    await stepOn(page).click();
    await expect.poll(() => stateOf(page)).toBe(hit);
    await log(page)
      .getByRole('button', { name: /清掃車に物理ダメージ2点/ })
      .press('Enter');
    const parts = reason().getByRole('list', { name: '理由の内訳' });
    await expect
      .poll(async () => (await parts.getByRole('listitem').allInnerTexts()).slice(0, 2))
      .toEqual([expect.stringMatching(/^3\s/), expect.stringMatching(/^−1\s+暴走する清掃車/)]);
    await page.keyboard.press('Escape');
  });

  it('the card gets another name everywhere, the game goes on, and one undo takes it all back', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+p');
    await page.keyboard.type('W-01');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '新しいID' }).fill('W-77');
    await dialog.getByText(/IDのほかは、すべて同じです。/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => difference(page).innerText()).toContain('違いはありません');
    await expect.poll(() => statusBar(page).innerText()).toMatch(/エラー\s+0/);
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
    await page.keyboard.press('Control+z');
    await expect.poll(() => statusBar(page).innerText()).toContain('ID「W-01」を「W-77」に変える');
  });

  it('has complained about nothing', () => expect(studio.complaints).toEqual([]));
});
