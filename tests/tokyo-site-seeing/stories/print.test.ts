import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes, run } from '../../cli/printed-file.ts';
import { take } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const dialog = (): Locator => studio.page.getByRole('dialog', { name: '印刷', exact: true });
const shown = () => dialog().getByRole('region', { name: 'はじめの面' });
const count = () => shown().getByRole('status').textContent();

async function make(): Promise<string> {
  const [download] = await Promise.all([
    studio.page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'ファイルを作る' }).click(),
  ]);
  const file = path.join(studio.folder, '..', download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

describe.sequential('the window prints', () => {
  it('the faces selected by the beginnings of their ids', async () => {
    const { page } = studio;
    await take(page, 'F1', 'いんさつ', '印刷');
    // The first field has the focus, so that Tab goes through all of them
    const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? null);
    await expect.poll(focused).toBe('カードとボード');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('シナリオシート');
    await dialog().getByLabel('どのカード').selectOption('beginning');
    await dialog().getByLabel('IDの始まり').fill('W-01, T-01');
    await dialog().getByLabel('枚数').selectOption('one');
    await dialog()
      .getByRole('radio', { name: /^1面1ページ/ })
      .check();
    await expect.poll(count).toBe('2種 2枚 · 4面');
    expect(await shown().getByRole('listitem').allTextContents()).toHaveLength(4);
    await expect.poll(() => shown().locator('.face').count()).toBe(4);
  });

  it('a deck: one side per page with its bleed, all fonts embedded', async () => {
    const file = await make();
    run('qpdf', '--check', file);
    expect(boxes(file, 'TrimBox')).toEqual(Array.from({ length: 4 }, () => [4, 4, 63, 88]));
    expect(run('pdffonts', file)).not.toContain('Type 3');
    expect(path.basename(file)).toMatch(/-deck\.pdf$/);
    await dialog()
      .getByText(/を書き出しました/)
      .waitFor();
  });

  it('sheets with their backs', async () => {
    await dialog().getByLabel('枚数').selectOption('printed');
    await dialog()
      .getByRole('radio', { name: /^紙に並べる/ })
      .check();
    await expect.poll(count).toBe('2種 8枚 · 2面');
    await dialog()
      .getByText(/を書き出しました/)
      .waitFor({ state: 'detached' });
    const file = await make();
    run('qpdf', '--check', file);
    expect(boxes(file, 'MediaBox')).toEqual([
      [0, 0, 210, 297],
      [0, 0, 210, 297],
    ]);
    expect(run('pdffonts', file)).not.toContain('Type 3');
  });

  it('and other parts, which are requested separately from cards', async () => {
    await dialog().getByLabel('シナリオシート').check();
    await dialog().getByLabel('カードとボード').uncheck();
    await expect.poll(count).toBe('6種 6枚 · 6面');
    await dialog().getByLabel('どのカード').waitFor({ state: 'detached' });
    await shown().getByText('止まったはずのチャイム').waitFor();
    await dialog()
      .getByText(/を書き出しました/)
      .waitFor({ state: 'detached' });
    const file = await make();
    expect(boxes(file, 'MediaBox')).toEqual(Array.from({ length: 6 }, () => [0, 0, 210, 297]));
    expect(run('pdffonts', file)).not.toContain('Type 3');
    await dialog().getByLabel('カードとボード').check();
    await dialog().getByLabel('シナリオシート').uncheck();
    await expect.poll(count).toBe('2種 8枚 · 2面');
  });
});
