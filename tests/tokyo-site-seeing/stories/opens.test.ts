import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#loopback/open-browser.ts';
import { launchChromium } from '../../stories/chromium.ts';
import { editor, explorer, openFile, problems, reload, statusBar, writeOver } from '../../stories/desk.ts';
import { openPage, openStudio, type Studio } from '../../stories/studio.ts';

// Whatever lies in the folder: the studio opens and says so. Whoever saves: nothing vanishes without a word.

const name = (sign: string) => ['"name"', sign];
const told = (page: Page) => problems(page).innerText();
const unsaved = (page: Page) => editor(page).getByRole('img', { name: '未保存' });
const large = `"${'a'.repeat(11_000_000)}"`;
const deep = ['d'.repeat(200), 'e'.repeat(200), 'f'.repeat(100)].join('/');

describe.sequential('a project with files that cannot be read', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio(
      {},
      {
        async prepare(folder) {
          await writeFile(path.join(folder, 'export.json'), large);
          await mkdir(path.join(folder, deep), { recursive: true });
          await writeFile(path.join(folder, deep, `${'n'.repeat(93)}.json`), '{}');
          execFileSync('mkfifo', [path.join(folder, 'cards', 'pipe.json')]);
        },
      },
    );
  });
  afterAll(() => studio?.close());

  it('opens, can be played, and tells of each what to do', async () => {
    const { page } = studio;
    await expect
      .poll(() => told(page))
      .toContain('大きすぎて書き換えられません（11000002バイト、書き換えられるのは10000000バイトまで）');
    await expect.poll(() => told(page)).toContain('長すぎて（601文字、512文字まで）');
    await expect.poll(() => told(page)).toContain('パイプや装置で');
    await openFile(page, 'cards/weapons.json');
    await explorer(page).getByRole('treeitem', { name: 'export.json' }).click();
    await expect.poll(() => editor(page).innerText()).toContain('分けるか、');
  });

  it('goes on when such a file comes while it is open, and shows what comes after it', async () => {
    const { page, folder } = studio;
    await writeFile(path.join(folder, 'second.json'), large);
    await expect.poll(() => told(page)).toContain('second.json');
    await writeFile(path.join(folder, 'small.json'), '{}');
    await expect.poll(() => explorer(page).getByRole('treeitem', { name: 'small.json' }).count()).toBe(1);
    await reload(page);
    await expect.poll(() => told(page)).toContain('second.json');
    await expect.poll(() => statusBar(page).innerText()).toContain('接続');
  });

  it('asks before it writes over a file that is read-only', async () => {
    const { page, folder } = studio;
    const file = path.join(folder, 'cards/weapons.json');
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, name('曲がった標識'), '曲がった標識', 'まっすぐな標識');
    await chmod(file, 0o444);
    await page.keyboard.press('Control+s');
    const alert = editor(page).getByRole('alert').filter({ hasText: '読み取り専用' });
    await alert.waitFor();
    await expect.poll(() => readFile(file, 'utf8')).toContain('"曲がった標識"');
    await alert.getByRole('button', { name: 'それでも保存する' }).click();
    await expect.poll(() => unsaved(page).count()).toBe(0);
    await expect.poll(() => readFile(file, 'utf8')).toContain('"まっすぐな標識"');
    await expect.poll(async () => ((await stat(file)).mode & 0o777).toString(8)).toBe('444');
  });
});

describe.sequential('a studio.json that is a pipe', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio(
      {},
      {
        async prepare(folder) {
          await rm(path.join(folder, 'studio.json'));
          execFileSync('mkfifo', [path.join(folder, 'studio.json')]);
        },
        until: (page) => problems(page).getByText('パイプや装置で').waitFor(),
      },
    );
  });
  afterAll(() => studio?.close());

  it('opens the window with the problem in it, and is a project again when a file takes its place', async () => {
    const { page, folder } = studio;
    await expect.poll(() => told(page)).toContain('studio.json');
    await openFile(page, 'cards/weapons.json');
    await rm(path.join(folder, 'studio.json'));
    await writeFile(
      path.join(folder, 'studio.json'),
      await readFile('sample-content/tokyo-site-seeing/studio.json', 'utf8'),
    );
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
  });
});

