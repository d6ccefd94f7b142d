import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  actions,
  board,
  cheat,
  editor,
  hasFocus,
  log,
  play,
  playToActions,
  stateOf,
} from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// By keyboard: from an event of the log to its reason, to the effect, to a breakpoint, and on from there; and from a
// number of the board to its source.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const reason = () => studio.page.getByRole('dialog', { name: /^理由/ });
const stopped = () => studio.page.getByRole('region', { name: '止まっている所' });
const WAY = 'W-01/effects/attack/do/0';

describe.sequential('reasons and stops', () => {
  it('an event of the log opens its reason; Escape returns the focus, a row goes to its effect', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    const event = log(page).getByRole('button', { name: /歩く看板男に物理ダメージ/ });
    await event.press('Enter');
    await expect.poll(() => reason().getByRole('list', { name: '理由の内訳' }).innerText()).toContain('曲がった標識');
    await page.keyboard.press('Escape');
    await expect.poll(() => reason().count()).toBe(0);
    await expect.poll(() => event.evaluate(hasFocus)).toBe(true);

    await page.keyboard.press('Enter');
    await reason()
      .getByRole('button', { name: `JSONへ：${WAY}` })
      .press('Enter');
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/weapons.json');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null)).toBe(true);
  });

  it('a breakpoint stops before the effect; after stepping over and continuing, the result is the same', async () => {
    const { page } = studio;
    const after = await stateOf(page);
    await page.keyboard.press('F9');
    await expect.poll(() => editor(page).locator('.stop-point').count()).toBe(1);
    await page.keyboard.press('Alt+,');
    await expect.poll(() => stateOf(page)).not.toBe(after);
    await actions(page)
      .getByRole('button', { name: /曲がった標識.*歩く看板男/ })
      .first()
      .press('Enter');
    await expect.poll(() => stopped().innerText()).toContain('の手前で止まっている');
    await expect.poll(() => stopped().getByRole('list', { name: '実行中の効果' }).innerText()).toContain(WAY);
    await expect.poll(() => play(page).getByRole('list', { name: '選べる行動' }).count()).toBe(0);
    await expect.poll(() => editor(page).locator('.stop-here').count()).toBe(1);

    const paces = ['続ける', '次へ', '中へ', '外へ'].map((name) =>
      stopped().getByRole('button', { name, exact: true }),
    );
    expect(await Promise.all(paces.map((one) => one.count()))).toEqual([1, 1, 1, 1]);
    await page.keyboard.press('F10');
    await expect
      .poll(async () => (await stopped().count()) === 0 || !(await stopped().innerText()).includes(WAY))
      .toBe(true);
    if ((await stopped().count()) > 0) await page.keyboard.press('F5');
    await expect.poll(() => stateOf(page)).toBe(after);
  });

  it('a number on the board shows its base and its modifiers; a row goes to its source', async () => {
    const { page } = studio;
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'I-17' });
    const pc = board(page).locator('[data-object="gangster"]').first();
    await pc.press('W');
    await reason().getByRole('button', { name: '経済のいまの値 が 2 の理由' }).press('Enter');
    const rows = reason().getByRole('list', { name: '数の内訳' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^1\s+ギャングスター[\s\S]*TSS-COMP-19/),
      expect.stringMatching(/^\+1\s+再発行の身分証/),
    ]);
    await expect.poll(() => reason().innerText()).toContain('チート：ギャングスターに再発行の身分証を装備させる');
    await rows
      .nth(1)
      .getByRole('button', { name: /^JSONへ/ })
      .press('Enter');
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/items.json');
  });
});
