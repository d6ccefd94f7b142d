import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { editor, explorer, hasFocus, idle, inputMethod, openFile, writeOver } from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Files and folders by mouse, keys and an input method. The effects on disk, and undo, are tested in
// tests/desk/files.test.ts, refused names in tests/renderer/written-name.test.ts.

let studio: Studio;
let page: Page;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
});
afterAll(() => studio?.close());
beforeEach(() => {
  before = everything();
});
// Each test undoes its changes.
afterEach(async () => {
  await expect.poll(everything).toEqual(before);
});

const row = (place: string): Locator => explorer(page).locator(`[data-path="${place}"]`);
const field = (): Locator => explorer(page).getByRole('textbox');
const note = (): Locator => page.locator('.corner-note');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? null);
const undo = () => page.keyboard.press('Control+z');
const unsaved = (place: string) => row(place).getByRole('img', { name: '未保存' }).count();

function everything(): Readonly<Record<string, string>> {
  const entries = readdirSync(studio.folder, { withFileTypes: true, recursive: true });
  const placed = entries.map((entry): [string, string] => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(studio.folder, file), entry.isFile() ? readFileSync(file, 'latin1') : 'a folder'];
  });
  return Object.fromEntries(placed);
}

async function giveName(name: string): Promise<void> {
  await field().fill(name);
  await page.keyboard.press('Enter');
}

it('a name is typed in a field that is not cut off, and a refused name shows why', async () => {
  await row('cards/items.json').focus();
  await page.keyboard.press('F2');
  await field().fill('weapons');
  const refused = page.locator('.explorer').getByRole('alert');
  await expect.poll(() => refused.textContent()).toBe('この名前は、もうここにあります。');
  await expect.poll(() => misfits(page)).toEqual([]);
  await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => field().inputValue()).toBe('weapons');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('cards/items.json');
});

it('a file is created where the menu was opened, a folder by its button, and one undo removes each', async () => {
  await row('cards/').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '新しいファイル', exact: true }).click();
  await giveName('new-cards');
  await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/new-cards.json');
  await undo();
  await expect.poll(() => row('cards/new-cards.json').count()).toBe(0);
  await row('studio.json').click();
  await page.getByRole('button', { name: '新しいフォルダー' }).click();
  await giveName('宿題');
  await row('宿題/').waitFor();
  await expect.poll(focused).toBe('宿題/');
  await undo();
});

it('F2 renames a file together with its tab and its unsaved text', async () => {
  await openFile(page, 'cards/items.json');
  await writeOver(page, ['"id": "I-01"'], 'I-01', 'I-99');
  await row('cards/items.json').focus();
  await page.keyboard.press('F2');
  await expect.poll(() => field().inputValue()).toBe('items.json');
  await page.getByText('訳1ファイルも一緒に変わります。').waitFor();
  await giveName('things');
  await expect.poll(focused).toBe('cards/things.json');
  await page.getByRole('tab', { name: /things\.json/ }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: /items\.json/ }).count()).toBe(0);
  await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('I-99');
  await expect.poll(() => unsaved('cards/things.json')).toBe(1);
  await undo();
  await expect.poll(() => unsaved('cards/items.json')).toBe(1);
  await idle(page);
  await undo();
  await expect.poll(() => unsaved('cards/items.json')).toBe(0);
});

it('Delete removes a file without asking, and a note offers to restore it', async () => {
  await row('cards/items.json').focus();
  await page.keyboard.press('Delete');
  await note().getByText('items.jsonを消しました').waitFor();
  await expect.poll(() => existsSync(path.join(studio.folder, 'cards/items.json'))).toBe(false);
  await note().getByRole('button', { name: '元に戻す' }).click();
  await row('cards/items.json').waitFor();
  await expect.poll(() => note().count()).toBe(0);
});

it('several files are moved by dragging, and back by one undo', async () => {
  await row('bots.json').click();
  await row('mat.json').click({ modifiers: ['Shift'] });
  await expect.poll(() => explorer(page).locator('[aria-selected="true"]').count()).toBe(2);
  await row('mat.json').dragTo(row('cards/'));
  await expect.poll(focused).toBe('cards/bots.json');
  await row('cards/mat.json').waitFor();
  await undo();
});

