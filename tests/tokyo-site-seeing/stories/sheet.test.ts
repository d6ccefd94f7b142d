import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '../../stories/desk.ts';
import { hasFocus } from '../../stories/desk.ts';
import { seenWhole } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

const file = 'cards/weapons.json';
const written = readFileSync(path.join('sample-content/tokyo-site-seeing', file), 'utf8');

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
  /** The current text is saved, so that it can be read from disk. */
  async function text(): Promise<string> {
    await press('Control+s');
    await expect.poll(() => desk.statusBar(studio.page).innerText()).not.toContain('未保存');
    return readFileSync(path.join(studio.folder, file), 'utf8');
  }

  it('has the focus, and shows names and words instead of ids', async () => {
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

  it('shows all its rows until a filter is set, and then keeps the changed row', async () => {
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: /^W-/ }))).toBe(14);
    await goTo('W-40', 'AP');
    await press('9', 'Tab');
    await studio.page.getByRole('button', { name: 'W-40' }).first().waitFor();
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: 'W-40', exact: true }))).toBe(1);
    await press('Control+z');
    await expect.poll(() => seenWhole(grid().getByRole('gridcell', { name: /^W-/ }))).toBe(14);
  });

  it('is exported as a file for spreadsheets, and an imported file is shown before it is applied', async () => {
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
    await wrong.waitFor();
    await expect.poll(() => seriousOn(studio, { rules: 'colours' })).toEqual([]);
    await wrong.getByRole('button', { name: '遠 に戻す' }).click();
    await grid().focus();
    await press('Control+z');
    await expect.poll(text).toBe(written);
  });

  it('leaves the keys of an input method to its composition', async () => {
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

  it('saves the cell that is still being typed', async () => {
    const before = written.replace('かいぞうがすじゅう', 'かいぞう');
    await goTo('W-05', 'AP');
    await press('9');
    await expect.poll(text).toBe(withValue(before, 'W-05', 'ap', '9'));
    await expect.poll(() => grid().evaluate(hasFocus)).toBe(true);
  });

  it('shows changed faces first, and Enter goes to their text', async () => {
    const { page } = studio;
    await goTo('W-26', 'AP');
    await studio.page.keyboard.type('3');
    await press('Enter');
    await expect.poll(async () => (await cell('W-26', 'AP')).getAttribute('data-tip')).toBe('保存した値は4');
    await command('面');
    const faces = page.getByRole('listbox', { name: '面：武器' });
    await expect.poll(() => faces.getByRole('option').first().innerText()).toMatch(/^W-26\s+封鎖線の狙撃銃\s+変更$/);
    await expect.poll(() => faces.evaluate(hasFocus)).toBe(true);
    await expect.poll(() => seriousOn(studio, { rules: 'all' })).toEqual([]);
    // Enter in the sheet went on to the next row, which is chosen here as well.
    await press('Home', ' ');
    await page.getByRole('dialog', { name: '封鎖線の狙撃銃' }).waitFor();
    await press('Escape', 'ArrowRight', 'Enter');
    await expect.poll(() => desk.editor(page).getByRole('heading').textContent()).toBe(file);
    const [line] = [desk.lineNumber(path.join(studio.folder, file), '"id": "W-01"') - 1];
    await expect.poll(() => desk.statusBar(page).innerText()).toContain(`行 ${line}`);
  });
});
