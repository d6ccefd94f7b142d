import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudioEvent } from '#api/studio/studio-api.ts';
import { type CallTable, openCallTable } from '#electron/call-table.ts';
import { answerPageRequest } from '#electron/page-protocol.ts';
import { readShell } from '#host/page/shell.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { BrowserWindow, seen } from '../../electron/fake-electron.mjs';
import { launchChromium } from '../../stories/chromium.ts';
import { actions, editor, openFile, writeOver } from '../../stories/desk.ts';
import { keepBegun } from '../../stories/studio.ts';

// The workbench as in Electron, but in plain Chromium: the page is answered by the protocol, `window.studio` comes from
// the shipped preload script, and its calls go through the table to a real project. Only the transport between the two
// processes is simulated.
vi.mock('electron', () => import('../../electron/fake-electron.mjs'));

const ADDRESS = 'http://workbench.localhost';

let outside: string;
let file: string;
let browser: Browser;
let page: Page;
let table: CallTable;
const complaints: string[] = [];
const asked: string[] = [];
const window = new BrowserWindow({ webPreferences: {} });

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-window-'));
  const folder = path.join(outside, 'project');
  file = path.join(folder, 'cards/weapons.json');
  await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
  await mkdir(path.join(outside, 'state'));
  await keepBegun(path.join(outside, 'state'));
  vi.stubEnv('STUDIO_STATE_FOLDER', path.join(outside, 'state'));
  await window.loadURL('studio://workbench/');
  table = openCallTable((error) => void complaints.push(`fault: ${error}`));
  table.register(window.webContents as never, makeStudioHost(folder));
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
  const shell = await readShell('dist/renderer');
  await context.route('**', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    asked.push(`${origin}${pathname}`);
    const reply = answerPageRequest(shell, { url: `studio://workbench${pathname}`, method: route.request().method() });
    const headers = Object.fromEntries(reply.headers);
    await route.fulfill({ status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) });
  });
  page = await context.newPage();
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('websocket', (line) => complaints.push(`line: ${line.url()}`));
  await page.exposeFunction('studioInvoke', (channel: string, words: unknown[]) =>
    seen.calls.get(channel)?.({ sender: window.webContents, senderFrame: window.webContents.mainFrame }, ...words),
  );
  await page.addInitScript({ content: `(${playElectron})(${JSON.stringify(await readFile(PRELOAD, 'utf8'))})` });
  window.webContents.send = (_channel: string, told: unknown) => void page.evaluate(tell, told as StudioEvent);
  await page.goto(`${ADDRESS}/`);
  await actions(page).getByRole('button').first().waitFor();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await table?.close();
  await rm(outside, { recursive: true, force: true });
});

const PRELOAD = 'dist/preload/preload.cjs';

const playElectron = `(code) => {
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => Object.defineProperty(globalThis, name, { value }) },
    ipcRenderer: {
      invoke: (channel, ...words) => globalThis.studioInvoke(channel, words),
      on: (_channel, listener) => addEventListener('told', (event) => listener({}, event.detail)),
    },
  };
  new Function('require', code)(() => electron);
}`;

function tell(told: StudioEvent): void {
  dispatchEvent(new CustomEvent('told', { detail: told }));
}

describe.sequential('the desktop window', () => {
  it('opens the project and starts a game, without address and token', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((address) => !address.startsWith(`${ADDRESS}/`) || address.includes('/api/'))).toEqual([]);
  });

  it('saves through the call table', async () => {
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"name"', '曲がった標識'], '曲がった標識', 'まっすぐな標識');
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFile(file, 'utf8')).toContain('"まっすぐな標識"');
  });

  it('shows changes by other programs when notified', async () => {
    await writeFile(file, (await readFile(file, 'utf8')).replace('"まっすぐな標識"', '"折れた標識"'));
    table.tell(window.webContents as never, { event: 'filesChanged' });
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('折れた標識');
  });

  it('has logged no errors', () => expect(complaints).toEqual([]));
});
