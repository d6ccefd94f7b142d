import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '../../stories/desk.ts';
import { hasFocus } from '../../stories/desk.ts';
import { seenWhole } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// All weapons as a table and as faces, by keyboard, in Japanese.

const file = 'cards/weapons.json';
const written = readFileSync(path.join('sample-content/tokyo-site-seeing', file), 'utf8');

/** The text with another value behind the first such key of a card. */
function withValue(text: string, id: string, key: string, value: string): string {
  const at = text.indexOf(`"${key}": `, text.indexOf(`"id": "${id}"`)) + key.length + 4;
  const end = at + text.slice(at).search(/[,\n}]| \}/);
  return text.slice(0, at) + value + text.slice(end);
}

describe('a sheet of weapons', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
  });
  afterAll(() => studio?.close());

  const grid = (): Locator => studio.page.getByRole('grid', { name: '表：武器' });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const command = (name: string) => desk.runCommand(studio.page, name);
  /** The cell of a card under a heading. */
  async function cell(id: string, heading: string): Promise<Locator> {
    const headings = await grid().getByRole('columnheader').allInnerTexts();
    const row = grid()
      .getByRole('row')
      .filter({ has: studio.page.getByRole('gridcell', { name: id, exact: true }) });
    return row.getByRole('gridcell').nth(headings.findIndex((one) => one.trim() === heading) - 1);
  }
  async function goTo(id: string, heading: string): Promise<void> {
    await (await cell(id, heading)).click();
  }
  /** The text as it is written now: it is saved to be looked at. */
  async function text(): Promise<string> {
    await press('Control+s');
    await expect.poll(() => desk.statusBar(studio.page).innerText()).not.toContain('未保存');
    return readFileSync(path.join(studio.folder, file), 'utf8');
  }

  it('has the focus, and names of things and words in place of ids', async () => {
    await command('表');
    await grid().waitFor();
    await expect.poll(() => grid().evaluate(hasFocus)).toBe(true);
    await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('15');
    const shown = ['名前', '特徴', 'レアリティ', '装備の能力', 'レンジ'].map(async (one) =>
      (await cell('W-05', one)).innerText(),
    );
    expect(await Promise.all(shown)).toEqual(['改造ガス銃', '銃', 'コモン', '技術', '遠']);
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
  });

  it('shows all its rows until something is changed, and then still the row that was', async () => {
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: /^W-/ }))).toBe(14);
    await goTo('W-40', 'AP');
    await press('9', 'Tab');
    await studio.page.getByRole('button', { name: 'W-40' }).first().waitFor();
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: 'W-40', exact: true }))).toBe(1);
    await press('Control+z');
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: /^W-/ }))).toBe(14);
  });

  it('a number in full width is written as digits, and nothing else of the text is other', async () => {
    await goTo('W-05', 'AP');
    await press('Enter');
    await studio.page.keyboard.insertText('７');
    await press('Enter');
    await expect.poll(async () => (await cell('W-05', 'AP')).innerText()).toContain('7');
    const after = withValue(written, 'W-05', 'ap', '7');
    await expect.poll(text).toBe(after);
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('a key acts on the row that was chosen, though another program puts one above it or takes it away', async () => {
    const write = (text: string) => writeFileSync(path.join(studio.folder, file), text);
    const rowCount = () => grid().getAttribute('aria-rowcount');
    await goTo('W-05', 'AP');
    write(written.replace('"cards": [', '"cards": [{ "id": "W-98" },'));
    await expect.poll(rowCount).toBe('16');
    await studio.page.keyboard.type('7');
    write(written);
    await expect.poll(rowCount).toBe('15');
    await press('Enter');
    await expect.poll(text).toBe(withValue(written, 'W-05', 'ap', '7'));
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('what is filled down is one action, and one undo', async () => {
    await goTo('W-05', 'AP');
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expect.poll(async () => (await cell('W-09', 'AP')).innerText()).toContain('2');
    await expect.poll(async () => (await cell('W-09', 'AP')).getAttribute('title')).toBe('保存した値は3');
    await expect.poll(text).toBe(withValue(written, 'W-09', 'ap', '2'));
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('a formula and a wrong word stay in their cells and are told; the text does not know of them', async () => {
    await goTo('W-05', '購入');
    await studio.page.keyboard.type('=H5+1');
    await press('Enter');
    await goTo('W-05', 'レンジ');
    await studio.page.keyboard.type('z');
    await press('Enter');
    const wrong = studio.page.getByRole('tabpanel', { name: /^誤り/ });
    await expect.poll(() => wrong.innerText()).toContain('この列に書けるのは、遠＋・遠・近＋・近。');
    await expect.poll(() => wrong.innerText()).toContain('式は入れられない。値を書く。');
    await expect.poll(async () => (await cell('W-05', '購入')).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(async () => (await cell('W-05', '購入')).innerText()).toBe('=H5+1');
    await expect.poll(() => seriousOn(studio, { rules: 'colours' })).toEqual([]);
    await expect.poll(text).toBe(written);
    await wrong.getByRole('button', { name: '4 に戻す' }).click();
    await wrong.getByRole('button', { name: '遠 に戻す' }).click();
    await expect.poll(async () => (await cell('W-05', '購入')).innerText()).toBe('4');
  });

  const beforeTaken = () => studio.page.getByRole('dialog', { name: '取り込む前に' });

  it('of a ragged paste what fits is written, and the rest is listed', async () => {
    await goTo('W-38', '装備');
    await paste('5\t遠＋\n6\n7\tあ');
    await beforeTaken().getByRole('button', { name: '2セルだけ取り込む' }).click();
    const left = studio.page.getByRole('tabpanel', { name: /^取り込み/ });
    await expect.poll(() => left.innerText()).toContain('3行目の1番目「7」');
    await expect.poll(() => left.innerText()).toContain('行が足りない');
    await expect.poll(async () => (await cell('W-38', 'レンジ')).innerText()).toContain('遠＋');
    const after = withValue(withValue(written, 'W-38', 'target', '5'), 'W-38', 'range', '"far+"');
    await expect.poll(text).toBe(after);
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });
  it('lines below the last row become new cards, with what was changed above them in one undo', async () => {
    await goTo('W-38', '装備');
    await paste('5\t遠＋\n6\n7\tあ');
    await expect.poll(() => beforeTaken().innerText()).toContain('1枚の新しいカードを作る');
    await expect.poll(() => beforeTaken().innerText()).toContain('この列に書けるのは、遠＋・遠・近＋・近。');
    await expect.poll(() => seriousOn(studio, { at: '[role="dialog"]' })).toEqual([]);
    await beforeTaken().getByRole('button', { name: '2セルを取り込み、1枚の新しいカードを作る' }).click();
    await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('16');
    await expect.poll(async () => (await cell('W-41', '装備')).innerText()).toContain('7');
    await studio.page.getByRole('tabpanel', { name: /^誤り/ }).getByRole('button', { name: '近 に戻す' }).click();
    await grid().focus();
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('two hundred rows pasted into an empty sheet become two hundred cards, and one undo takes them away', async () => {
    const empty = '{\n  "formatVersion": 1,\n  "cards": []\n}\n';
    writeFileSync(path.join(studio.folder, file), empty);
    const place = studio.page.getByRole('group', { name: '表：武器' });
    await place.waitFor();
    const lines = Array.from({ length: 200 }, (_, i) => `札${i}\tふだ${i}\tコモン`);
    await paste(lines.join('\n'), place);
    await beforeTaken().getByRole('button', { name: '200枚の新しいカードを作る' }).click();
    await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('201');
    const entries = JSON.parse(await text()).cards as { readonly name: string; readonly reading: string }[];
    expect(entries.map(({ name, reading }) => `${name}\t${reading}\tコモン`)).toEqual(lines);
    await grid().focus();
    await press('Control+z');
    await expect.poll(text).toBe(empty);
    writeFileSync(path.join(studio.folder, file), written);
    await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('15');
  });

  async function paste(table: string, place = grid()): Promise<void> {
    await place.evaluate((one, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, table);
  }

  it('goes out as a file for spreadsheets, and a file that comes in is shown before it is taken', async () => {
    const { page } = studio;
    const fromMenu = async (item: string) => {
      await page.getByRole('button', { name: 'CSV', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const downloaded = page.waitForEvent('download');
    await fromMenu('CSVに書き出す');
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('武器.csv');
    const out = readFileSync(await download.path(), 'utf8');
    expect(out.split('\r\n')[0]).toMatch(/^\ufeffID,名前,/);

    const chooseFile = async (content: string) => {
      const chooser = page.waitForEvent('filechooser');
      await fromMenu('CSVから取り込む…');
      await (await chooser).setFiles({ name: 'weapons.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    };
    const dialog = page.getByRole('dialog', { name: '取り込む前に' });
    await chooseFile('名前,AP\r\nだれか,3\r\n');
    await expect.poll(() => dialog.innerText()).toContain('1行目に「ID」という見出しが要ります。');
    await expect.poll(() => seriousOn(studio, { at: '[role="dialog"]' })).toEqual([]);
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await chooseFile('\ufeffID,AP,値段,レンジ\r\nW-05,7,1,z\r\nW-99,1,1,遠\r\n');
    await expect.poll(() => dialog.innerText()).toContain('1セルが変わる');
    const said = await dialog.innerText();
    for (const one of [
      '1セルは入れられない',
      '見出し「値段」の列はない',
      '1枚の新しいカードを作る',
      '遠＋・遠・近＋・近',
    ])
      expect(said).toContain(one);
    await expect.poll(() => seriousOn(studio, { at: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: '1セルだけ取り込む' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(text).toBe(withValue(written, 'W-05', 'ap', '7'));
    const wrong = studio.page.getByRole('tabpanel', { name: /^誤り/ });
    await wrong.getByRole('button', { name: '遠 に戻す' }).click();
    await grid().focus();
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('keys of an input method belong to the letters that it composes', async () => {
    await goTo('W-05', 'よみ');
    await press('Enter');
    const ime = await desk.inputMethod(studio.page);
    await ime.compose('かいぞう');
    await ime.enter();
    await expect.poll(() => grid().getByRole('textbox', { name: 'W-05のよみ' }).count()).toBe(1);
    await ime.commit('かいぞう');
    await press('Enter');
    await expect.poll(async () => (await cell('W-05', 'よみ')).innerText()).toContain('保存した値はかいぞうがすじゅう');
    await expect.poll(text).toBe(written.replace('かいぞうがすじゅう', 'かいぞう'));
  });

  it('is sorted by reading, filtered, and says how a filter is taken away', async () => {
    await goTo('W-05', '名前');
    await press('Alt+ArrowDown');
    await studio.page.getByRole('dialog', { name: '列「名前」' }).waitFor();
    await press('Enter');
    const names = () => grid().locator('[data-column="name"]').allInnerTexts();
    await expect
      .poll(async () => (await names()).slice(0, 3))
      .toEqual(['お説教テープ', '改造ガス銃', '解体現場の釘打ち機']);
    await press('Control+Shift+L');
    await studio.page.keyboard.insertText('こぶし');
    await expect
      .poll(() => studio.page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('あう札はない'));
    await studio.page.getByRole('button', { name: '絞り込みをやめる' }).click();
    await expect.poll(async () => (await names()).length).toBe(14);
  });

  it('as faces, what has changed comes first, and Enter goes to its text', async () => {
    const { page } = studio;
    await goTo('W-26', 'AP');
    await studio.page.keyboard.type('3');
    await press('Enter');
    await expect.poll(async () => (await cell('W-26', 'AP')).getAttribute('title')).toBe('保存した値は4');
    await command('面');
    const faces = page.getByRole('listbox', { name: '面：武器' });
    await expect.poll(() => faces.getByRole('option').first().innerText()).toMatch(/^W-26\s+封鎖線の狙撃銃\s+変更$/);
    await expect.poll(() => faces.evaluate(hasFocus)).toBe(true);
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
    await press(' ');
    await page.getByRole('dialog', { name: '封鎖線の狙撃銃' }).waitFor();
    await press('Escape', 'ArrowRight', 'Enter');
    await expect.poll(() => desk.editor(page).getByRole('heading').textContent()).toBe(file);
    const [line] = [desk.lineNumber(path.join(studio.folder, file), '"id": "W-01"') - 1];
    await expect.poll(() => desk.statusBar(page).innerText()).toContain(`行 ${line}`);
  });

  it('faces are as large as one wants: by keys, by the wheel, and true to the paper', async () => {
    const { page } = studio;
    await command('面');
    const faces = page.getByRole('listbox', { name: '面：武器' });
    const size = page.getByRole('group', { name: '大きさ' }).getByRole('status');
    const width = async () => (await faces.locator('.gallery-paper').first().boundingBox())?.width ?? 0;
    await expect.poll(() => size.innerText()).toBe('63 %');
    await expect.poll(() => faces.evaluate(hasFocus)).toBe(true);
    await press('+', '+');
    await expect.poll(() => size.innerText()).toBe('83 %');
    await press('0');
    await expect.poll(() => size.innerText()).toBe('100 %');
    const [full, millimetres] = [await width(), 63];
    expect(Math.round((full / 96) * 25.4)).toBe(millimetres);
    await faces.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 500);
    await page.keyboard.up('Control');
    await expect.poll(() => size.innerText()).toBe('37 %');
    await expect.poll(width).toBeLessThan(full / 2);
  });

  it('the row of an entry in which something is wrong bears its sign, and says what', async () => {
    const { page } = studio;
    await desk.openFile(page, file);
    await desk.writeOver(page, ['damage', 'amount', 'physical'], '2', '3');
    await expect.poll(() => desk.problems(page).innerText()).toContain('効果の3点と合いません');
    await command('表');
    const signed = grid().getByRole('rowheader', { name: /効果の3点と合いません/ });
    await expect.poll(() => signed.count()).toBe(1);
    await expect.poll(() => signed.locator('.sign-warning').count()).toBe(1);
  });

  it('faces are narrowed to those in which something is wrong, and a sort of which there is none says so', async () => {
    const { page } = studio;
    await command('面');
    const faces = page.getByRole('listbox', { name: '面：武器' });
    const shown = page.getByRole('group', { name: '出す面' });
    await shown.getByRole('button', { name: /^問題/ }).click();
    await expect
      .poll(() => faces.getByRole('option').allInnerTexts())
      .toEqual([expect.stringContaining('印字 ≠ 効果')]);
    await shown.getByRole('button', { name: 'あふれ 0' }).click();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('あふれた面はない'));
    await page.getByRole('button', { name: 'すべての面を出す' }).click();
    await expect.poll(() => faces.getByRole('option').first().getAttribute('aria-setsize')).toBe('14');
  });

  it('of a file that never could be read there is no empty table, but where it is broken', async () => {
    const { page } = studio;
    const items = path.join(studio.folder, 'cards/items.json');
    writeFileSync(items, readFileSync(items, 'utf8').replace('"formatVersion": 1,', '"formatVersion": 1'));
    await desk.reload(page);
    await command('表');
    await page.getByRole('button', { name: 'アイテム', exact: true }).click();
    const told = page.locator('.unreadable');
    await expect.poll(() => told.innerText()).toContain('cards/items.json は読めません：3行目。');
    expect(await page.getByRole('button', { name: /新しいアイテム|貼って作る/ }).count()).toBe(0);
    await told.getByRole('button', { name: 'そこへ行く' }).click();
    await expect.poll(() => desk.statusBar(page).innerText()).toContain('行 3');
  });
});
