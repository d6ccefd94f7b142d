import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  commands,
  editor,
  lineNumber,
  openFile,
  problems,
  reload,
  statusBar,
  writeOver,
} from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());
beforeEach(() => expect(studio.complaints).toEqual([]));

const tab = (name: string): Locator => studio.page.getByRole('tab', { name: new RegExp(`^${name}`) });
const line = (text: string): Locator => editor(studio.page).locator('.view-line').filter({ hasText: text }).first();

async function choose(menu: string, item: RegExp): Promise<void> {
  await studio.page.getByRole('menuitem', { name: menu }).click();
  await studio.page.getByRole('menuitemcheckbox', { name: item }).click();
}

describe.sequential('characters', () => {
  it('use the code font in every restored tab, also in background ones', async () => {
    const { page } = studio;
    const files = ['weapons.json', 'items.json', 'words.json'];
    for (const file of ['cards/items.json', 'words.json', 'cards/weapons.json']) await openFile(page, file);
    await page.waitForLoadState('networkidle');
    await reload(page);
    await editor(page).locator('.view-line').first().waitFor();
    const fonts: string[] = [];
    for (const file of files) {
      await tab(file).click();
      const lines = editor(page).locator('.view-lines');
      await expect.poll(() => editor(page).getByRole('heading').textContent()).toContain(file);
      fonts.push(await lines.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? ''));
    }
    expect(fonts).toEqual(files.map(() => '"M PLUS 1 Code Variable"'));
  });
});

describe.sequential('long lines', () => {
  /** The horizontal scroll range in pixels: zero with wrapping. */
  async function sideways(): Promise<number> {
    const lines = await editor(studio.page).locator('.monaco-scrollable-element').first().boundingBox();
    if (lines === null) throw new Error('there is no text');
    await studio.page.mouse.move(lines.x + 100, lines.y + 100);
    await studio.page.mouse.wheel(400, 0);
    const shown = editor(studio.page).locator('.lines-content').first();
    await studio.page.waitForTimeout(200);
    const left = await shown.evaluate((element) => Math.abs(Number.parseFloat(getComputedStyle(element).left)));
    await studio.page.mouse.wheel(-400, 0);
    return left;
  }

  it('wrap with the indentation of their beginning', async () => {
    await openFile(studio.page, 'cards/weapons.json');
    await expect.poll(() => sideways()).toBe(0);
  });

  it('are not wrapped after Alt+Z, nor after a reload', async () => {
    const { page } = studio;
    await page.keyboard.press('Alt+z');
    await expect.poll(sideways).toBeGreaterThan(0);
    await reload(page);
    await editor(page).locator('.view-line').first().waitFor();
    await expect.poll(sideways).toBeGreaterThan(0);
  });

  it('show their beginning after a jump to a place in them, also when not wrapped', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"rarity"', 'common'], 'common', 'comon');
    await openFile(page, 'words.json');
    await problems(page).getByRole('button').first().click();
    await expect
      .poll(() => statusBar(page).innerText())
      .toContain(`行 ${lineNumber(path.join(studio.folder, 'cards/weapons.json'), '"rarity": "common"')}、`);
    const left = await editor(page)
      .locator('.lines-content')
      .first()
      .evaluate((element) => getComputedStyle(element).left);
    expect(left).toBe('0px');
    await page.keyboard.press('Control+z');
  });

  it('are wrapped again by the menu, which shows the state', async () => {
    const { page } = studio;
    await page.getByRole('menuitem', { name: '表示' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: /行を折り返す/ });
    await expect.poll(() => item.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => item.innerText()).toContain('Alt+Z');
    await item.click();
    await expect.poll(sideways).toBe(0);
  });
});

