import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, cheat, editor, log, playToActions, runCommand, stateOf, stepBack } from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// Issue 15, §3: a breakpoint stops only where its condition holds, and a curve links to the changes of its watched
// value.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const WAY = 'W-01/effects/attack/do/0';
const view = (page: Page) => page.getByRole('region', { name: '一時停止と値の記録' });
const stopped = (page: Page) => page.getByRole('region', { name: '止まっている所' });
const dialog = (page: Page) => page.getByRole('dialog', { name: `止める条件：${WAY}` });

async function openStops(page: Page): Promise<void> {
  await runCommand(page, '一時停止と値の記録', '表示: 一時停止と値の記録');
  await view(page).waitFor();
}

async function setCondition(page: Page, when: object): Promise<void> {
  if ((await dialog(page).count()) === 0)
    await view(page)
      .getByRole('button', { name: `止める条件：効果の手前：${WAY}` })
      .press('Enter');
  await dialog(page).locator('.view-line').first().waitFor();
  await dialog(page).locator('.native-edit-context, textarea.inputarea').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(JSON.stringify({ when }));
  // An automatically closed quote follows it
  await page.keyboard.press('Control+Shift+End');
  await page.keyboard.press('Delete');
  await dialog(page).getByRole('button', { name: 'OK', exact: true }).click();
}

async function attack(page: Page): Promise<void> {
  await actions(page)
    .getByRole('button', { name: /曲がった標識.*歩く看板男/ })
    .first()
    .press('Enter');
}

describe.sequential('conditions and watches', () => {
  it('an incomplete condition is reported with its place, and the previous one stays', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    const before = await stateOf(page);
    await attack(page);
    await log(page)
      .getByRole('button', { name: /歩く看板男に物理ダメージ/ })
      .press('Enter');
    await page.getByRole('button', { name: `JSONへ：${WAY}` }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null)).toBe(true);
    await page.keyboard.press('F9');
    await expect.poll(() => editor(page).locator('.stop-point').count()).toBe(1);
    await stepBack(page).click();
    await expect.poll(() => stateOf(page)).toBe(before);
    await openStops(page);
    await setCondition(page, { op: 'atLeast', value: 1 });
    await expect.poll(() => dialog(page).getByRole('alert').innerText()).toContain('than');
    await expect.poll(() => seriousOn(studio, { at: '.condition-dialog' })).toEqual([]);
  });

  it('the board stops only where the condition holds', async () => {
    const { page } = studio;
    await setCondition(page, { op: 'atLeast', value: 1, than: 2 });
    await expect.poll(() => dialog(page).count()).toBe(0);
    const before = await stateOf(page);
    await attack(page);
    await expect.poll(() => stateOf(page)).not.toBe(before);
    expect(await stopped(page).count()).toBe(0);
    await stepBack(page).click();
    await expect.poll(() => stateOf(page)).toBe(before);

    await setCondition(page, { op: 'atLeast', value: 2, than: 1 });
    await expect.poll(() => dialog(page).count()).toBe(0);
    await attack(page);
    await expect.poll(() => stopped(page).innerText()).toContain('の手前で止まっている');
    await stopped(page).getByRole('button', { name: '続ける' }).press('Enter');
    await expect.poll(() => stopped(page).count()).toBe(0);
  });

  it('a watch is a curve; clicking a change goes to the moment before it', async () => {
    const { page } = studio;
    // The stop has scrolled its text into view
    await openStops(page);
    const field = view(page).getByRole('combobox', { name: '記録する値' });
    await field.fill('table/pcs/gangster/equipped');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
    const change = view(page).getByRole('button', { name: /手目で\[1\]になった/ });
    await expect.poll(() => change.count()).toBeGreaterThan(0);
    const after = await stateOf(page);
    await change.first().press('Enter');
    await expect.poll(() => stateOf(page)).not.toBe(after);
    await expect.poll(() => seriousOn(studio, { at: '.stops-view' })).toEqual([]);
  });
});
