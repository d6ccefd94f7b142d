import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editor, explorer, inspector, log, play, problems, reload, runCommand, statusBar } from './desk.ts';
import { seriousOn } from './serious.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { settings: null });
});
afterAll(() => studio?.close());
beforeEach(() => expect(studio.complaints).toEqual([]));

const settings = () => studio.page.getByRole('region', { name: '設定' });
const theme = () => studio.page.locator('html').getAttribute('data-theme');
const kept = async (): Promise<unknown> =>
  JSON.parse(await readFile(path.join(studio.folder, '..', 'state', 'settings.json'), 'utf8').catch(() => 'null'));
const fontSize = () =>
  editor(studio.page)
    .locator('.view-lines')
    .first()
    .evaluate((lines) => getComputedStyle(lines).fontSize);
const shown = async () => {
  const { page } = studio;
  const cards = () => page.getByRole('region', { name: 'カードの名前' });
  const parts = { cards, explorer, editor, problems, play, log, inspector };
  const seen = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part(page).isVisible()]),
  );
  return seen.filter(([, isSeen]) => isSeen).map(([name]) => name);
};
describe.sequential('settings', () => {
  it('are opened by a key, found by name, and applied immediately', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+,');
    await settings().getByRole('searchbox', { name: '設定を探す' }).focus();
    await page.keyboard.type('haishoku');
    await expect.poll(() => settings().getByRole('listitem').count()).toBe(1);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('文字の大きさ');
    const size = settings().getByRole('spinbutton', { name: '文字の大きさ' });
    await size.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('17');
    await settings().getByRole('searchbox').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await settings().getByRole('radio', { name: '自動' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(theme).toBe('yoru');
    await expect.poll(kept).toEqual({ 'editor.fontSize': 17, 'look.theme': 'yoru' });
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
  });

  it('are marked when changed, and can be reset one by one', async () => {
    const { page } = studio;
    await settings().getByRole('button', { name: '配色を初期値に戻す' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(theme).toBe('asa');
    await expect.poll(kept).toEqual({ 'editor.fontSize': 17 });
  });

  it('can be edited as text: a wrong value is reported and stays, and invalid JSON is not saved', async () => {
    const { page } = studio;
    await settings().getByRole('button', { name: 'settings.json' }).focus();
    await page.keyboard.press('Enter');
    const text = settings().getByRole('textbox');
    await text.fill('{"editor.fontSize": 18, "look.theme": "pink"}');
    await expect.poll(() => settings().getByRole('list', { name: /問題/ }).innerText()).toContain('「look.theme」');
    await expect.poll(kept).toEqual({ 'editor.fontSize': 18, 'look.theme': 'pink' });
    await text.fill('{"editor.fontSize": 18, ');
    await expect
      .poll(() => settings().getByRole('list', { name: /問題/ }).innerText())
      .toContain('JSONとして読めません');
    await text.fill('{"editor.fontSize": 17}');
    await expect.poll(kept).toEqual({ 'editor.fontSize': 17 });
  });

  it('bind keys: these are shown everywhere and run the command; duplicate keys are reported', async () => {
    const { page } = studio;
    await settings().getByRole('button', { name: 'キー', exact: true }).focus();
    await page.keyboard.press('Enter');
    await settings().getByRole('searchbox', { name: 'コマンドを探す' }).focus();
    await page.keyboard.type('orikaesu');
    await settings().getByRole('button', { name: '行を折り返すのキーを変える' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect.poll(() => settings().innerText()).toContain('「保存」にも同じキーがあります');
    await settings().getByRole('button', { name: '行を折り返すのキーを変える' }).press('Enter');
    await page.keyboard.press('Control+Alt+w');
    await expect.poll(kept).toEqual({ 'editor.fontSize': 17, keys: { 'view.wrap': ['Mod+Alt+W'] } });
    await page.keyboard.press('Control+Alt+w');
    await expect.poll(kept).toMatchObject({ 'editor.wrap': false });
    await page.keyboard.press('Control+Alt+w');
    await page.getByRole('menuitem', { name: '表示' }).press('Enter');
    await expect
      .poll(() => page.getByRole('menuitemcheckbox', { name: /行を折り返す/ }).innerText())
      .toContain('Ctrl+Alt+W');
    await page.keyboard.press('Escape');
  });

  it('persist after a reload', async () => {
    const { page } = studio;
    await reload(page);
    await settings().waitFor();
    await page.keyboard.press('Alt+2');
    await page
      .getByRole('tab', { name: /\.json$/ })
      .first()
      .click();
    await expect.poll(fontSize).toBe('17px');
    await page.keyboard.press('Control+Alt+0');
    await expect.poll(fontSize).toBe('13px');
    await page.keyboard.press('Control+Alt+w');
    await expect.poll(kept).toEqual({ 'editor.wrap': false, keys: { 'view.wrap': ['Mod+Alt+W'] } });
  });
});

describe.sequential('workspaces', () => {
  it('are entered by one key each, and keep their adjustments', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+1');
    await expect.poll(shown).toEqual(['cards', 'editor', 'problems', 'inspector']);
    await page.keyboard.press('Control+3');
    // A person who begins has the table alone, until the scene is dismissed.
    await expect.poll(shown).toEqual(['play']);
    // The workspace gives the focus to the game, some frames later.
    const isGameFocused = () => page.locator('.play :focus, .play:focus').count();
    await expect.poll(isGameFocused).toBe(1);
    await play(page).getByRole('button', { name: 'あとで' }).press('Enter');
    await expect.poll(shown).toEqual(['play', 'log', 'inspector']);
    await expect.poll(isGameFocused).toBe(1);
    await page.getByRole('button', { name: 'パネル', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'プロジェクト', exact: true }).click();
    await expect.poll(shown).toEqual(['explorer', 'play', 'log', 'inspector']);
    await page.keyboard.press('Control+1');
    await expect.poll(shown).toEqual(['cards', 'editor', 'problems', 'inspector']);
    await page.keyboard.press('Control+Alt+2');
    await expect.poll(shown).toEqual(['explorer', 'play', 'log', 'inspector']);
    await runCommand(page, '配置を元に戻す');
    await expect.poll(shown).toEqual(['play', 'log', 'inspector']);
  });

  it('have room for their parts, whatever was open before', async () => {
    const { page } = studio;
    const sizes = () =>
      page.locator('[data-part]').evaluateAll((all) =>
        all.flatMap((part) => {
          const { width, height } = part.getBoundingClientRect();
          const least = { problems: 24, log: 80 }[part.getAttribute('data-part') ?? ''] ?? 120;
          if (width >= 180 && height >= least) return [];
          return [`${part.getAttribute('data-part')} ${width}×${height}`];
        }),
      );
    for (const key of ['Control+l', 'Control+Alt+h']) {
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Alt+2');
      await page.keyboard.press(key);
      for (const [at, name] of ['カード', 'シナリオ', '遊ぶ', '訳す', 'テスト', '全体'].entries()) {
        await page.keyboard.press(`Control+${at + 1}`);
        await page.locator(`.rail-place[aria-current="page"]`).filter({ hasText: name }).waitFor();
        await expect.poll(sizes).toEqual([]);
      }
    }
    await page.keyboard.press('Control+1');
  });

  it('are in a bar on the left, which is walked by arrow keys', async () => {
    const { page } = studio;
    const bar = page.getByRole('toolbar', { name: '作業の場所' });
    await expect
      .poll(() => bar.getByRole('button').allInnerTexts())
      .toEqual(['カード', 'シナリオ', '遊ぶ', '訳す', 'テスト', '全体', 'ヘルプ', '設定']);
    await bar.getByRole('button').first().focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('tooltip').innerText()).toBe('設定Ctrl+,');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-part="graph"]').waitFor();
    await page.keyboard.press('Control+1');
  });
});

describe.sequential('the status bar', () => {
  it('shows the length of the selection in full-width characters, and the format of the file', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+Alt+1');
    await editor(page).locator('.view-line').filter({ hasText: '"formatVersion"' }).first().click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await expect.poll(() => statusBar(page).innerText()).toMatch(/選択 [0-9]+文字・全角[0-9.]+字分/);
    await expect
      .poll(() =>
        statusBar(page)
          .getByRole('button', { name: /\.schema\.json/ })
          .count(),
      )
      .toBe(1);
  });

  it('keeps past messages in a list that takes no focus until requested', async () => {
    const { page } = studio;
    const button = statusBar(page).getByRole('button', { name: /お知らせ/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'いま動いているもの' }).waitFor();
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

describe.sequential('zoomed in to 200 %', () => {
  it('nothing overflows a window of 1024 × 640, and every part can be reached', async () => {
    const { page } = studio;
    await page.setViewportSize({ width: 1024, height: 640 });
    for (let i = 0; i < 5; i++) await page.keyboard.press('Control+=');
    const zoom = () => page.locator('html').evaluate((html) => html.style.getPropertyValue('--zoom'));
    await expect.poll(zoom).toBe('2');
    for (const key of ['Alt+1', 'Alt+2', 'Alt+3', 'Control+,']) {
      await page.keyboard.press(key);
      const outside = () =>
        page.evaluate(() => {
          const parts = document.querySelectorAll('header, main, nav, footer, [role="radiogroup"]');
          return [...parts]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.tagName);
        });
      await expect.poll(outside).toEqual([]);
    }
    await page.keyboard.press('Control+0');
    await expect.poll(zoom).toBe('1');
  });
});
