import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { hasFocus, inspector, openFile, runCommand, statusBar, take, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Everything that opens above the desk, checked by axe: all of it in the first theme, colours in the other themes too.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

const command = (page: Page, name: string) => runCommand(page, name);

const goTo = (page: Page, id: string) => take(page, 'Control+p', id, id);

interface Opening {
  readonly open: (page: Page) => Promise<void>;
  readonly whole: (page: Page) => Locator;
}
const key =
  (pressed: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(pressed);

const openings: Readonly<Record<string, Opening>> = {
  'save as': {
    open: async (page) => {
      await openFile(page, 'cards/weapons.json');
      await page.keyboard.press('Control+Shift+S');
    },
    whole: (page) => dialog(page).getByRole('textbox'),
  },
  'the choice of a folder': {
    open: key('Control+o'),
    whole: (page) => dialog(page).getByRole('button').nth(2),
  },
  'what is begun in a project': {
    open: key('Control+Alt+n'),
    whole: (page) => page.getByText(/^ためしに1局/),
  },
  'a new project': {
    open: (page) => command(page, '新しいプロジェクト'),
    whole: (page) => dialog(page).getByRole('textbox').first(),
  },
  help: {
    open: key('Shift+F1'),
    whole: (page) => page.getByRole('dialog', { name: 'ヘルプ' }).getByRole('row').nth(2),
  },
  'the name of a card': {
    open: async (page) => {
      await goTo(page, 'W-01');
      await page.keyboard.press('F2');
    },
    whole: (page) => dialog(page).getByRole('textbox', { name: '新しいID' }),
  },
  'the condition of a breakpoint': {
    open: async (page) => {
      await goTo(page, 'W-01');
      await page.keyboard.press('Control+f');
      await page.keyboard.insertText('"op": "damage"');
      await page.keyboard.press('Enter');
      await expect.poll(() => statusBar(page).innerText()).toContain('選択 14文字');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+F9');
    },
    whole: (page) => dialog(page).locator('.monaco-editor .view-line').first(),
  },
  'a face by itself': {
    open: async (page) => {
      await command(page, '面');
      const faces = page.getByRole('listbox', { name: /^面/ });
      await faces.getByRole('option').first().waitFor();
      await expect.poll(() => faces.evaluate(hasFocus)).toBe(true);
      await page.keyboard.press(' ');
    },
    whole: (page) => dialog(page).locator('.card-face').first(),
  },
};

async function serious(): Promise<readonly string[]> {
  const where = { at: '[role="dialog"], [role="alertdialog"]', without: '.monaco-editor' };
  const { page } = studio;
  const found = [...(await seriousOn(studio, where))];
  for (const theme of rows(['yoru', 'contrast', 'asa'], [0, 2])) {
    // Colour transitions end immediately
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    }, theme);
    if (theme !== 'asa')
      found.push(...(await seriousOn(studio, { ...where, rules: 'colours' })).map((one) => `${theme} ${one}`));
  }
  return found;
}

describe.sequential('axe finds nothing serious', () => {
  it.each(rows(Object.entries(openings), [0, 1]))('in %s', async (_, { open, whole }) => {
    const { page } = studio;
    await open(page);
    await whole(page).waitFor();
    expect(await serious()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it('in the fix of a problem', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"category": "equipment"'], 'equipment', 'equipmnet');
    await inspector(page).getByRole('button', { name: '直す…' }).click();
    await dialog(page).getByRole('radio').first().waitFor();
    expect(await serious()).toEqual([]);
  });
});
