import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editor, explorer, openFile, writeOver } from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Files and folders are made, named, moved, copied and deleted in the explorer; each is undone, and what cannot be done
// is said with nothing lost.

let studio: Studio;
let page: Page;
let device: CDPSession;
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
  device = await page.context().newCDPSession(page);
});
afterAll(() => studio?.close());

const onDisk = (...place: readonly string[]) => path.join(studio.folder, ...place);
const row = (place: string): Locator => explorer(page).locator(`[data-path="${place}"]`);
const field = (): Locator => explorer(page).getByRole('textbox');
const note = (): Locator => page.locator('.corner-note');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? null);
const undo = () => page.keyboard.press('Control+z');

/** Every file of the project with its bytes, and every folder. */
function everything(): ReadonlyMap<string, string> {
  const entries = readdirSync(studio.folder, { withFileTypes: true, recursive: true });
  return new Map(
    entries
      .map((entry): [string, string] => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(studio.folder, file), entry.isFile() ? readFileSync(file, 'hex') : 'folder'];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function say(item: string, at: string): Promise<void> {
  await row(at).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function giveName(name: string): Promise<void> {
  await field().fill(name);
  await page.keyboard.press('Enter');
}

describe.sequential('files in the explorer', () => {
  let before: ReadonlyMap<string, string>;
  beforeEach(() => {
    before = everything();
  });
  const isAsBefore = async () => {
    await expect.poll(() => [...everything()]).toEqual([...before]);
  };

  it('a name is written where nothing is cut off, and axe finds nothing serious', async () => {
    await row('cards/weapons.json').focus();
    await page.keyboard.press('F2');
    await field().fill('con');
    await page.locator('.explorer').getByRole('alert').waitFor();
    await expect.poll(() => misfits(page)).toEqual([]);
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('a file is made where the menu was opened, is open, and goes again with one undo', async () => {
    await say('新しいファイル', 'cards/');
    await giveName('new-cards');
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/new-cards.json');
    await expect.poll(() => readFileSync(onDisk('cards/new-cards.json'), 'utf8')).toBe('{}\n');
    await undo();
    await isAsBefore();
    await expect.poll(() => row('cards/new-cards.json').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await row('cards/new-cards.json').waitFor();
    await undo();
    await isAsBefore();
  });

  it('a folder is made by its button, and stays in the tree while nothing lies in it', async () => {
    await row('studio.json').click();
    await page.getByRole('button', { name: '新しいフォルダー' }).click();
    await giveName('宿題');
    await row('宿題/').waitFor();
    await expect.poll(focused).toBe('宿題/');
    await undo();
    await isAsBefore();
  });

  it('F2 gives a file another name: its tab, its translation and what is not saved in it go along', async () => {
    await openFile(page, 'cards/items.json');
    await writeOver(page, ['"id": "I-01"'], 'I-01', 'I-99');
    await row('cards/items.json').focus();
    await page.keyboard.press('F2');
    await expect.poll(() => field().inputValue()).toBe('items.json');
    await expect.poll(() => page.getByText('訳1ファイルも一緒に変わります。').isVisible()).toBe(true);
    await giveName('things');
    await expect.poll(focused).toBe('cards/things.json');
    await expect.poll(() => page.getByRole('tab', { name: /things\.json/ }).count()).toBe(1);
    await expect.poll(() => page.getByRole('tab', { name: /items\.json/ }).count()).toBe(0);
    await expect.poll(() => existsSync(onDisk('l10n/en/cards/things.json'))).toBe(true);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('I-99');
    await expect.poll(() => row('cards/things.json').getByRole('img', { name: '未保存' }).count()).toBe(1);
    await undo();
    await isAsBefore();
    await row('cards/items.json').getByRole('img', { name: '未保存' }).waitFor();
    await undo();
    await expect.poll(() => row('cards/items.json').getByRole('img', { name: '未保存' }).count()).toBe(0);
  });

  it('Delete asks nothing: a note brings the file back, byte for byte, with what was not saved', async () => {
    await openFile(page, 'cards/items.json');
    await writeOver(page, ['"id": "I-01"'], 'I-01', 'I-98');
    await row('cards/items.json').focus();
    await page.keyboard.press('Delete');
    await note().getByText('items.jsonを消しました').waitFor();
    await expect.poll(() => existsSync(onDisk('cards/items.json'))).toBe(false);
    await expect.poll(() => existsSync(onDisk('l10n/en/cards/items.json'))).toBe(false);
    await expect.poll(() => page.getByRole('tab', { name: /items\.json/ }).count()).toBe(0);
    await note().getByRole('button', { name: '元に戻す' }).click();
    await isAsBefore();
    await row('cards/items.json').getByRole('img', { name: '未保存' }).waitFor();
    await expect.poll(() => note().count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => row('cards/items.json').getByRole('img', { name: '未保存' }).count()).toBe(0);
  });

  it('several at once are moved by dragging, and taken back together', async () => {
    await row('bots.json').click();
    await row('mat.json').click({ modifiers: ['Shift'] });
    await expect.poll(() => explorer(page).locator('[aria-selected="true"]').count()).toBe(2);
    await row('mat.json').dragTo(row('cards/'));
    await expect.poll(focused).toBe('cards/bots.json');
    expect([existsSync(onDisk('cards/mat.json')), existsSync(onDisk('mat.json'))]).toEqual([true, false]);
    await undo();
    await isAsBefore();
  });

  it('a key acts on the row that has the focus, though the file that is shown is moved meanwhile', async () => {
    await row('bots.json').click();
    await row('bots.json').dragTo(row('cards/'));
    await expect.poll(focused).toBe('cards/bots.json');
    await row('words.json').focus();
    await undo();
    await row('bots.json').waitFor();
    await page.keyboard.press('Control+x');
    await expect
      .poll(() =>
        explorer(page)
          .locator('[data-cut]')
          .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-path'))),
      )
      .toEqual(['words.json']);
    await isAsBefore();
  });

  it('without a mouse they are cut and pasted, and copied', async () => {
    await row('words.json').focus();
    await page.keyboard.press('Control+x');
    await row('cards/').focus();
    await page.keyboard.press('Control+v');
    await expect.poll(focused).toBe('cards/words.json');
    await undo();
    await isAsBefore();
    await row('words.json').focus();
    await page.keyboard.press('Control+d');
    await expect.poll(() => existsSync(onDisk('words-2.json'))).toBe(true);
    await expect.poll(() => readFileSync(onDisk('words-2.json'))).toEqual(readFileSync(onDisk('words.json')));
    await undo();
    await isAsBefore();
  });

  it('the menu opens by its key, and is closed by Esc with the focus where it was', async () => {
    await row('mat.json').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '名前を変える' }).waitFor();
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await expect.poll(focused).toBe('mat.json');
  });

  it('the menu leads by arrows to what can be begun there, and to its questions', async () => {
    await row('cards/').focus();
    await page.keyboard.press('Shift+F10');
    const here = page.getByRole('menuitem', { name: 'ここに作る' });
    await here.waitFor();
    const isOnIt = () => here.evaluate((item) => item === document.activeElement);
    // A menu that has just opened may not have heard the first keys yet
    await expect
      .poll(async () => {
        if (!(await isOnIt())) await page.keyboard.press('ArrowDown');
        return isOnIt();
      })
      .toBe(true);
    const first = page.getByRole('menuitem', { name: 'シナリオ…' });
    await expect
      .poll(async () => {
        if ((await first.count()) === 0) await page.keyboard.press('ArrowRight');
        return (await first.count()) > 0 && first.evaluate((item) => item === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '新しく作る' });
    await dialog.waitFor();
    const chosen = await dialog.getByRole('radio', { checked: true }).first().getAttribute('value');
    expect(chosen).toBe('card');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isAsBefore();
  });

  it('what is about to be made stands at its place in the tree, as new, and is gone when that is left', async () => {
    const notYet = () =>
      page
        .locator('.tree-row[data-not-yet]')
        .evaluateAll((rows) =>
          rows.map((one) => [one.getAttribute('data-path'), one.getAttribute('aria-level'), one.textContent]),
        );
    await page.keyboard.press('Control+Alt+n');
    const dialog = page.getByRole('dialog', { name: '新しく作る' });
    await dialog.getByRole('radio', { name: 'シナリオ', exact: true }).check();
    await expect.poll(notYet).toEqual([
      ['scenarios/S20-scenario/', '2', 'S20-scenario新'],
      ['scenarios/S20-scenario/cards.json', '3', 'cards.json新'],
      ['scenarios/S20-scenario/scenario.json', '3', 'scenario.json新'],
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(notYet).toEqual([]);
    await isAsBefore();
  });

  it('a folder of translations says how many of its texts are done, and a file too', async () => {
    await row('l10n/').focus();
    await page.keyboard.press('ArrowRight');
    const share = (place: string) => row(place).getByRole('img', { name: /^訳：\d+のうち\d+$/ });
    await share('l10n/en/').waitFor();
    await share('l10n/en/pcs.json').waitFor();
    await row('l10n/').focus();
    await page.keyboard.press('ArrowLeft');
  });

  it('a name is written with an input method: Enter that ends the composition takes no name', async () => {
    await row('studio.json').focus();
    await page.getByRole('button', { name: '新しいファイル' }).click();
    const text = 'にっき';
    await device.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
    await device.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await expect.poll(() => field().count()).toBe(1);
    await device.send('Input.insertText', { text: '日記' });
    await page.keyboard.press('Enter');
    await row('日記.json').waitFor();
    await undo();
    await isAsBefore();
  });

  it('a filter shows what has the name, in all folders', async () => {
    await page.getByRole('button', { name: '名前で絞り込む' }).click();
    await page.keyboard.type('ＷＥＡＰ');
    await expect.poll(() => explorer(page).getByRole('treeitem', { name: 'weapons.json' }).count()).toBe(2);
    await expect.poll(() => row('mat.json').count()).toBe(0);
    await page.keyboard.press('Escape');
    await row('mat.json').waitFor();
  });

  it.each([
    ['items', 'この名前は、もうここにあります。'],
    ['ITEMS', '大文字と小文字、全角と半角だけが違う名前が、もうここにあります。'],
    ['con', '点で始まる名前や、Windowsの装置の名前（CONなど）は使えません。ほかの名前にしてください。'],
    ['studio', 'この名前は使えません。studio.jsonはプロジェクトに1つ、.jsonで終わるのはファイルだけです。'],
    ['a...', '名前の前後の空白と、終わりの点は使えません。'],
    ['a/b', '\\ / : * ? " < > | % は名前に使えません。'],
    ['字'.repeat(80), '名前が長すぎます。'],
    ['', '名前を書いてください。'],
  ])('the name %j is refused with its reason while it is written', async (name, reason) => {
    await row('cards/weapons.json').focus();
    await page.keyboard.press('F2');
    await field().fill(name);
    await expect.poll(() => page.locator('.explorer').getByRole('alert').textContent()).toBe(reason);
    await page.keyboard.press('Enter');
    await expect.poll(() => field().count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('cards/weapons.json');
    await isAsBefore();
  });

  it('an undo that cannot be done says why, loses nothing, and can be done later', async () => {
    await row('words.json').focus();
    await page.keyboard.press('Delete');
    await note().getByText('words.jsonを消しました').waitFor();
    mkdirSync(onDisk('words.json'));
    await undo();
    await note().getByText('元に戻せませんでした').waitFor();
    await expect.poll(() => note().innerText()).toContain('同じ名前のものがあります。');
    rmSync(onDisk('words.json'), { recursive: true });
    await undo();
    await isAsBefore();
    await expect.poll(() => note().count()).toBe(0);
  });
});
