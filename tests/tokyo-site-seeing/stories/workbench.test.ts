import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actions,
  autoPlay,
  board,
  commands,
  editor,
  explorer,
  goOn,
  hasFocus,
  inputMethod,
  log,
  openFile,
  openSetUp,
  play,
  problems,
  runCommand,
  statusBar,
  stepBack,
  stepOn,
  take,
  writeOver,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const tab = (name: string): Locator => studio.page.getByRole('tab', { name, exact: true });
const unsavedIn = (path: string): Locator =>
  explorer(studio.page).locator(`[data-path="${path}"]`).getByRole('img', { name: '未保存' });
const heading = () => editor(studio.page).getByRole('heading').textContent();

describe.sequential('the workbench', () => {
  describe.sequential('tabs', () => {
    it('hold several files, and mark unsaved ones', async () => {
      await openFile(studio.page, 'cards/weapons.json');
      await openFile(studio.page, 'cards/items.json');
      await expect
        .poll(() => studio.page.getByRole('tab', { name: /\.json$/ }).allInnerTexts())
        .toEqual(['weapons.json', 'items.json']);
      await tab('weapons.json').click();
      await expect.poll(heading).toBe('cards/weapons.json');
      await writeOver(studio.page, ['"name"', '曲がった標識'], '曲がった標識', '新しい標識');
      await expect.poll(() => tab('weapons.json').getByRole('img', { name: '未保存' }).count()).toBe(1);
      await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(1);
    });

    it('show what to do when no file is open', async () => {
      const { page } = studio;
      await runCommand(page, 'すべてのファイルを閉じる');
      await expect.poll(() => editor(page).innerText()).toContain('ファイルを選ぶ');
      await expect.poll(() => editor(page).count()).toBe(1);
    });
  });

  describe.sequential('the explorer', () => {
    const row = (name: string) => explorer(studio.page).getByRole('treeitem', { name, exact: true });
    const isOpen = (name: string) => row(name).getAttribute('aria-expanded');

    it('has the translations collapsed, and marks unsaved changes on their folder', async () => {
      const { page } = studio;
      await expect.poll(() => isOpen('l10n')).toBe('false');
      await expect.poll(() => isOpen('cards')).toBe('true');
      await row('cards').click();
      await expect.poll(() => row('cards').getByRole('img', { name: '未保存' }).count()).toBe(1);
      await row('cards').click();
      await expect.poll(() => isOpen('cards')).toBe('true');
      await take(page, 'Control+p', 'l10n/en/words.json', 'words.json');
      await expect.poll(() => isOpen('l10n')).toBe('true');
      await expect.poll(() => isOpen('en')).toBe('true');
      await row('en').click();
      await expect.poll(() => isOpen('en')).toBe('false');
    });
  });

  describe.sequential('the game', () => {
    it('keeps the focus on the pressed button while it replays, and when there is nothing left to do', async () => {
      const { page } = studio;
      const go = goOn(page);
      const back = stepBack(page);
      const at = () => play(page).locator('.controls-at').innerText();
      await autoPlay(page, { steps: '1' });
      await go.focus();
      await page.keyboard.press('Enter');
      await expect.poll(at).toBe('1手目');
      await expect.poll(() => go.evaluate(hasFocus)).toBe(true);
      await back.focus();
      await page.keyboard.press('Enter');
      await expect.poll(at).toBe('0手目 / 1');
      await expect.poll(async () => [await back.evaluate(hasFocus), await back.isEnabled()]).toEqual([true, false]);
      await page.keyboard.press('Enter');
      await stepOn(page).click();
      await expect.poll(at).toBe('1手目');
    });
  });

  describe.sequential('undo belongs to the project', () => {
    const places: readonly (readonly [string, () => Locator])[] = [
      ['the explorer', () => explorer(studio.page).getByRole('treeitem').first()],
      ['the board', () => board(studio.page).locator('[tabindex="0"]').first()],
      ['the actions', () => actions(studio.page).getByRole('button').first()],
      ['the log', () => log(studio.page).locator('[tabindex="0"]').first()],
    ];

    it.each(places)('with the focus on %s: both files are undone one after the other, and redone', async (_, place) => {
      const { page } = studio;
      await openFile(page, 'cards/items.json');
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('橋');
      await expect.poll(() => unsavedIn('cards/items.json').count()).toBe(1);
      await place().focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => unsavedIn('cards/items.json').count()).toBe(0);
      await expect.poll(() => statusBar(page).innerText()).toContain('元に戻しました：入力（cards/items.json）');
      await page.keyboard.press('Control+z');
      await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(0);
      await expect.poll(heading).toBe('cards/weapons.json');
      await expect.poll(() => place().evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(1);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => unsavedIn('cards/items.json').count()).toBe(1);
      await page.keyboard.press('Control+z');
      await expect.poll(() => unsavedIn('cards/items.json').count()).toBe(0);
    });

    it('undoes a composition in one step, however long it took', async () => {
      const { page } = studio;
      await openFile(page, 'cards/items.json');
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.press('Control+Home');
      const { compose, commit } = await inputMethod(page);
      const first = () => editor(page).locator('.view-line').first().innerText();
      await compose('は');
      await compose('はし');
      // Longer than the pause after which typing is a separate step.
      await page.waitForTimeout(1200);
      await commit('橋');
      await expect.poll(first).toBe('橋{');
      await page.keyboard.press('Control+z');
      await expect.poll(first).toBe('{');
      await expect.poll(() => unsavedIn('cards/items.json').count()).toBe(0);
    });

    it('leaves a text field its own undo', async () => {
      const { page } = studio;
      const seed = (await openSetUp(page)).getByLabel('シード');
      await seed.fill('77');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Escape');
      await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(1);
    });

    it('works in the editor too', async () => {
      const { page } = studio;
      await openFile(page, 'cards/weapons.json');
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.press('Control+z');
      await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(0);
    });
  });

  describe.sequential('commands', () => {
    const places: readonly (readonly [string, () => Locator])[] = [
      ['the explorer', () => explorer(studio.page).getByRole('treeitem').first()],
      ['the board', () => board(studio.page).locator('[tabindex="0"]').first()],
      ['the text', () => editor(studio.page).getByRole('textbox').first()],
    ];
    it.each(places)('open with the focus on %s, and return it', async (_, place) => {
      const { page } = studio;
      await place().focus();
      await page.keyboard.press('Control+Shift+p');
      await expect.poll(() => commands(page).getByRole('option').count()).toBeGreaterThan(10);
      await expect
        .poll(() =>
          commands(page)
            .getByRole('option', { name: /ファイルやカードを開く/ })
            .innerText(),
        )
        .toMatch(/Ctrl\s*P/);
      await page.keyboard.press('Escape');
      await expect.poll(() => commands(page).count()).toBe(0);
      await expect.poll(() => place().evaluate(hasFocus)).toBe(true);
    });

    it('F1 opens ours, not the editor’s', async () => {
      const { page } = studio;
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.press('F1');
      await commands(page).waitFor();
      await expect.poll(() => page.locator('.quick-input-widget').count()).toBe(0);
      await page.keyboard.press('Escape');
    });

    it('are found in both languages and in romaji, and run', async () => {
      const { page } = studio;
      const theme = () => page.locator('html').getAttribute('data-theme');
      await runCommand(page, '夜', 'dark');
      await expect.poll(theme).toBe('yoru');
      await runCommand(page, '自動', '配色 自動');
      await expect.poll(theme).toBe('asa');
    });

    it('wait during a composition', async () => {
      const { page } = studio;
      await page.keyboard.press('Control+Shift+p');
      const input = commands(page).getByRole('combobox');
      await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
      await expect.poll(() => commands(page).count()).toBe(1);
      await page.keyboard.press('Escape');
    });

    it.each([
      ['I-0', /I-0/],
      ['曲がった標識', /W-01/],
      ['bent road', /W-01/],
    ])('quick open finds a card by %s', async (query, id) => {
      const { page } = studio;
      await take(page, 'Control+p', query, id);
      await expect.poll(heading).toMatch(/^cards\//);
    });

    it('are in the menus too, with their keys', async () => {
      const { page } = studio;
      await page.getByRole('menuitem', { name: '移動' }).click();
      await expect.poll(() => page.getByRole('menu').innerText()).toContain('Ctrl+Shift+P');
      await page.getByRole('menuitem', { name: /^コマンド/ }).click();
      await commands(page).waitFor();
      await page.keyboard.press('Escape');
    });
  });

  describe.sequential('panels', () => {
    it('are hidden and shown again', async () => {
      const { page } = studio;
      await page.getByRole('button', { name: 'パネル', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: '問題' }).click();
      await expect.poll(() => problems(page).count()).toBe(0);
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
      const before = await heightOf(editor(page));
      await runCommand(page, '問題', 'View: Problems');
      await problems(page).waitFor();
      await expect.poll(() => heightOf(editor(page))).toBeLessThan(before);
    });

    it('are walked by F6 in both directions', async () => {
      const { page } = studio;
      await explorer(page).getByRole('treeitem').first().focus();
      const seen: string[] = [];
      const part = () =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '');
      for (let i = 0; i < 6; i++) {
        seen.push(await part());
        // In the editor the text gets the focus, not the elements above it.
        if (seen.at(-1) === 'editor')
          await expect.poll(() => editor(page).getByRole('textbox').first().evaluate(hasFocus)).toBe(true);
        await page.keyboard.press('F6');
      }
      expect([...seen].sort()).toEqual(['editor', 'explorer', 'inspector', 'log', 'play', 'problems']);
      await expect.poll(() => part()).toBe('explorer');
      await page.keyboard.press('Shift+F6');
      await expect.poll(() => part()).toBe(seen.at(-1));
    });
  });

  beforeEach(() => expect(studio.complaints).toEqual([]));
});
