import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedIn } from '#host/program/program-folder.ts';
import { copyOfTheHouse } from '#scripts/house/copy-of-the-house.mjs';
import { launchChromium } from '../chromium.ts';
import { statusBar } from '../desk.ts';

// `npm run dev` in a copy of the project: its sources are changed, and the open page follows.

let copy: string;
let state: string;
let page: Page;
const ends: (() => Promise<unknown>)[] = [];

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(copy, file);
  const text = await readFile(place, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(place, change(text));
}

/** The time when the document of the page was opened, which changes with a reload. */
const opened = (): Promise<number> => page.evaluate(() => performance.timeOrigin).catch(() => 0);

beforeAll(async () => {
  copy = copyOfTheHouse();
  state = await mkdtemp(path.join(tmpdir(), 'studio-dev-'));
  const child = spawn(process.execPath, ['scripts/dev.mjs', shippedIn('.')], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', STUDIO_STATE_FOLDER: state },
  });
  ends.push(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const browser = await launchChromium();
  ends.push(() => browser.close());
  page = await browser.newPage({ locale: 'ja-JP' });
  await page.goto(/http\S+/.exec(String(line))?.[0] ?? '');
  await statusBar(page).waitFor();
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  for (const folder of [copy, state]) await rm(folder, { recursive: true, force: true });
});

it('a changed style is applied to the page without a reload', async () => {
  const before = await opened();
  await edit('renderer/kit/theme/tokens.css', (text) => `${text}\n:root { --of-the-test: 7px; }\n`);
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--of-the-test'));
  await expect.poll(shown).toBe('7px');
  await expect.poll(() => opened()).toBe(before);
});

it('a changed component is applied to the page', async () => {
  await edit('renderer/shell/frame/status-bar.tsx', (text) =>
    text.replace('<footer', '<footer data-of-the-test="seen"'),
  );
  await expect.poll(() => statusBar(page).getAttribute('data-of-the-test')).toBe('seen');
});

it('a changed module of the engine reloads the page', async () => {
  // The worker loads the engine with the first game
  await page.getByRole('list', { name: '選べる行動' }).getByRole('button').first().waitFor();
  const before = await opened();
  await edit('engine/kernel/session/session.ts', (text) => `${text}\nglobalThis.ofTheTest = 'seen';\n`);
  await expect.poll(async () => ![0, before].includes(await opened())).toBe(true);
  await statusBar(page).waitFor();
});
