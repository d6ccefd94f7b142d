import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  board,
  cheat,
  explorer,
  log,
  openFile,
  playToActions,
  problems,
  runCommand,
  statusBar,
  take,
} from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// A card is copied and deleted, a scenario is renumbered; from the log to the effect, and from a card to the table.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const inBoth = ['cards/weapons.json', 'l10n/en/cards/weapons.json'];
const dialog = () => studio.page.getByRole('dialog');

const goTo = (id: string): Promise<void> => take(studio.page, 'Control+p', id, id);
const command = (name: string): Promise<void> => runCommand(studio.page, name);

describe.sequential('a card', () => {
  it('can have its name in texts and translations turned into references, and one undo reverts it', async () => {
    const { page } = studio;
    await goTo('SNG');
    await command('文中のこの名前をリンクにする');
    await dialog().getByText('{SNG}').first().waitFor();
    await dialog().getByRole('heading', { name: 'l10n/en/scenarios/S00-no-last-stop/cards.json' }).waitFor();
    const refer = dialog().getByRole('button', { name: 'リンクにする', exact: true });
    await expect.poll(() => refer.isEnabled()).toBe(true);
    await refer.click();
    await expect.poll(() => dialog().count()).toBe(0);
    await explorer(page).getByRole('treeitem').first().focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => statusBar(page).innerText()).toMatch(/文中の「SNG」の名前をリンクにする/);
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
  });

  it('can have the names in its texts turned into references at once, except for excluded ones', async () => {
    const { page } = studio;
    await goTo('W-01');
    await command('文中の名前をすべてリンクにする');
    const scope = dialog().getByRole('combobox', { name: '文のある所' });
    await scope.selectOption('cards/weapons.json');
    const names = dialog().getByRole('group', { name: 'リンクにする名前' });
    await expect.poll(() => dialog().getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(inBoth);
    const refer = dialog().getByRole('button', { name: 'リンクにする', exact: true });
    await names.getByRole('button', { name: 'すべて外す' }).click();
    await expect.poll(() => dialog().getByRole('heading', { level: 3 }).count()).toBe(0);
    expect(await refer.isEnabled()).toBe(false);
    // Both hold, however long the plan of the first takes
    const [first, second] = [names.getByRole('checkbox').nth(0), names.getByRole('checkbox').nth(1)];
    await first.check();
    await second.check();
    expect(await first.isChecked()).toBe(true);
    await expect.poll(() => refer.isEnabled()).toBe(true);
    await refer.click();
    await expect.poll(() => dialog().count()).toBe(0);
    await explorer(page).getByRole('treeitem').first().focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => statusBar(page).innerText()).toContain('文中の名前をリンクにする（cards/weapons.json）');
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
  });

  it('that others refer to is not deleted: the references are listed and linked', async () => {
    const { page } = studio;
    await goTo('SC05-LT');
    await command('削除（翻訳も）');
    await dialog().getByText('SC05-LTは、まだ使われています。先に、使っている所を直してください。').waitFor();
    await dialog()
      .getByRole('button', { name: /S05-where-only-summer-is-left\/cards.json/ })
      .first()
      .click();
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(() => statusBar(page).innerText()).toMatch(/行 [0-9]+/);
  });

  it('leads to its place on the table, and its effect in the log to its JSON', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await goTo('W-01');
    // In the panel of a PC that is collapsed: its chip is visible
    await expect.poll(() => board(page).getByText('エディタのカーソルの所').count()).toBeGreaterThan(0);
    await page.keyboard.press('Alt+0');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('エディタのカーソルの所');
    const line = log(page)
      .getByRole('button', { name: /APトークンを1個得/ })
      .first();
    await line.click();
    await page
      .getByRole('button', { name: /^JSONへ/ })
      .first()
      .click();
    await expect.poll(() => statusBar(page).innerText()).toMatch(/行 [0-9]+/);
    await page
      .getByRole('tab', { name: /scenario\.json/ })
      .first()
      .waitFor();
  });
});

describe.sequential('a scenario', () => {
  it('gets another number with its cards and its folder, and one undo restores the old one', async () => {
    const { page } = studio;
    await openFile(page, 'scenarios/S05-where-only-summer-is-left/scenario.json');
    await goTo('S05');
    await command('番号を振り直す');
    await dialog().getByRole('textbox', { name: '新しい番号' }).fill('S08');
    await dialog().getByText('scenarios/S08-where-only-summer-is-left に移します').first().waitFor();
    await dialog()
      .getByText(/すべて同じです。/)
      .waitFor();
    await dialog().getByRole('button', { name: '変える', exact: true }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
    await explorer(page).getByText('S08-where-only-summer-is-left').first().waitFor();
    await explorer(page).getByRole('treeitem').first().focus();
    await page.keyboard.press('Control+z');
    await explorer(page).getByText('S05-where-only-summer-is-left').first().waitFor();
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(0);
  });
});
