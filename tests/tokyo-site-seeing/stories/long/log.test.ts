import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, cheat, editor, hasFocus, log, playToActions } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const row = (text: string) => log(studio.page).getByRole('listitem').filter({ hasText: text });

describe.sequential('the log', () => {
  it('shows who struck first, the counterattack and its source, and the rules', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => row('を攻撃する').innerText()).toContain('敵が先に動く');
    await expect
      .poll(() => row('ギャングスターに認知ダメージ').innerText())
      .toMatch(/反撃\s*ギャングスターに認知ダメージ2点（歩く看板男）/);
    await expect
      .poll(() => row('ギャングスターに認知ダメージ').getByRole('button', { name: 'ルール TSS-BATTLE-07' }).count())
      .toBe(1);
    await expect
      .poll(() => row('歩く看板男に物理ダメージ').innerText())
      .toContain('歩く看板男に物理ダメージ2点（曲がった標識）');
    // Preparations of the table, and events that repeat a cheat, have no line
    await expect.poll(() => log(page).innerText()).not.toMatch(/手もと|チートで卓が変わった/);
  });

  it('opens the text of a rule with its page, by keyboard, in both languages', async () => {
    const { page } = studio;
    const rule = row('ギャングスターに認知ダメージ').getByRole('button', { name: /TSS-BATTLE-07/ });
    await rule.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'TSS-BATTLE-07' });
    await expect.poll(() => dialog.innerText()).toMatch(/敵は.*ルールブック p\.30/s);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => rule.evaluate(hasFocus)).toBe(true);

    await page.getByRole('button', { name: 'English', exact: true }).click();
    const english = log(page).getByRole('button', { name: 'Rule TSS-BATTLE-07' });
    await english.click();
    await expect.poll(() => dialog.innerText()).toMatch(/counterattack.*Rulebook p\.30/s);
    await editor(page).getByRole('heading').click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole('button', { name: '日本語', exact: true }).click();
    await row('を攻撃する').waitFor();
  });

  it('collapses the consequences of an event and of a decision; arrows move from line to line', async () => {
    const { page } = studio;
    const fold = row('を攻撃する').getByRole('button', { name: /^たたむ/ });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => row('反撃').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => row('反撃').count()).toBe(1);

    const decision = row('ギャングスター：曲がった標識を使用する');
    await decision.getByRole('button', { name: /^たたむ/ }).click();
    await expect.poll(() => row('を攻撃する').count()).toBe(0);
    await decision.getByRole('button', { name: /^開く/ }).press('Enter');
    await expect.poll(() => row('を攻撃する').count()).toBe(1);

    await decision
      .getByRole('button', { name: /使用する/ })
      .last()
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('チート');
  });
});
