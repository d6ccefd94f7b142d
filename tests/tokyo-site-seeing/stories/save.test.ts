import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editor, explorer, openFile, statusBar, writeOver } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

const weapons = 'cards/weapons.json';
let studio: Studio;
let file: string;
let text: string;
beforeAll(async () => {
  studio = await openStudio();
  file = path.join(studio.folder, weapons);
  text = await readFile(file, 'utf8');
});
afterAll(() => studio?.close());
beforeEach(async () => {
  expect(studio.complaints).toEqual([]);
  await writeFile(file, text);
  await openFile(studio.page, weapons);
  await expect.poll(lines).toContain('曲がった標識');
});

const unsaved = () => editor(studio.page).getByRole('img', { name: '未保存' });
const lines = () => editor(studio.page).locator('.view-lines').innerText();
const saying = (sign: string) => text.replace('"曲がった標識"', `"${sign}"`);
async function type(sign: string): Promise<void> {
  await writeOver(studio.page, ['"name"', '曲がった標識'], '曲がった標識', sign);
  await expect.poll(() => unsaved().count()).toBe(1);
}

it('writes what is in the editor, by Ctrl+S', async () => {
  await type('まっすぐな標識');
  await expect.poll(() => readFile(file, 'utf8')).toBe(text);
  await studio.page.keyboard.press('Control+s');
  await expect.poll(() => unsaved().count()).toBe(0);
  await expect.poll(() => readFile(file, 'utf8')).toBe(saying('まっすぐな標識'));
});

it('shows changes by other programs while nothing is unsaved', async () => {
  await writeFile(file, saying('折れた標識'));
  await expect.poll(lines).toContain('折れた標識');
  await expect.poll(() => unsaved().count()).toBe(0);
});

it('reports a conflict, compares both texts, and overwrites only on request', async () => {
  const { page } = studio;
  await type('わたしの標識');
  await writeFile(file, saying('あなたの標識'));
  await page.keyboard.press('Control+s');
  const alert = editor(page).getByRole('alert');
  await expect.poll(() => alert.innerText()).toContain('ほかのプログラムが書き換えました');
  await expect.poll(() => readFile(file, 'utf8')).toContain('"あなたの標識"');
  await alert.getByRole('button', { name: '違いを見る' }).press('Enter');
  const compared = editor(page).locator('.history-diff');
  await expect.poll(() => compared.innerText()).toContain('あなたの標識');
  await expect.poll(() => compared.innerText()).toContain('わたしの標識');
  await alert.getByRole('button', { name: '文に戻る' }).press('Enter');
  await expect.poll(lines).toContain('わたしの標識');
  await alert.getByRole('button', { name: 'こちらの内容で上書き' }).click();
  await expect.poll(() => unsaved().count()).toBe(0);
  await expect.poll(() => readFile(file, 'utf8')).toContain('"わたしの標識"');
});

it('asks before it overwrites a read-only file', async () => {
  const { page } = studio;
  await type('まっすぐな標識');
  await chmod(file, 0o444);
  await page.keyboard.press('Control+s');
  const alert = editor(page).getByRole('alert').filter({ hasText: '読み取り専用' });
  await alert.waitFor();
  await expect.poll(() => readFile(file, 'utf8')).toBe(text);
  await alert.getByRole('button', { name: 'それでも保存する' }).click();
  await expect.poll(() => unsaved().count()).toBe(0);
  await expect.poll(() => readFile(file, 'utf8')).toBe(saying('まっすぐな標識'));
  await expect.poll(async () => ((await stat(file)).mode & 0o777).toString(8)).toBe('444');
  await chmod(file, 0o644);
});

it('keeps an unsaved text when its tab is closed, says so, and opens it again unchanged', async () => {
  const { page } = studio;
  const counted = statusBar(page).getByRole('button', { name: /^未保存/ });
  await type('まっすぐな標識');
  await expect.poll(() => counted.innerText()).toBe('未保存 1');
  await page.keyboard.press('Alt+w');
  await expect.poll(() => page.getByRole('tab', { name: 'weapons.json' }).count()).toBe(0);
  const said = 'cards/weapons.json を閉じました。保存していない内容は残っています。';
  await expect.poll(() => statusBar(page).innerText()).toContain(said);
  await expect.poll(() => counted.innerText()).toBe('未保存 1');
  const row = explorer(page).locator(`[data-path="${weapons}"]`);
  await expect.poll(() => row.getByRole('img', { name: '未保存' }).count()).toBe(1);
  await counted.click();
  await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe(weapons);
  await expect.poll(lines).toContain('まっすぐな標識');
  await expect.poll(() => statusBar(page).innerText()).not.toContain('閉じました');
  await editor(page).locator('.view-line').first().click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => counted.count()).toBe(0);
});
