import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import { type Browser, chromium, type Page } from 'playwright-core';
import type { TextFile } from '../authoring/text/files/project-file.ts';
import { stateOfBegun } from './begun.ts';
import { type EditsOnPage, measureEdits } from './edits-page.ts';
import { type Spread, spread } from './measure.ts';
import type { Browsing } from './page.ts';
import { longestTraced } from './traced-tasks.ts';
import { measureViews, openFile, rested, type ViewsOnPage } from './views-page.ts';
import { changeTo, measureWorkspaces, type WorkspacesOnPage } from './workspaces-page.ts';

// The workbench in Chromium on a project of thousands of cards, beside the same on the sample.

export interface ProjectOnPage {
  /** From opening the address until the editor shows its text, and until the game can be played, in milliseconds. */
  readonly usable: number;
  readonly firstBoard: number;
  /** The longest task of the page on a key in a file of cards, in milliseconds of processor time. */
  readonly task: Spread;
  /** What the page holds, without its workers, in bytes. */
  readonly held: number;
  readonly workspaces: WorkspacesOnPage;
  readonly views: ViewsOnPage;
  readonly edits: EditsOnPage;
}

const window = { locale: 'ja-JP', viewport: { width: 1440, height: 900 } };

/** `told`: each figure as soon as it is known, since all of them take minutes. */
export async function measureProjectOnPage(
  browsing: Browsing,
  files: readonly TextFile[],
  file: string,
  times: number,
  told: (figures: Partial<ProjectOnPage>) => void = () => undefined,
): Promise<ProjectOnPage> {
  const folder = written(files);
  const child = spawn(process.execPath, ['dist/loopback/start.js', '--no-open', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_STATE_FOLDER: stateOfBegun() },
  });
  const browser = await chromium.launch({ ...browsing, args: [...browsing.args, '--js-flags=--expose-gc'] });
  async function known<Part extends keyof ProjectOnPage>(
    part: Part,
    value: Promise<ProjectOnPage[Part]> | ProjectOnPage[Part],
  ): Promise<ProjectOnPage[Part]> {
    const figure = await value;
    told({ [part]: figure });
    return figure;
  }
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const page = await browser.newPage(window);
    page.setDefaultTimeout(180_000);
    await page.addInitScript(watchTasks);
    const start = performance.now();
    await page.goto(/http\S+/.exec(String(line))?.[0] ?? '');
    await page.locator('main.workspace').waitFor();
    await changeTo(page, 0);
    await page.locator('.view-line').first().waitFor();
    const usable = await known('usable', performance.now() - start);
    await changeTo(page, 2);
    await page.getByRole('list', { name: '選べる行動' }).getByRole('button').first().waitFor();
    const firstBoard = await known('firstBoard', performance.now() - start);
    const workspaces = await known('workspaces', measureWorkspaces(browser, page));
    await openFile(page, file);
    const taken = await longestTasks(browser, page, times);
    const task = await known(
      'task',
      spread(times, (i) => taken[i] ?? 0),
    );
    const kept = await known('held', held(page));
    const views = await known('views', measureViews(browser, page));
    const edits = await known('edits', measureEdits(browser, page, file));
    return { usable, firstBoard, workspaces, task, held: kept, views, edits };
  } finally {
    await browser.close();
    child.kill('SIGTERM');
  }
}

function written(files: readonly TextFile[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-bench-project-'));
  for (const { path: name, text } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** In the page: how long the page was busy with one thing at most, since it was asked last. */
const watchTasks = `(() => {
  let last = performance.now();
  let longest = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  };
  globalThis.longestTask = () => {
    const found = longest;
    longest = 0;
    return found;
  };
  globalThis.watchTasks = () => {
    last = performance.now();
    longest = 0;
    port2.postMessage(null);
    globalThis.watchTasks = () => { longest = 0; };
  };
})()`;

/** Types in a name of the first cards; each time until the marks and the board have rested. */
async function longestTasks(browser: Browser, page: Page, times: number): Promise<readonly number[]> {
  await page.locator('.view-line').filter({ hasText: '"name": "' }).first().click();
  await page.keyboard.press('End');
  for (const _ of '",') await page.keyboard.press('ArrowLeft');
  await rested(page);
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const key = async () => {
      await page.keyboard.press(i % 2 === 0 ? 'x' : 'Backspace');
      await page.waitForTimeout(1500);
    };
    taken.push(await longestTraced(browser, page, key));
  }
  return taken;
}

async function held(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}
