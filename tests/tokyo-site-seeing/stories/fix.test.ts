import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editor, hasFocus, inspector, openFile, problems, stateOf, writeOver } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const rows = () => problems(studio.page).getByRole('listitem').count();

describe.sequential('a misspelt word', () => {
  let before = '';

  it('is fixed by the button in the inspector after a preview of the difference, and the focus stays', async () => {
    const { page } = studio;
    before = await stateOf(page);
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"category": "equipment"'], 'equipment', 'equipmnet');
    await expect.poll(rows).toBe(1);
    await inspector(page).getByRole('button', { name: '直す…' }).click();
    const dialog = page.getByRole('dialog', { name: '問題を直す' });
    await dialog.getByRole('radio', { name: '「equipment」に直す' }).waitFor();
    await expect
      .poll(() => dialog.locator('.changed-lines').allInnerTexts())
      .toEqual(['−\n"category": "equipmnet",', '＋\n"category": "equipment",']);
    await dialog.getByRole('button', { name: '直す', exact: true }).click();
    await expect.poll(rows).toBe(0);
    await expect.poll(() => editor(page).getByRole('textbox').evaluate(hasFocus)).toBe(true);
    await expect.poll(() => stateOf(page)).toBe(before);
  });

  it('keeps the focus when others are inserted before it, and Enter does nothing when the focused row disappears', async () => {
    const { page, folder } = studio;
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"category": "equipment"'], 'equipment', 'equipmnet');
    await expect.poll(rows).toBe(1);
    const items = path.join(folder, 'cards/items.json');
    const sound = readFileSync(items, 'utf8');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const row = (file: string) => problems(page).locator('.problem-row', { hasText: file });
    await row('cards/weapons.json').focus();
    const before = await focused();
    writeFileSync(items, sound.replace('"formatVersion": 1,', '"formatVersion": 1, "strange": 1,'));
    await row('cards/items.json').waitFor();
    expect(await focused()).toBe(before);
    await row('cards/items.json').focus();
    writeFileSync(items, sound);
    await expect.poll(rows).toBe(1);
    await page.keyboard.press('Enter');
    expect(await editor(page).getByRole('heading').textContent()).toBe('cards/weapons.json');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(before);
  });

  it('is fixed in the editor by Ctrl and full stop', async () => {
    const { page } = studio;
    await page.keyboard.press('F8');
    await expect.poll(() => editor(page).getByRole('textbox').evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Control+.');
    await page.locator('.action-widget').getByText('直す：「equipmnet」は使えません').waitFor();
    await page.keyboard.press('Enter');
    const mend = page.getByRole('dialog').getByRole('button', { name: '直す', exact: true });
    // The focus comes to the button after it appears; rows behind an open dialog have no roles.
    await expect.poll(() => mend.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(rows).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(rows).toBe(1);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(rows).toBe(0);
  });

  it('has no fix when only a person can decide: the inspector says so, and what to do', async () => {
    const { page } = studio;
    await openFile(page, 'scenarios/S05-where-only-summer-is-left/scenario.json');
    await writeOver(page, ['"id": "S05"'], 'S05', 'S09');
    await problems(page).getByRole('searchbox', { name: '絞り込み' }).fill('SCN004');
    await problems(page).getByRole('listitem').filter({ hasText: 'SCN004' }).getByRole('button').click();
    const problem = inspector(page).getByRole('listitem').filter({ hasText: 'SCN004' });
    await problem.getByText('自動では直せません。ファイルやフォルダーの名前・場所・中身を確かめてください。').waitFor();
    await expect.poll(() => problem.getByRole('button', { name: '直す…' }).count()).toBe(0);
  });
});
