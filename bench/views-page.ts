import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import type { Browser, Page } from 'playwright-core';
import { longestTraced } from './traced-tasks.ts';

// The views that show all cards at once, in the page that is open.

/** From asking for a view until its first entry is to be seen, in milliseconds, and the longest task while it is scrolled, in those of processor time. */
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

export async function measureViews(browser: Browser, page: Page): Promise<ViewsOnPage> {
  const measure = (view: View) => measureView(browser, page, view);
  return { sheet: await measure(views.sheet), gallery: await measure(views.gallery) };
}

type View = (typeof views)[keyof typeof views];

async function measureView(browser: Browser, page: Page, { name, part, entry }: View): Promise<ViewOnPage> {
  await rested(page);
  const start = await openView(page, name);
  const view = page.locator(part);
  await view.locator(entry).first().waitFor();
  const opens = performance.now() - start;
  await rested(page);
  await view.hover();
  const task = await longestTraced(browser, page, async () => {
    for (let i = 0; i < TURNS; i++) {
      await page.mouse.wheel(0, TURN);
      await page.waitForTimeout(50);
    }
  });
  return { opens, task };
}

/** Asks for a view by its command; gives back when. */
export async function openView(page: Page, name: string): Promise<number> {
  await page.keyboard.press('Control+Shift+P');
  const commands = page.getByRole('dialog', { name: 'コマンド' });
  await commands.waitFor();
  await page.keyboard.insertText(`表示：${name}`);
  await commands
    .getByRole('option')
    .filter({ hasText: `表示：${name}` })
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  const start = performance.now();
  await page.keyboard.press('Enter');
  return start;
}

/** Opens the text of a file from the tree. */
export async function openFile(page: Page, file: string): Promise<void> {
  await page.keyboard.press('Alt+1');
  await page.locator(`[data-path="${file}"]`).getByText(path.basename(file), { exact: true }).click();
}

/** How often it is asked whether the page has come to rest: on a busy machine it may never seem so. */
const ASKED = 30;

/** Waits until the page has nothing left to do of what was done before, which is none of what is measured next. */
export async function rested(page: Page): Promise<void> {
  await page.waitForTimeout(2000);
  for (let i = 0; i < ASKED; i++) {
    await page.evaluate('watchTasks()');
    await page.waitForTimeout(500);
    if ((await page.evaluate<number>('longestTask()')) < 20) return;
  }
}