describe.sequential.each([
  ['asa', /：朝$/],
  ['yoru', /：夜$/],
  ['contrast', /：高コントラスト$/],
] as const)('the pop-ups of the editor, theme %s', (theme, name) => {
  /** The actual and the expected surface and border of a floating element. */
  async function floats(what: Locator): Promise<void> {
    await what.waitFor();
    const style = await what.evaluate((element) => {
      const own = getComputedStyle(element);
      return { background: own.backgroundColor, radius: own.borderTopLeftRadius };
    });
    const wanted = await studio.page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--surface-overlay)';
      probe.style.borderRadius = 'var(--r-3)';
      const own = getComputedStyle(probe);
      const style = { background: own.backgroundColor, radius: own.borderTopLeftRadius };
      probe.remove();
      return style;
    });
    expect(style).toEqual(wanted);
  }

  async function clean(selector: string): Promise<void> {
    await expect.poll(() => seriousOn(studio, { at: selector })).toEqual([]);
  }

  it('the editor has the colours of the theme', async () => {
    await openFile(studio.page, 'cards/weapons.json');
    await choose('表示', name);
    await expect.poll(() => studio.page.locator('html').getAttribute('data-theme')).toBe(theme);
  });

  it('its menu floats, and has the actions for what is at the pointer, with their keys', async () => {
    const { page } = studio;
    const menu = page.getByRole('menu');
    await line('"id"').getByText('W-01').first().click({ button: 'right' });
    await floats(menu);
    const rows = () => menu.getByRole('menuitem').allInnerTexts();
    await expect
      .poll(async () => (await rows()).map((row) => row.replace(/\s+/g, ' ')))
      .toEqual([
        'IDや名前を変える F2',
        '定義へ F12',
        '参照をすべて見る Shift+F12',
        'フォームとテキストを行き来する Ctrl+L',
        '盤で見る Alt+0',
        '切り取り Ctrl+X',
        'コピー Ctrl+C',
        '貼り付け Ctrl+V',
        'ほかの操作…',
      ]);
    await clean('[role="menu"]');
    await menu.getByRole('menuitem', { name: 'ほかの操作…' }).click();
    const listed = commands(page).getByRole('option');
    await listed.filter({ hasText: '別のファイルに移す' }).waitFor();
    await expect.poll(() => listed.filter({ hasText: '印刷' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => commands(page).count()).toBe(0);
  });

  it('its search has its switches inside the field', async () => {
    await line('"id"').click();
    await studio.page.keyboard.press('Control+f');
    await studio.page.keyboard.type('name');
    const widget = editor(studio.page).locator('.find-widget');
    await floats(widget);
    // In one query, since it slides in
    const [field, ...switches] = await widget.evaluate((element) =>
      ['.find-part .monaco-inputbox', '.find-part .monaco-findInput > .controls [role="checkbox"]']
        .flatMap((selector) => [...element.querySelectorAll(selector)])
        .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(switches.length).toBe(3);
    for (const box of switches) {
      expect(box.top).toBeGreaterThanOrEqual(field?.top ?? 0);
      expect(box.bottom).toBeLessThanOrEqual(field?.bottom ?? 0);
    }
    await clean('.find-widget');
    await studio.page.keyboard.press('Escape');
  });

  it('its completions are visible to the last', async () => {
    const { page } = studio;
    await line('"id"').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"');
    await page.keyboard.press('Control+Space');
    const widget = page.locator('.suggest-widget.visible');
    await floats(widget);
    const [list, last] = [await widget.boundingBox(), await widget.getByRole('option').last().boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    await clean('.suggest-widget.visible');
    for (const key of ['Escape', 'Control+z', 'Control+z']) await page.keyboard.press(key);
  });

  it('its fixes and hovers have a surface', async () => {
    const { page } = studio;
    await writeOver(page, ['"rarity"', 'common'], 'common', 'comon');
    await page.keyboard.press('Escape');
    await problems(page).getByRole('button').first().waitFor();
    // The editor updates a moment after the list.
    await editor(page).locator('.squiggly-error').first().waitFor();
    await page.keyboard.press('Control+.');
    const fixes = page.locator('.action-widget:not(.action-list-submenu-panel)');
    await floats(fixes);
    await expect
      .poll(() => fixes.evaluate((element) => getComputedStyle(element).fontFamily))
      .toContain('Noto Sans JP');
    await page.keyboard.press('Escape');
    await line('comon').locator('span > span').filter({ hasText: 'comon' }).first().hover();
    await floats(page.locator('.monaco-resizable-hover').filter({ hasText: 'SCH004' }));
    await page.mouse.move(5, 400);
    await page.keyboard.press('Control+z');
  });
});

describe.sequential('the words of the editor', () => {
  it('are Japanese on a Japanese desk: a key is completed with its meaning', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await line('{').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('{ "');
    // The meaning is next to the selected completion.
    const told = page.locator('.suggest-details:visible');
    const offered = async (): Promise<string> => {
      // Requests completions, also where a changed text has dropped them; requested again, they show their meaning.
      if ((await told.count()) === 0) await page.keyboard.press('Control+Space');
      return (await told.allInnerTexts()).join(' ');
    };
    await expect.poll(offered, { interval: 1000 }).toContain('この形式の版');
  });
});
