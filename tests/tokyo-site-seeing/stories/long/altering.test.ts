import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { board, hasFocus, log, playToActions, stateOf, stepBack, tableOf } from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// Issue 15, §5: the table is changed in place, by keyboard and by mouse; each change is an entry of the log.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const panel = (page: Page) => page.getByRole('dialog', { name: /を変える$/ });
const gangster = (page: Page) => board(page).locator('[data-object="gangster"]').first();

async function altering(page: Page, what: () => Promise<unknown>): Promise<void> {
  const before = await stateOf(page);
  await what();
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

describe.sequential('the table can be changed', () => {
  it('by the menu key: a number of a PC, and its place; the focus returns', async () => {
    const { page } = studio;
    await playToActions(page);
    await gangster(page).focus();
    await page.keyboard.press('Shift+F10');
    await panel(page).waitFor();
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    const damage = panel(page).getByRole('textbox', { name: 'ダメージトークン' });
    await damage.fill('2');
    await altering(page, () => damage.press('Enter'));
    await altering(page, () => panel(page).getByRole('combobox', { name: 'いるエリア' }).selectOption('SBY'));
    await expect.poll(() => tableOf(page, 'シブヤ')).toContain('ギャングスター');
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => gangster(page).evaluate(hasFocus)).toBe(true);
  });

  it('but an impossible change is refused with a sentence, and nothing changes', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await gangster(page).focus();
    await page.keyboard.press('Shift+F10');
    const tokens = panel(page).getByRole('textbox', { name: 'APトークン' });
    await tokens.fill('99');
    await tokens.press('Enter');
    await expect.poll(() => panel(page).getByRole('alert').innerText()).toContain('APトークン');
    await expect.poll(() => stateOf(page)).toBe(before);
    await page.keyboard.press('Escape');
  });

  it('by dragging a pawn to an area, which is a forced entry of the log that can be undone', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await altering(page, () => gangster(page).dragTo(board(page).locator('[data-object="SJK"]').first()));
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ギャングスター');
    await expect.poll(() => log(page).locator('.log-cheat').count()).toBeGreaterThan(0);
    await altering(page, () => stepBack(page).click());
    await expect.poll(() => stateOf(page)).toBe(before);
  });

  it('in the order of a pile, which decides its next draws', async () => {
    const { page } = studio;
    const pile = board(page).locator('[data-object="piles/trouble"]').first();
    await pile.click({ button: 'right' });
    const order = panel(page).getByRole('list', { name: '並び（上から）' });
    const second = (await order.getByRole('listitem').nth(1).innerText()).replace(/^[0-9]+\s*/, '');
    await altering(page, () =>
      order
        .getByRole('button', { name: `${second}を一番上へ` })
        .first()
        .click(),
    );
    await expect.poll(() => order.getByRole('listitem').first().innerText()).toContain(second);
    await page.keyboard.press('Escape');
  });

  it('by a line of the console, completed from romaji; an unknown word gets a hint', async () => {
    const { page } = studio;
    await page.keyboard.press('Alt+;');
    const line = page.getByRole('combobox', { name: '変えること' });
    await line.fill('damage gyan');
    await page
      .getByRole('listbox', { name: '候補' })
      .getByRole('option', { name: /^ギャングスター/ })
      .waitFor();
    expect(await seriousOn(studio)).toEqual([]);
    await line.press('Tab');
    await expect.poll(() => line.inputValue()).toBe('damage ギャングスター ');
    await line.fill('damage ギャングスター zzz');
    await line.press('Enter');
    const alert = page.getByRole('dialog', { name: '盤の編集コンソール' }).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('書き直してください');
    await line.fill('damage ギャングスター 1');
    await altering(page, () => line.press('Enter'));
    await expect.poll(() => line.inputValue()).toBe('');
    await line.press('ArrowUp');
    await expect.poll(() => line.inputValue()).toBe('damage ギャングスター 1');
  });

  it('by a preset, which repeats the forced changes and can be renamed and deleted', async () => {
    const { page } = studio;
    const presets = page.getByRole('region', { name: 'プリセット' });
    const preset = (name: string) => presets.getByRole('button', { name: new RegExp(`^${name}（`) });
    await presets.getByRole('textbox', { name: 'プリセットの名前' }).fill('けが');
    await page.keyboard.press('Enter');
    await preset('けが').waitFor();
    const after = await stateOf(page);
    const line = page.getByRole('combobox', { name: '変えること' });
    await line.fill('damage ギャングスター 0');
    await altering(page, () => line.press('Enter'));
    await preset('けが').click();
    await expect.poll(() => stateOf(page)).toBe(after);
    await presets.getByRole('button', { name: 'プリセット「けが」の名前を変える' }).click();
    await presets.getByRole('textbox', { name: 'プリセットの名前' }).first().fill('大けが');
    await page.keyboard.press('Enter');
    await preset('大けが').waitFor();
    await presets.getByRole('button', { name: 'プリセット「大けが」を削除' }).click();
    await expect.poll(() => preset('大けが').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('to the next phase, by keyboard: the rest of this one is skipped, and can be restored by an undo', async () => {
    const { page } = studio;
    const phase = () => board(page).locator('[aria-current="step"]').first().innerText();
    const [state, skipped] = [await stateOf(page), await phase()];
    await board(page).getByRole('button', { name: '盤全体を変える…' }).focus();
    await page.keyboard.press('Enter');
    const skip = panel(page).getByRole('button', { name: /まで飛ばす$/ });
    const next = /「(.+)」まで飛ばす$/.exec(await skip.innerText())?.[1] ?? '';
    await skip.focus();
    await altering(page, () => page.keyboard.press('Enter'));
    await expect.poll(phase).toContain(next);
    expect(skipped).not.toContain(next);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => stepBack(page).getAttribute('aria-disabled')).not.toBe('true');
    await stepBack(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe(state);
    await expect.poll(phase).toBe(skipped);
  });
});
