import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, board, editor, log, openFile, play } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Looking ahead at the desk: a game is played to what stands at the cursor, each action says what comes of it, and why not
// says what would help.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => studio?.close());

describe.sequential('looking ahead', { timeout: 120_000 }, () => {
  it('plays to the card at the cursor, by the rules', async () => {
    const { page } = studio;
    await openFile(page, 'scenarios/S00-no-last-stop/cards.json');
    await page.keyboard.press('Control+P');
    await page.keyboard.type('SC00-02');
    await page
      .getByRole('option', { name: /SC00-02/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await editor(page).getByText('"SC00-02"').first().waitFor();
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.type('ここから遊ぶ');
    await page.keyboard.press('Enter');
    await expect.poll(() => log(page).innerText()).toContain('黄色い小旗が公開された');
    await expect.poll(() => log(page).locator('.log-cheat').count()).toBe(0);
  });

  it('shows what comes of each action, the same when it is asked again', async () => {
    const { page } = studio;
    const ask = play(page).getByRole('button', { name: 'この先を見る' });
    const shares = () =>
      actions(page)
        .getByText(/^勝率 \d+％（\d+～\d+％、16 ゲーム）/)
        .allTextContents();
    await ask.click();
    await expect.poll(shares).not.toEqual([]);
    const first = await shares();
    await ask.click();
    await expect.poll(shares).toEqual(first);
  });

  it('says what would help beside why not', async () => {
    const { page } = studio;
    await board(page)
      .getByRole('button', { name: /^[^、]+、スロット\d、購入 [^、]+$/ })
      .first()
      .focus();
    await page.keyboard.press('?');
    const helps = page.getByRole('dialog').getByRole('region', { name: 'こうなら、できる' });
    const none = page.getByRole('dialog').getByText(/できるようにならない/);
    await expect.poll(async () => (await helps.count()) + (await none.count())).toBe(1);
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/\d+ 通り試した/);
    await page.keyboard.press('Escape');
    await expect.poll(() => editor(page).count()).toBe(1);
  });
});
