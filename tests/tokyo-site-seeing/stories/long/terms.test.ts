import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

const table = 'l10n/terms.csv';
const rows = [
  'term,locale,target,use,note',
  'ガス銃,en,Gas Gun,,As on the box',
  'ガス銃,en,Air Gun,admitted,',
  'ガス銃,en,Air Rifle,forbidden,Too tame',
];

describe('the table of terms', () => {
  let studio: Studio;
  beforeAll(async () => {
    const prepare = (folder: string) => writeFile(path.join(folder, table), `${rows.join('\n')}\n`);
    studio = await openStudio({}, { prepare });
  });
  afterAll(() => studio?.close());
  const aside = () => studio.page.getByRole('complementary', { name: 'W-05/name' });
  const terms = () => aside().locator('.translations-terms');

  it('shows the terms of a text next to it, and their use in the translation while typing', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.insertText('ほんやく');
    await expect.poll(() => desk.commands(page).getByRole('option').first().innerText()).toContain('翻訳');
    await page.keyboard.press('Enter');
    const row = page.getByRole('grid', { name: '訳：en' }).getByRole('row', { name: '改造ガス銃' });
    await page.getByRole('searchbox', { name: 'IDや文で絞り込む' }).fill('改造ガス銃');
    await row.getByRole('gridcell').first().click();
    await expect
      .poll(() => terms().innerText())
      .toMatch(/ガス銃\s+Gas Gun\s+As on the box\s+Air Gun\s+これでもよい\s+Air Rifle\s+使わない\s+Too tame/);
    const said = terms().getByRole('img', { name: '訳にある' });
    await expect.poll(() => said.count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'W-05/nameの訳' }).fill('Tuned Air Rifle');
    await expect.poll(() => said.count()).toBe(0);
    await expect
      .poll(() => terms().locator('[data-use="forbidden"][data-said="true"]').innerText())
      .toContain('Air Rifle');
    expect(await seriousOn(studio, { at: '[data-part="translations"]' })).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('opens from there as plain text, with its faults reported, and is saved as written', async () => {
    const { page } = studio;
    await aside().getByRole('button', { name: '用語の表を開く' }).click();
    await expect.poll(() => page.locator('.monaco-editor .view-lines').innerText()).toContain('Air');
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('標識,en_GB,Sign,,');
    await expect.poll(() => desk.statusBar(page).innerText()).toContain('未保存');
    await expect.poll(() => page.locator('.monaco-editor .squiggly-warning').count()).toBe(1);
    await page.keyboard.press('Control+s');
    await expect.poll(() => desk.statusBar(page).innerText()).not.toContain('未保存');
    expect(readFileSync(path.join(studio.folder, table), 'utf8')).toBe(`${rows.join('\n')}\n標識,en_GB,Sign,,`);
  });
});
