// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import type { Browser, Page } from 'playwright-core';
import { median } from './measure.ts';
import { traced } from './traced-tasks.ts';
import { rested } from './views-page.ts';

// A change of workspace, in the page that is open.

const workspaces = ['cards', 'scenarios', 'play', 'translate', 'tests', 'project'] as const;

export interface WorkspacesOnPage {
  /** What the page does from the key until the workspace is painted, in milliseconds of processor time: the median of some changes to each. */
  readonly changes: Readonly<Record<(typeof workspaces)[number], number>>;
  /** The longest task of them all, in milliseconds of processor time. */
  readonly task: number;
}

const ROUNDS = 3;
/** How long a change is followed, in milliseconds. */
const FOLLOWED = 1000;

export async function measureWorkspaces(browser: Browser, page: Page): Promise<WorkspacesOnPage> {
  // What is loaded for the first change to each is none of it
  for (const [at] of workspaces.entries()) await changeTo(page, at);
  await rested(page);
  const busy = workspaces.map((): number[] => []);
  let task = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const [at] of workspaces.entries()) {
      const change = await traced(browser, page, async () => {
        await changeTo(page, at);
      });
      busy[at]?.push(change.reduce((sum, one) => sum + one, 0));
      const after = await traced(browser, page, () => page.waitForTimeout(FOLLOWED));
      task = change.concat(after).reduce((longest, one) => Math.max(longest, one), task);
    }
  const changes = Object.fromEntries(workspaces.map((one, at) => [one, median(busy[at] ?? [])]));
  return { changes: changes as WorkspacesOnPage['changes'], task };
}

/** Goes to a workspace by its key; milliseconds until it is painted. */
export async function changeTo(page: Page, at: number): Promise<number> {
  const start = performance.now();
  await page.keyboard.press(`Control+${at + 1}`);
  await page.locator(`main[data-workspace="${workspaces[at]}"]`).waitFor();
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
  return performance.now() - start;
}
