import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../../cli/printed-file.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// Without Chromium for the program, the user's browser prints. Its dialog cannot be opened headless: the request is
// recorded instead, and the laid-out page is printed by the same browser.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { environment: { STUDIO_CHROMIUM: '/no/such/browser' } });
});
afterAll(() => studio?.close());

interface Noted {
  asked?: { pages: number; rule: string }[];
}

/** In each window of the page: records what was laid out when print is called. */
const note = () => {
  window.print = () => {
    const pages = document.querySelectorAll('.print-page').length;
    const rule = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const noted = window as Noted;
    noted.asked = [...(noted.asked ?? []), { pages, rule: /size: ([^;]+);/.exec(rule)?.[1] ?? '' }];
  };
};
const asked = (page: Page) => page.evaluate(() => (window as Noted).asked ?? []);

it('shows how to get it, and prints each size with the dialog of the browser, one side per page', async () => {
  const { page, folder } = studio;
  await page.context().addInitScript(note);
  await page.keyboard.press('Control+Alt+p');
  const dialog = page.getByRole('dialog', { name: '印刷', exact: true });
  await dialog.getByLabel('どのカード').selectOption('beginning');
  await dialog.getByLabel('IDの始まり').fill('W-01, procurer');
  await dialog.getByRole('button', { name: 'ファイルを作る' }).click();
  const missing = dialog.getByRole('alert').filter({ hasText: 'Chromium' });
  await expect.poll(() => missing.locator('code').textContent()).toMatch(/chromium/);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    missing.getByRole('button', { name: 'ブラウザの印刷画面で印刷' }).click(),
  ]);
  // A weapon and a BOT have the same size as their backs; a board does not.
  await expect
    .poll(() => asked(opened))
    .toEqual([
      { pages: 4, rule: '288px 384px' },
      { pages: 2, rule: '624px 432px' },
    ]);
  const file = path.join(folder, '..', 'printed.pdf');
  await writeFile(file, await opened.pdf({ preferCSSPageSize: true, printBackground: true }));
  run('qpdf', '--check', file);
  expect(run('pdftotext', file, '-')).toContain('調達屋');
  expect(run('pdffonts', file)).not.toContain('Type 3');
  await opened.close();
});
