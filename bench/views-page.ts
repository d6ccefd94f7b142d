// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import type { Page } from 'playwright-core';

// The views that show all cards at once, in the page that is open.

/** From asking for a view until its first entry is to be seen, and the longest task while it is scrolled, in milliseconds. */
export interface ViewOnPage {
  readonly opens: number;
  readonly task: number;
}
export type ViewsOnPage = Readonly<Record<'sheet' | 'gallery', ViewOnPage>>;

const views = {
  sheet: { name: '表', part: '[role="grid"]', entry: '[role="gridcell"]' },
  gallery: { name: '面', part: '[role="listbox"].gallery-list', entry: '[role="option"]' },
} as const;

/** How often the wheel is turned, and how far each time, in pixels. */
const TURNS = 40;
const TURN = 700;

export async function measureViews(page: Page): Promise<ViewsOnPage> {
  return { sheet: await measureView(page, views.sheet), gallery: await measureView(page, views.gallery) };
}

async function measureView(page: Page, { name, part, entry }: (typeof views)[keyof typeof views]): Promise<ViewOnPage> {
  await page.keyboard.press('Control+Shift+P');
  const commands = page.getByRole('dialog', { name: 'コマンド' });
  await commands.waitFor();
  await page.keyboard.insertText(name);
  await commands.getByRole('option').filter({ hasText: name }).first().waitFor();
  await page.waitForTimeout(500);
  const start = performance.now();
  await page.keyboard.press('Enter');
  const view = page.locator(part);
  await view.locator(entry).first().waitFor();
  const opens = performance.now() - start;
  await page.waitForTimeout(2000);
  await view.hover();
  await page.evaluate('watchTasks()');
  for (let i = 0; i < TURNS; i++) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(50);
  }
  return { opens, task: await page.evaluate<number>('longestTask()') };
}
