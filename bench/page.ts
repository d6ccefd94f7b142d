import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import { type Browser, chromium, type Page } from 'playwright-core';
import { lowerPriority } from '../host/lab-runs/background-process.ts';
import { followFirstLoad } from '../scripts/first-load.ts';
import { stateOfBegun } from './begun.ts';
import { sample } from './engines.ts';
import { median, type Spread, spread } from './measure.ts';
import { openFile } from './views-page.ts';
import { changeTo } from './workspaces-page.ts';

// The workbench in Chromium, through the web door: what a person waits for.

export interface PageMeasured {
  /** Scripts, styles and the page itself, gzipped, in bytes, until the game can be played. */
  readonly firstLoad: number;
  /** From opening the address until the editor shows its text, in milliseconds, nothing kept from before: the median of some openings. */
  readonly usable: number;
  /** From a key to the problems it makes. */
  readonly marks: Spread;
  /** From a key in a number on a card to the board of the game played again. */
  readonly board: Spread;
}

/** Where the page is looked at: a browser's file and how it is started. */
export interface Browsing {
  readonly executablePath: string;
  readonly args: string[];
}

const window = { locale: 'ja-JP', viewport: { width: 1440, height: 900 } };

export function measurePage(browsing: Browsing, game: { seed: number; at: number }, times: number) {
  return atTheSample(browsing, async (browser, address) => {
    const page = await browser.newPage(window);
    const load = await followFirstLoad(page);
    await page.goto(address);
    await page.getByRole('list', { name: '選べる行動' }).getByRole('button').first().waitFor();
    const firstLoad = (await load.measured()).reduce((sum, [, bytes]) => sum + bytes, 0);
    await playTo(page, game);
    await changeTo(page, 0);
    await openFile(page, 'cards/weapons.json');
    const board = await keys(page, '"cost": 3', '.status-item.code', ['4', 'Backspace'], times);
    const marks = await keysToMarks(page, times);
    await page.close();
    const usable = await usableAfter(browser, address);
    return { firstLoad, usable, marks, board } satisfies PageMeasured;
  });
}

/** From a key to the problems it makes, in milliseconds: on an idle desk, and while the lab plays. */
export function measureMeanwhile(browsing: Browsing, times: number) {
  return atTheSample(browsing, async (browser, address) => {
    const page = await browser.newPage(window);
    await opened(page, address);
    await openFile(page, 'cards/weapons.json');
    const alone = await keysToMarks(page, times);
    const lab = playingLab();
    // Its threads use the most processor time at first, while they compile
    const meanwhile = await keysToMarks(page, times).finally(() => lab.kill('SIGKILL'));
    return { alone, meanwhile };
  });
}

async function atTheSample<T>(browsing: Browsing, work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['dist/loopback/start.js', '--no-open', sample], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Settings and open files of this machine's own desk must not change the measurement.
    env: { ...process.env, STUDIO_STATE_FOLDER: stateOfBegun() },
  });
  const browser = await chromium.launch(browsing);
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(browser, /http\S+/.exec(String(line))?.[0] ?? '');
  } finally {
    await browser.close();
    child.kill('SIGTERM');
  }
}

/** Games on all cores but one, of low priority, as the process of the desk plays. */
function playingLab(): ChildProcess {
  const threads = Math.max(1, os.availableParallelism() - 1);
  const words = ['simulate', sample, '--fresh', '--bot', 'greedy', '--games', '1000000', '--workers', String(threads)];
  const lab = spawn(process.execPath, ['dist/cli/studio.js', ...words], { stdio: 'ignore' });
  if (lab.pid !== undefined) lowerPriority(lab.pid);
  return lab;
}

const keysToMarks = (page: Page, times: number): Promise<Spread> =>
  keys(page, '"cost": 3', '.problems', ['x', 'Backspace'], times);

/** Opens the desk; milliseconds until the editor shows its text. */
async function opened(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.locator('main.workspace').waitFor();
  await changeTo(page, 0);
  await page.locator('.view-line').first().waitFor();
  return performance.now() - start;
}

const openings = 7;

async function usableAfter(browser: Browser, address: string): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < openings; i++) {
    // A page of its own context has no cache
    const page = await browser.newPage(window);
    taken.push(await opened(page, address));
    await page.close();
  }
  return median(taken);
}

async function playTo(page: Page, { seed, at }: { seed: number; at: number }): Promise<void> {
  await page.getByRole('button', { name: '新しいゲーム…' }).click();
  await page.getByRole('textbox', { name: 'シード' }).fill(String(seed));
  await page.getByRole('button', { name: 'この内容で始める' }).click();
  await page.getByRole('button', { name: /^自動の進め方/ }).click();
  await page.getByRole('combobox', { name: '手数' }).selectOption({ label: '100手' });
  await page.keyboard.press('Escape');
  for (let played = 100; played <= at; played += 100) {
    await page.getByRole('button', { name: '自動で進める', exact: true }).click();
    await page
      .locator('.controls-at')
      .filter({ hasText: `${played}手` })
      .waitFor();
  }
}

/** Presses the keys in turn behind a text of the editor; each time until a part of the page is another. */
async function keys(page: Page, behind: string, part: string, pressed: readonly string[], times: number) {
  await page.locator('.view-line').filter({ hasText: behind }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    // Edits, one by one: what is typed on is played when it rests.
    await page.waitForTimeout(200);
    await page.evaluate(`(${watchPart})(${JSON.stringify(part)})`);
    await page.keyboard.press(pressed[i % pressed.length] as string);
    taken.push(await page.evaluate<number>('globalThis.untilOther'));
  }
  return spread(times, (i) => taken[i] ?? 0);
}

/** In the page: the time from the next key until the text of a part is another. */
const watchPart = `(selector) => {
  const part = document.querySelector(selector);
  const before = part.textContent;
  globalThis.untilOther = new Promise((resolve) => {
    let start = 0;
    addEventListener('keydown', () => (start = performance.now()), { capture: true, once: true });
    const look = () => {
      if (part.textContent === before) return;
      observer.disconnect();
      resolve(performance.now() - start);
    };
    const observer = new MutationObserver(look);
    observer.observe(part, { childList: true, subtree: true, characterData: true });
  });
}`;
