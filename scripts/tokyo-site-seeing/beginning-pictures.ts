import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

// The first two minutes: the welcome, and a scenario that is being begun in a project of one's own.

const pictures = 'docs/guide/pictures';

interface Told {
  readonly locale: string;
  readonly theme: 'light' | 'dark';
  readonly suffix: string;
  readonly title: string;
  readonly words: { readonly title: string; readonly name: string; readonly open: RegExp; readonly actions: string };
  readonly scenario: string;
  /** How it is read, and what asks for that. */
  readonly reading: readonly [question: string, kana: string] | null;
}
const japanese: Told = {
  ...{ locale: 'ja-JP', theme: 'light', suffix: 'asa-ja', title: 'わたしの街', scenario: '夏祭りの迷子' },
  reading: ['どう読みますか（かな）', 'なつまつりのまいご'],
  words: { title: 'タイトルは何ですか', name: '何という名前ですか', open: /^作って開く$/, actions: '選べる行動' },
};
const english: Told = {
  ...{ locale: 'en-GB', theme: 'dark', suffix: 'yoru-en', title: 'A City of Mine', scenario: 'Lost at the Festival' },
  reading: null,
  words: { title: 'Title', name: 'What is it called?', open: /^Make and open$/, actions: 'Actions' },
};

export async function takeBeginningPictures(browser: Browser): Promise<void> {
  for (const told of [japanese, english]) await takeIn(browser, told);
}

async function takeIn(browser: Browser, told: Told): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), 'studio-pictures-'));
  mkdirSync(path.join(home, 'Documents'));
  const door = spawn(process.execPath, ['dist/loopback/start.js', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOME: home, STUDIO_STATE_FOLDER: path.join(home, 'state') },
  });
  try {
    const [line] = (await once(door.stdout, 'data')) as [Buffer];
    const { locale, theme: colorScheme } = told;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale, colorScheme });
    const page = await context.newPage();
    await page.goto(
      String(line)
        .replace(/^Studio: /, '')
        .trim(),
    );
    await take(page, told);
    await context.close();
  } finally {
    door.kill('SIGTERM');
    await once(door, 'close');
    rmSync(home, { recursive: true, force: true });
  }
}

async function take(page: Page, { words, title, scenario, reading, suffix }: Told): Promise<void> {
  await page.getByRole('textbox', { name: words.title }).fill(title);
  await page.locator('.made-clean').waitFor();
  await page.screenshot({ path: `${pictures}/welcome-${suffix}.png` });
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('list', { name: words.actions }).getByRole('button').first().waitFor();
  await page.keyboard.press('Control+Alt+N');
  await page.getByRole('textbox', { name: words.name }).fill(scenario);
  await page.locator('.begin-dialog .card-face').filter({ hasText: scenario }).first().waitFor();
  if (reading !== null) await page.getByRole('textbox', { name: reading[0] }).fill(reading[1]);
  // The check, and the game that is played for a trial.
  await page.locator('.begin-dialog .made-clean').waitFor();
  await page.locator('.begin-dialog .made-tried b').waitFor({ timeout: 120_000 });
  await page.screenshot({ path: `${pictures}/begin-${suffix}.png` });
}
