import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#loopback/open-browser.ts';
import { editor, explorer, openFile, problems } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// The studio opens any folder, and reports files that it cannot read. How the host treats these is tested in
// tests/tokyo-site-seeing/host/limits.matrix.test.ts and tests/host/saving.test.ts.

const large = `"${'a'.repeat(11_000_000)}"`;
const deep = ['d'.repeat(200), 'e'.repeat(200), 'f'.repeat(100)].join('/');

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

const told = () => problems(studio.page).innerText();

it('opens and can be played, and says what to do about each unreadable file', async () => {
  const { page, folder } = studio;
  await expect
    .poll(told)
    .toContain('大きすぎて書き換えられません（11000002バイト、書き換えられるのは10000000バイトまで）');
  await expect.poll(told).toContain('長すぎて（601文字、512文字まで）');
  await expect.poll(told).toContain('パイプや装置で');
  await openFile(page, 'cards/weapons.json');
  await explorer(page).getByRole('treeitem', { name: 'export.json' }).click();
  await expect.poll(() => editor(page).innerText()).toContain('分けるか、');
  await writeFile(path.join(folder, 'second.json'), large);
  await expect.poll(told).toContain('second.json');
  await writeFile(path.join(folder, 'small.json'), '{}');
  await explorer(page).getByRole('treeitem', { name: 'small.json' }).waitFor();
});

it('reports a studio.json that is a pipe, and recovers when it is replaced by a file', async () => {
  const { page, folder } = studio;
  const place = path.join(folder, 'studio.json');
  const text = await readFile(place);
  await rm(place);
  execFileSync('mkfifo', [place]);
  const problem = problems(page).getByRole('listitem').filter({ hasText: 'studio.json' });
  await expect.poll(() => problem.allInnerTexts()).toContainEqual(expect.stringContaining('パイプや装置で'));
  await rm(place);
  await writeFile(place, text);
  await expect.poll(() => problem.count()).toBe(0);
});

it('reports an internal failure as the studio’s own, not as a lost connection', async () => {
  const page = await studio.page.context().newPage();
  await page.route('**/api/call/openProject', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(studio.address);
  await page.getByRole('alert').filter({ hasText: 'スタジオの中で何かが失敗して' }).waitFor();
  await page.close();
});

it.runIf(process.platform === 'linux')('leads a browser on from the file it is given to the desk itself', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'studio-home-'));
  const before = { HOME: process.env['HOME'], PATH: process.env['PATH'] };
  // The browser here is not the one of this machine, so starting one does nothing.
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
    await page.close();
  } finally {
    shown.close();
    await rm(home, { recursive: true });
  }
});
