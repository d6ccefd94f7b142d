import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editor, openFile, writeOver } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
let file: string;
beforeAll(async () => {
  studio = await openStudio();
  file = path.join(studio.folder, 'cards/weapons.json');
});
afterAll(() => studio?.close());

const name = ['"name"', '曲がった標識'];
const unsaved = () => editor(studio.page).getByRole('img', { name: '未保存' });

describe.sequential('saving', () => {
  it('writes what is in the editor, by Ctrl+S', async () => {
    await openFile(studio.page, 'cards/weapons.json');
    const before = await readFile(file, 'utf8');
    await writeOver(studio.page, name, '曲がった標識', 'まっすぐな標識');
    await expect.poll(() => unsaved().count()).toBe(1);
    await expect.poll(() => readFile(file, 'utf8')).toBe(before);
    await studio.page.keyboard.press('Control+s');
    await expect.poll(() => unsaved().count()).toBe(0);
    await expect.poll(() => readFile(file, 'utf8')).toBe(before.replace('"曲がった標識"', '"まっすぐな標識"'));
  });

  it('shows what others write, when nothing here is unsaved', async () => {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"まっすぐな標識"', '"折れた標識"'));
    await expect.poll(() => editor(studio.page).locator('.view-lines').innerText()).toContain('折れた標識');
    await expect.poll(() => unsaved().count()).toBe(0);
  });

  it('tells of a conflict, holds both texts against each other, and writes over only when told to', async () => {
    const { page } = studio;
    await writeOver(page, ['"name"', '折れた標識'], '折れた標識', 'わたしの標識');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"折れた標識"', '"あなたの標識"'));
    await page.keyboard.press('Control+s');
    const alert = editor(page).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('ほかのプログラムが書き換えました');
    await expect.poll(() => readFile(file, 'utf8')).toContain('"あなたの標識"');
    await alert.getByRole('button', { name: '違いを見る' }).press('Enter');
    const compared = editor(page).locator('.history-diff');
    await expect.poll(() => compared.innerText()).toContain('あなたの標識');
    await expect.poll(() => compared.innerText()).toContain('わたしの標識');
    await alert.getByRole('button', { name: '文に戻る' }).press('Enter');
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('わたしの標識');
    await alert.getByRole('button', { name: 'こちらの内容で上書き' }).click();
    await expect.poll(() => unsaved().count()).toBe(0);
    await expect.poll(() => readFile(file, 'utf8')).toContain('"わたしの標識"');
  });

  it('has complained about nothing', () => expect(studio.complaints).toEqual([]));
});
