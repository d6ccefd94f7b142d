import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '#host/browser/find-chromium.mjs';
import { findChromiumForStories, noChromiumMessage } from '#scripts/programs/chromium.mjs';
import { launchChromium } from '../stories/chromium.ts';

describe('looking for Chromium', () => {
  it('uses the file named by STUDIO_CHROMIUM', () => {
    expect(findChromium({ STUDIO_CHROMIUM: process.execPath })).toBe(process.execPath);
  });

  it('uses the headless one for stories, and the full one for everything else', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'studio-browsers-'));
    const [whole, windowless] = ['chromium', 'chromium-headless-shell'].map((name) => path.join(folder, name));
    await writeFile(whole!, '', { mode: 0o755 });
    expect(findChromiumForStories({ PATH: folder })).toBe(whole);
    await writeFile(windowless!, '', { mode: 0o755 });
    expect(findChromiumForStories({ PATH: folder })).toBe(windowless);
    expect(findChromium({ PATH: folder })).toBe(whole);
    expect(findChromiumForStories({ PATH: folder, STUDIO_CHROMIUM: process.execPath })).toBe(process.execPath);
    await rm(folder, { recursive: true });
  });

  it('finds nothing when STUDIO_CHROMIUM is a missing file', () => {
    expect(findChromium({ STUDIO_CHROMIUM: '/no/such/browser', PATH: process.env['PATH'] })).toBeUndefined();
  });

  it('prints the command to install it when there is none', () => {
    expect(noChromiumMessage()).toMatch(/Install it \(.+\) or set STUDIO_CHROMIUM/);
  });

  it('keeps the sandbox on, except for root', () => {
    expect(chromiumFlags().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  });
});

describe('Chromium', () => {
  let browser: Awaited<ReturnType<typeof launchChromium>>;

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
  });

  it('starts and shows a page', async () => {
    const page = await browser.newPage();
    await page.setContent('<title>サイトシーイング・スタジオ</title>');
    expect(await page.title()).toBe('サイトシーイング・スタジオ');
  });
});
