import { type Browser, chromium } from 'playwright-core';
import { chromiumFlagsOfStories, findChromiumForStories, noChromiumMessage } from '#scripts/chromium.mjs';

/** The browser's file. Throws, with what to type, when there is none: a story is never skipped. */
export function chromiumPath(): string {
  const file = findChromiumForStories();
  if (file === undefined) throw new Error(noChromiumMessage());
  return file;
}

/** Starts a headless Chromium; the caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlagsOfStories(), headless: true });
}