describe.sequential('files with other ends of lines', () => {
  let studio: Studio;
  let text = '';
  beforeAll(async () => {
    studio = await openStudio(
      {},
      {
        async prepare(folder) {
          const file = path.join(folder, 'cards/weapons.json');
          // Every tenth line ends as on Linux, all others as on Windows.
          const lines = (await readFile(file, 'utf8')).split('\n');
          text = lines.map((line, i) => line + (i + 1 === lines.length ? '' : i % 10 === 9 ? '\n' : '\r\n')).join('');
          await writeFile(file, text);
        },
      },
    );
  });
  afterAll(() => studio?.close());

  it('keep each of them, but for the word that is altered', async () => {
    const { page, folder } = studio;
    await openFile(page, 'cards/weapons.json');
    await expect.poll(() => unsaved(page).count()).toBe(0);
    await writeOver(page, name('曲がった標識'), '曲がった標識', 'まっすぐな標識');
    await page.keyboard.press('Control+s');
    await expect.poll(() => unsaved(page).count()).toBe(0);
    const saved = await readFile(path.join(folder, 'cards/weapons.json'), 'utf8');
    expect(JSON.stringify(saved)).toBe(JSON.stringify(text.replace('"曲がった標識"', '"まっすぐな標識"')));
  });
});

describe.sequential('two tabs', () => {
  let studio: Studio;
  let browser: Browser;
  let other: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    studio = await openStudio();
    browser = await launchChromium();
    other = await openPage(browser, studio.address, complaints);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
    expect(complaints).toEqual([]);
  });

  it('that save one file at the same moment: one is saved, the other is asked', async () => {
    const both = [studio.page, other] as const;
    const file = path.join(studio.folder, 'cards/weapons.json');
    for (const [i, page] of both.entries()) {
      await openFile(page, 'cards/weapons.json');
      await writeOver(page, name('曲がった標識'), '曲がった標識', `標識${i}`);
    }
    await Promise.all(both.map((page) => page.keyboard.press('Control+s')));
    const isAsked = (page: Page) => editor(page).getByRole('alert').filter({ hasText: '書き換えました' }).count();
    await expect.poll(async () => (await Promise.all(both.map(isAsked))).sort()).toEqual([0, 1]);
    const saved = (await isAsked(both[0])) === 0 ? 0 : 1;
    await expect.poll(() => readFile(file, 'utf8')).toContain(`"標識${saved}"`);
    await expect.poll(() => unsaved(both[saved]!).count()).toBe(0);
    await expect.poll(() => unsaved(both[1 - saved]!).count()).toBe(1);
  });
});

describe('a studio that fails', () => {
  it('says that it is its own fault, and not that it does not answer', async () => {
    const studio = await openStudio();
    const page = await studio.page.context().newPage();
    await page.route('**/api/call/openProject', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(studio.address);
    await page.getByRole('alert').filter({ hasText: 'スタジオの中で何かが失敗して' }).waitFor();
    await studio.close();
  });
});

describe('a browser that the studio opens', () => {
  it.runIf(process.platform === 'linux')('is led on by the file it is given, to the desk itself', async () => {
    const studio = await openStudio();
    const home = await mkdtemp(path.join(tmpdir(), 'studio-home-'));
    const before = { HOME: process.env['HOME'], PATH: process.env['PATH'] };
    // The browser here is not the one of this machine, so what would start that does nothing.
    const bin = path.join(home, '.bin');
    await mkdir(bin);
    await writeFile(path.join(bin, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 });
    Object.assign(process.env, { HOME: home, PATH: `${bin}:${before.PATH ?? ''}` });
    const shown = openBrowser(studio.address);
    Object.assign(process.env, before);
    try {
      const [folder = ''] = execFileSync('ls', [home], { encoding: 'utf8' }).split('\n');
      const page = await studio.page.context().newPage();
      await page.goto(`file://${path.join(home, folder, 'open.html')}`, { waitUntil: 'commit' });
      await explorer(page).waitFor();
      expect(page.url()).toBe(new URL('/', studio.address).href);
    } finally {
      shown.close();
      await rm(home, { recursive: true });
      await studio.close();
    }
  });
});
