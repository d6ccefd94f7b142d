import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '#api/studio/settings.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { sharedChromium, slowDown } from './chromium.ts';
import { typeUnhurried } from './unhurried.ts';

/** Events no story may cause: a console message, a request off the machine, a CSP violation. */
export type Complaint = string;

export interface Studio {
  readonly page: Page;
  readonly folder: string;
  readonly address: string;
  readonly complaints: readonly Complaint[];
  kill(): Promise<void>;
  /** Ends everything. Throws when anything was logged on the way, so that no story can forget to check. */
  close(): Promise<void>;
  forgive(beginning: string): void;
}

/** The content to open, other than the sample game in the shipped program. */
export interface Opened {
  readonly program?: string;
  readonly prepare?: (folder: string) => Promise<void>;
  /**
   * The settings of the person. By default faces are measured only where they change: measuring all of them after
   * every story would take longer than the stories. Null: none at all.
   */
  readonly settings?: Partial<Settings> | null;
  readonly until?: (page: Page) => Promise<unknown>;
  /** False: a person who opens the studio for the first time. */
  readonly hasBegun?: boolean;
  /** The program runs as another user than the owner of the project, without permission to write it. */
  readonly asStranger?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A user who owns nothing. Only root can run programs as another user; other users are restricted already. */
const stranger = 65_534;

export async function openStudio(options: BrowserContextOptions = {}, opened: Opened = {}): Promise<Studio> {
  const outside = await mkdtemp(path.join(tmpdir(), 'studio-story-'));
  const folder = path.join(outside, 'project');
  await cp(shippedIn('.'), folder, { recursive: true });
  await opened.prepare?.(folder);
  const as = opened.asStranger === true && process.getuid?.() === 0 ? stranger : undefined;
  if (as !== undefined) {
    await chmod(outside, 0o755);
    await mkdir(path.join(outside, 'state'));
    await chown(path.join(outside, 'state'), as, as);
  }
  const { child, address } = await startDoor(
    folder,
    opened.program,
    as,
    opened.settings,
    opened.environment,
    opened.hasBegun,
  );
  const browser = await sharedChromium();
  let page: Page | null = null;
  const complaints: Complaint[] = [];
  function forgive(beginning: string): void {
    const left = complaints.filter((one) => !one.startsWith(beginning));
    complaints.splice(0, complaints.length, ...left);
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  }
  async function close(): Promise<void> {
    await page?.context().close();
    await end('SIGTERM');
    await rm(outside, { recursive: true, force: true });
    if (complaints.length > 0) throw new Error(`There were complaints:\n${complaints.join('\n')}`);
  }
  try {
    page = await openPage(browser, address, complaints, options, opened.until);
    return { page, folder, address, complaints, close, forgive, kill: () => end('SIGKILL') };
  } catch (error) {
    await close().catch(() => undefined);
    throw new Error(`The studio did not open. ${complaints.join('\n')}`, { cause: error });
  }
}

export async function startDoor(
  folder: string,
  program = 'dist/loopback/start.js',
  as?: number,
  settings: Partial<Settings> | null = { 'editor.measureFaces': 'changed' },
  environment: Readonly<Record<string, string>> = {},
  hasBegun = true,
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  // The studio's state of a story belongs to the story, and is removed with it.
  const state = path.join(path.dirname(folder), 'state');
  if (settings !== null) await setBefore(state, settings, hasBegun, as);
  const child = spawn(process.execPath, [program, '--no-open', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(as === undefined ? {} : { uid: as, gid: as }),
    env: { ...process.env, STUDIO_STATE_FOLDER: state, ...environment },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^Studio: (\S+)\n$/.exec(String(line))?.[1];
  if (address === undefined) throw new Error(`not an address: ${line}`);
  return { child, address };
}

/** A person who has begun, and works with every part of the game in sight. */
const preferences = { begun: true, workspaces: { play: { hidden: [], front: {}, sizes: {} } } };

export async function keepBegun(state: string): Promise<void> {
  const kept = path.join(state, 'preferences.json');
  if (!existsSync(kept)) await writeFile(kept, JSON.stringify({ format: 1, at: 0, kept: preferences }));
}

async function setBefore(state: string, settings: Partial<Settings>, hasBegun: boolean, as?: number): Promise<void> {
  const file = path.join(state, 'settings.json');
  await mkdir(state, { recursive: true });
  if (existsSync(file)) return;
  await writeFile(file, JSON.stringify(settings));
  if (hasBegun) await keepBegun(state);
  if (as !== undefined) for (const name of await readdir(state)) await chown(path.join(state, name), as, as);
}

async function isPlayable(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: /^(選べる行動|Actions)$/ })
    .getByRole('button')
    .first()
    .waitFor();
  await page.locator('.text-editor[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

export async function openPage(
  browser: Browser,
  address: string,
  complaints: Complaint[],
  options: BrowserContextOptions = {},
  until: (page: Page) => Promise<unknown> = isPlayable,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP', ...options });
  const page = await context.newPage();
  const { origin, host } = new URL(address);
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('websocket', (line) => void (new URL(line.url()).host === host || complaints.push(`line: ${line.url()}`)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:') complaints.push(`asked: ${url}`);
  });
  await page.exposeFunction('studioViolation', (what: string) => void complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { studioViolation(what: string): void }).studioViolation;
    document.addEventListener('securitypolicyviolation', (event) => {
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  try {
    await page.goto(address);
    await until(page);
  } catch (error) {
    await context.close();
    throw error;
  }
  await slowDown(page);
  typeUnhurried(page);
  return page;
}
