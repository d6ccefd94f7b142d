import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedChromium } from '../../stories/chromium.ts';
import {
  autoPlay,
  commands,
  editor,
  explorer,
  goOn,
  idle,
  openFile,
  play,
  problems,
  reload,
  runCommand,
  stateOf,
  statusBar,
  stepBack,
  stepOn,
  writeOver,
} from '../../stories/desk.ts';
import { type Complaint, openPage, startDoor } from '../../stories/studio.ts';

// Reload, crash and restart. The recovery of texts, undo and games is tested in tests/desk/recovery.test.ts, kills at
// any moment in tests/stories/long/kill.test.ts.

let outside: string;
let folder: string;
let door: Awaited<ReturnType<typeof startDoor>>;
let page: Page;
const complaints: Complaint[] = [];

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-recovery-'));
  folder = path.join(outside, 'project');
  await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
  await open();
});
afterAll(async () => {
  await page?.context().close();
  door?.child.kill('SIGKILL');
  await rm(outside, { recursive: true, force: true, maxRetries: 3 });
});

async function open(): Promise<void> {
  door = await startDoor(folder);
  page = await openPage(await sharedChromium(), door.address, complaints);
}

/**
 * The program is killed, which its page reports, and the page with it; then the studio is started again, at another
 * address.
 */
async function crash(): Promise<void> {
  door.child.kill('SIGKILL');
  await once(door.child, 'close');
  await page
    .getByRole('alert')
    .getByText(/スタジオのプログラムが止まりました|The studio has stopped/)
    .waitFor();
  await page.context().close();
  await open();
}

const heading = () => editor(page).getByRole('heading').textContent();
const closedFolders = () =>
  explorer(page)
    .getByRole('treeitem', { expanded: false })
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
const tabs = () => page.getByRole('tab', { name: /\.json$/ }).allInnerTexts();
const at = () => play(page).locator('.controls-at').innerText();

it('the desk is restored after a reload, and after the program was killed', async () => {
  await openFile(page, 'pcs.json');
  await page.keyboard.press('Alt+w');
  await openFile(page, 'cards/items.json');
  await openFile(page, 'cards/weapons.json');
  await explorer(page).getByRole('treeitem', { name: 'scenarios', exact: true }).click();
  await writeOver(page, ['"name"', '曲がった標識'], '曲がった標識', '失われない標識');
  await autoPlay(page, { steps: '10' });
  const before = await stateOf(page);
  await goOn(page).click();
  await expect.poll(() => stateOf(page)).not.toBe(before);
  await stepBack(page).click();
  await expect.poll(() => stepOn(page).isEnabled()).toBe(true);
  await page.getByRole('combobox', { name: '配色' }).selectOption('yoru');
  await runCommand(page, '問題', 'View: Problems');
  await expect.poll(() => problems(page).count()).toBe(0);
  await idle(page);
  const [state, step] = [await stateOf(page), await at()];
  const place = /行 \d+、列 \d+/.exec(await statusBar(page).innerText())?.[0] ?? 'no place';

  const isBack = async () => {
    await expect.poll(heading).toBe('cards/weapons.json');
    await expect.poll(tabs).toEqual(['weapons.json', 'items.json']);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('失われない標識');
    const row = explorer(page).locator('[data-path="cards/weapons.json"]');
    await expect.poll(() => row.getByRole('img', { name: '未保存' }).count()).toBe(1);
    await expect.poll(() => stateOf(page)).toBe(state);
    await expect.poll(at).toBe(step);
    await expect.poll(() => stepOn(page).isEnabled()).toBe(true);
    await expect.poll(() => problems(page).count()).toBe(0);
    await expect.poll(closedFolders).toEqual(['l10n', 'scenarios']);
    await expect.poll(() => statusBar(page).innerText()).toContain(place);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('yoru');
    expect(await readFile(path.join(folder, 'cards/weapons.json'), 'utf8')).toContain('曲がった標識');
    await idle(page);
  };
  await reload(page);
  await isBack();
  await crash();
  await isBack();

  // The last command and the last closed tab are restored, too.
  await page.keyboard.press('F1');
  await expect.poll(() => commands(page).getByRole('option').first().innerText()).toContain('問題');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+T');
  await expect.poll(heading).toBe('pcs.json');
  // After the program was killed, its page gets no answers.
  expect(complaints.filter((one) => !/ERR_CONNECTION|dynamically imported/.test(one))).toEqual([]);
});