it('a key acts on the focused row, even if the shown file is moved meanwhile', async () => {
  await row('bots.json').click();
  await row('bots.json').dragTo(row('cards/'));
  await expect.poll(focused).toBe('cards/bots.json');
  await row('words.json').focus();
  await undo();
  await row('bots.json').waitFor();
  await page.keyboard.press('Control+x');
  const cut = explorer(page).locator('[data-cut]');
  await expect
    .poll(() => cut.evaluateAll((rows) => rows.map((one) => one.getAttribute('data-path'))))
    .toEqual(['words.json']);
});

it('files can be cut, copied and pasted by keyboard', async () => {
  await row('words.json').focus();
  await page.keyboard.press('Control+x');
  await row('cards/').focus();
  await page.keyboard.press('Control+v');
  await expect.poll(focused).toBe('cards/words.json');
  await undo();
  await row('words.json').waitFor();
  await row('words.json').focus();
  await page.keyboard.press('Control+d');
  await row('words-2.json').waitFor();
  await undo();
});

it('the menu opens by its key, Esc returns the focus, and arrow keys lead to what can be created', async () => {
  await row('mat.json').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '名前を変える' }).waitFor();
  await expect.poll(() => misfits(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await expect.poll(focused).toBe('mat.json');

  await row('cards/').focus();
  await page.keyboard.press('Shift+F10');
  const here = page.getByRole('menuitem', { name: 'ここに作る' });
  await here.waitFor();
  // A menu that has just opened may miss the first keys.
  await expect
    .poll(async () => {
      if (!(await here.evaluate(hasFocus))) await page.keyboard.press('ArrowDown');
      return here.evaluate(hasFocus);
    })
    .toBe(true);
  const first = page.getByRole('menuitem', { name: 'シナリオ…' });
  await expect
    .poll(async () => {
      if ((await first.count()) === 0) await page.keyboard.press('ArrowRight');
      return (await first.count()) > 0 && first.evaluate(hasFocus);
    })
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新しく作る' });
  const chosen = dialog.getByRole('radio', { checked: true }).first();
  await expect.poll(() => chosen.getAttribute('value')).toBe('card');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a file about to be created is shown as new in the tree, and disappears when that is cancelled', async () => {
  const notYet = () =>
    page.locator('.tree-row[data-not-yet]').evaluateAll((rows) =>
      rows.map((one) => {
        const badge = one.querySelector('.badge')?.getAttribute('aria-label');
        return [one.getAttribute('data-path'), one.getAttribute('aria-level'), one.textContent, badge];
      }),
    );
  await page.keyboard.press('Control+Alt+n');
  const dialog = page.getByRole('dialog', { name: '新しく作る' });
  await dialog.getByRole('radio', { name: 'シナリオ', exact: true }).check();
  await expect.poll(notYet).toEqual([
    ['scenarios/S20-scenario/', '2', 'S20-scenario', '新'],
    ['scenarios/S20-scenario/cards.json', '3', 'cards.json', '新'],
    ['scenarios/S20-scenario/scenario.json', '3', 'scenario.json', '新'],
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(notYet).toEqual([]);
});

it('translation folders and files show how many of their texts are done', async () => {
  await row('l10n/').focus();
  await page.keyboard.press('ArrowRight');
  const share = (place: string) => row(place).getByRole('img', { name: /^訳：\d+のうち\d+$/ });
  await share('l10n/en/').waitFor();
  await share('l10n/en/pcs.json').waitFor();
  await row('l10n/').focus();
  await page.keyboard.press('ArrowLeft');
});

it('Enter that ends a composition does not submit a name', async () => {
  await row('studio.json').focus();
  await page.getByRole('button', { name: '新しいファイル' }).click();
  await field().waitFor();
  const ime = await inputMethod(page);
  await ime.compose('にっき');
  await ime.enter();
  await expect.poll(() => field().inputValue()).toBe('にっき');
  await ime.commit('日記');
  await expect.poll(() => field().inputValue()).toBe('日記');
  await page.keyboard.press('Enter');
  await row('日記.json').waitFor();
  await undo();
});

it('a filter shows matching files in all folders', async () => {
  await page.getByRole('button', { name: '名前で絞り込む' }).click();
  await page.keyboard.type('ＷＥＡＰ');
  await expect.poll(() => explorer(page).getByRole('treeitem', { name: 'weapons.json' }).count()).toBe(2);
  await expect.poll(() => row('mat.json').count()).toBe(0);
  await page.keyboard.press('Escape');
  await row('mat.json').waitFor();
});
