import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InputMethod, inputMethod, openFile, statusBar } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// A card is written in the form alone: by keys, in Japanese, with an input method. Nothing else in the text changes.

let studio: Studio;
let page: Page;
let ime: InputMethod;
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
  ime = await inputMethod(page);
  await page.keyboard.press('Control+1');
});
afterAll(() => studio?.close());

const FILE = 'cards/weapons.json';
const AMOUNT = 'ダメージ…点を与える';
const form = (): Locator => page.getByRole('region', { name: 'フォーム' });
const field = (name: string): Locator => form().getByRole('textbox', { name, exact: true }).first();
const saved = (): readonly string[] => readFileSync(path.join(studio.folder, FILE), 'utf8').split('\n');

async function changed(
  before: readonly string[],
): Promise<{ readonly gone: readonly string[]; readonly new: readonly string[] }> {
  const unsaved = page.getByRole('tab', { name: 'weapons.json' }).getByRole('img', { name: '未保存' });
  if ((await unsaved.count()) > 0) {
    await page.keyboard.press('Control+s');
    await unsaved.waitFor({ state: 'detached' });
  }
  const after = saved();
  const other = (some: readonly string[], others: readonly string[]) =>
    some.filter((line, i) => line !== others[i]).map((line) => line.trim());
  return { gone: other(before, after), new: other(after, before) };
}

it('goes from the text into the form and to a card, and writes its name after the composition', async () => {
  const before = saved();
  await openFile(page, FILE);
  await page.keyboard.press('Control+l');
  await expect.poll(() => field('名前').inputValue()).toBe('曲がった標識');
  await field('名前').focus();
  await page.keyboard.press('End');
  await ime.compose('さび');
  await expect.poll(() => changed(before)).toEqual({ gone: [], new: [] });
  await ime.commit('錆');
  await expect.poll(() => field('名前').inputValue()).toBe('曲がった標識錆');
  const name = form().locator('[data-path="name"]');
  await expect.poll(() => name.innerText()).toContain('保存では曲がった標識');
  const tinted = page.locator('.text-pointed');
  await expect.poll(() => tinted.count()).toBe(1);
  await expect
    .poll(() => changed(before))
    .toEqual({ gone: ['"name": "曲がった標識",'], new: ['"name": "曲がった標識錆",'] });
  await expect.poll(() => name.innerText()).not.toContain('保存では');
});

it('changes a number inside a sentence after a click, also in full-width digits, and adds an effect by its sentence', async () => {
  const before = saved();
  await form().getByRole('textbox', { name: AMOUNT }).first().click();
  const lines = saved();
  const line = lines.findIndex((one) => one.includes('"op": "damage"')) + 1;
  await expect.poll(() => statusBar(page).innerText()).toContain(`行 ${line}、`);
  await page.keyboard.insertText('３');
  await expect.poll(() => form().getByRole('textbox', { name: AMOUNT }).first().inputValue()).toBe('3');
  await page.keyboard.press('Control+Shift+Enter');
  await page.getByRole('combobox', { name: '文から足す：起きること' }).waitFor();
  await page.keyboard.insertText('このエリアの敵すべてに認知ダメージ1点');
  await page
    .getByRole('option', { name: /認知ダメージ1点/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => form().getByRole('textbox', { name: AMOUNT }).count()).toBe(2);
  const { gone, new: came } = await changed(before);
  expect(gone).toEqual(['"do": [{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }],']);
  expect(came).toEqual([
    '"do": [{ "op": "damage", "to": { "op": "target" }, "amount": 3, "type": "physical" }, { "op": "damage", "to": { "op": "enemiesHere" }, "amount": 1, "type": "cognitive" }],',
  ]);
});

it('has nothing that axe calls serious, in light and dark themes', async () => {
  const day = await seriousOn(studio, { at: '.form-view' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await seriousOn(studio, { at: '.form-view', rules: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect([day, night]).toEqual([[], []]);
});

it('undoes each step separately', async () => {
  await field('名前').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect.poll(() => field('名前').inputValue()).toBe('曲がった標識');
  const sample = readFileSync(path.join('sample-content/tokyo-site-seeing', FILE), 'utf8').split('\n');
  await expect.poll(() => changed(sample)).toEqual({ gone: [], new: [] });
});
