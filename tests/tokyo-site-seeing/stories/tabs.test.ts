import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editor, hasFocus, openFile, problems, statusBar, take } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());
beforeEach(() => expect(studio.complaints).toEqual([]));

const files = [
  'bots.json',
  'mat.json',
  'pcs.json',
  'words.json',
  'cards/artifacts.json',
  'cards/followers.json',
  'scenarios/S00-no-last-stop/cards.json',
  'scenarios/S01-house-off-the-map/cards.json',
];

function front(): Promise<{ readonly name: string; readonly outside: number }> {
  const tab = studio.page.getByRole('tab', { name: /\.json$/, selected: true }).first();
  return tab.evaluate((element) => {
    const row = element.closest('[role="tablist"]') ?? element.parentElement;
    const [own, seen] = [element.getBoundingClientRect(), row?.getBoundingClientRect() ?? new DOMRect()];
    const outside = Math.max(0, Math.floor(seen.left - own.left), Math.floor(own.right - seen.right));
    return { name: element.getAttribute('aria-label') ?? '', outside };
  });
}

describe.sequential('tabs', () => {
  it('the active one is always visible, however many there are', async () => {
    const { page } = studio;
    for (const path of files) {
      await openFile(page, path);
      await expect.poll(async () => (await front()).outside).toBe(0);
    }
    await take(page, 'Control+p', 'bots.json', 'bots.json');
    await expect.poll(front).toEqual({ name: 'bots.json', outside: 0 });
  });

  it('those with the same name show their folder', async () => {
    const names = await studio.page
      .getByRole('tab', { name: /cards\.json$/ })
      .evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-label')));
    expect(names).toEqual(['S00 · cards.json', 'S01 · cards.json']);
  });

  it('all are in a list, which is walked by keyboard', async () => {
    const { page } = studio;
    const button = page.getByRole('button', { name: /^タブの一覧/ });
    await expect.poll(() => seriousOn(studio, { at: '.tab-list' })).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('menu', { name: /^タブの一覧/ });
    await expect.poll(() => list.getByRole('menuitemradio').allInnerTexts()).toContain('S01 · cards.json');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe(files.at(-1));
    await expect.poll(front).toEqual({ name: 'S01 · cards.json', outside: 0 });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate(hasFocus)).toBe(true);
  });
});

describe.sequential('the status bar', () => {
  it('links to the problems and to a line', async () => {
    const { page } = studio;
    await statusBar(page)
      .getByRole('button', { name: /エラー/ })
      .click();
    await expect
      .poll(() => problems(page).evaluate((part) => part.closest('[data-part]')?.contains(document.activeElement)))
      .toBe(true);
    await statusBar(page).getByRole('button', { name: /^行/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') != null)).toBe(true);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect.poll(() => statusBar(page).innerText()).toContain('行 12');
  });
});
