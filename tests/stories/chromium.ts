import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlagsOfStories, findChromiumForStories, noChromiumMessage } from '#scripts/programs/chromium.mjs';
import { PATIENCE } from '#scripts/test-patience.ts';

/** The browser's file. Throws with the install command when there is none: a story is never skipped. */
export function chromiumPath(): string {
  const file = findChromiumForStories();
  if (file === undefined) throw new Error(noChromiumMessage());
  return file;
}

/** Starts a headless Chromium whose pages use the shared timeout of all tests; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlagsOfStories(),
    headless: true,
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE.step));
  return browser;
}

let shared: Promise<Browser> | null = null;

/** One Chromium for all stories of a worker, each with its own context, which saves three seconds per story. */
export async function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = launchChromium();
  return shared;
}

/**
 * With STORY_SLOWDOWN=4 the page runs at a quarter of its speed from now on, so that a story which reads a result too
 * early fails here and not some day on a busy machine.
 */
export async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['STORY_SLOWDOWN'] ?? 1);
  if (!(rate > 1)) return;
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate });
}
