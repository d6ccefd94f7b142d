import { afterAll, beforeAll, expect, it } from 'vitest';
import { goOn, play, statusBar, take } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const palette = () => studio.page.getByRole('dialog');
const position = async () => /行 [0-9]+/.exec(await statusBar(studio.page).innerText())?.[0];

/** Goes to the weapon by its name, because its id changes. */
const goToWeapon = () => take(studio.page, 'Control+p', '曲がった標識', '曲がった標識');

it('an id is renamed everywhere after replaying tests and the running game, which continues', async () => {
  const { page } = studio;
  await goOn(page).click();
  await expect.poll(() => play(page).locator('.controls-at').innerText()).toBe('10手目');
  await goToWeapon();
  await page.keyboard.press('F2');
  await palette().getByRole('textbox', { name: '新しいID' }).fill('Ｗ－７７');
  await expect
    .poll(() => palette().getByRole('alert').innerText())
    .toBe('全角の文字は使えません。半角で「W-77」と書きます。');
  await palette().getByRole('textbox', { name: '新しいID' }).fill('W-77');
  await palette()
    .getByText(/進行中のゲーム10手を遊びなおしました。IDのほかは、すべて同じです。/)
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => palette().count()).toBe(0);
  await page.getByText('いまの内容で再生しました。違いはありません。').waitFor();
  await expect.poll(() => statusBar(page).innerText()).toMatch(/エラー\s+0/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => statusBar(page).innerText()).toContain('元に戻しました：ID「W-01」を「W-77」に変える');
});

it('F12 goes to the declaration of an id, and Shift+F12 lists all references', async () => {
  const { page } = studio;
  await goToWeapon();
  await page.keyboard.press('Shift+F12');
  await palette().getByRole('option').nth(1).waitFor();
  const declared = await position();
  await page.keyboard.press('ArrowDown');
  await expect.poll(position).not.toBe(declared);
  await page.keyboard.press('Enter');
  await expect.poll(() => palette().count()).toBe(0);
  const use = await position();
  await page.keyboard.press('F12');
  await expect.poll(position).not.toBe(use);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(position).toBe(use);
});
