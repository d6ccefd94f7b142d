// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import type { Browser, Page } from 'playwright-core';
import { median } from './measure.ts';
import { busyTraced } from './traced-tasks.ts';
import { openFile, openView, rested } from './views-page.ts';

// An edit of a card in each of the views that write it, in the page that is open.

/** All that the page does for one edit until it rests again, in milliseconds of processor time: the median of some. */
export interface EditsOnPage {
  /** A letter in the text. */
  readonly key: number;
  /** A number in a cell of the sheet. */
  readonly cell: number;
  /** A letter in a field of the form. */
  readonly field: number;
}

const TIMES = 9;
/** How long an edit is followed, in milliseconds: so long that the board and the problems have come. */
const FOLLOWED = 2500;

export async function measureEdits(browser: Browser, page: Page, file: string): Promise<EditsOnPage> {
  const median9 = async (edit: (i: number) => Promise<void>): Promise<number> => {
    const taken: number[] = [];
    for (let i = 0; i < TIMES; i++)
      taken.push(
        await busyTraced(browser, page, async () => {
          await edit(i);
          await page.waitForTimeout(FOLLOWED);
        }),
      );
    return median(taken);
  };
  const letter = (i: number) => page.keyboard.press(i % 2 === 0 ? 'x' : 'Backspace');

  await openView(page, '表');
  const cells = page.locator('[role="gridcell"][data-column="ap"]');
  await cells.first().click();
  await rested(page);
  const cell = await median9(async (i) => {
    await page.keyboard.press(String(2 + (i % 3)));
    await page.keyboard.press('Enter');
  });

  await openFile(page, file);
  await page.locator('.view-line').filter({ hasText: '"name": "' }).first().click();
  await page.keyboard.press('End');
  for (const _ of '",') await page.keyboard.press('ArrowLeft');
  await rested(page);
  const key = await median9(letter);

  await page.keyboard.press('Control+l');
  const field = page.getByRole('region', { name: 'フォーム' }).getByRole('textbox', { name: '名前', exact: true });
  await field.first().focus();
  await page.keyboard.press('End');
  await rested(page);
  return { key, cell, field: await median9(letter) };
}
