import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, problems, statusBar } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const panel = () => studio.page.getByRole('region', { name: 'プロジェクト内を検索' });
const note = () => panel().getByRole('status').innerText();
/** Escape goes back to the text; what was found stays. */
async function close(): Promise<void> {
  await studio.page.keyboard.press('Escape');
  await expect.poll(() => studio.page.evaluate(() => document.activeElement?.closest('.monaco-editor'))).not.toBeNull();
  expect(await panel().isVisible()).toBe(true);
}

it('finds what is printed in any kind of kana, and goes there while it stays open', async () => {
  const { page } = studio;
  await page.keyboard.press('Control+Shift+F');
  await panel().getByRole('searchbox').fill('だめーじ');
  await expect.poll(note).toMatch(/^\d+ ファイルに \d+ か所/);
  await panel().getByRole('list').getByRole('button').first().click();
  await expect.poll(() => editor(page).getByRole('heading').textContent()).not.toBe('');
  await expect.poll(() => seriousOn(studio, { at: '.finder' })).toEqual([]);
  await close();
});

it('stops a runaway pattern, and reports what is wrong with an invalid one', async () => {
  await studio.page.keyboard.press('Control+Shift+F');
  await panel().getByRole('checkbox', { name: '正規表現' }).check();
  await panel().getByRole('searchbox').fill('(');
  await expect.poll(note).toContain('正規表現が正しくありません');
  await panel().getByRole('searchbox').fill('(.*.*.*.*.*)*zzz$');
  await expect.poll(note).toContain('途中で止めました');
  await panel().getByRole('checkbox', { name: '正規表現' }).uncheck();
  await close();
});

it('replaces in several files as one step, after a preview of the difference', async () => {
  const { page } = studio;
  await page.keyboard.press('Control+Shift+H');
  await panel().getByRole('searchbox').fill('曲がった標識');
  await panel().getByRole('textbox', { name: '置き換える言葉' }).fill('折れた標識');
  await panel().getByRole('button', { name: '置き換えを見る' }).click();
  await expect.poll(() => panel().locator('.changed-after').first().innerText()).toContain('折れた標識');
  await panel()
    .getByRole('button', { name: /か所を置き換える$/ })
    .click();
  await expect.poll(note).toBe('見つかりません。');
  await close();
  await expect.poll(() => problems(page).innerText()).toContain('L10N002');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => statusBar(page).innerText())
    .toContain('元に戻しました：「曲がった標識」を「折れた標識」に置き換える');
  await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
});
