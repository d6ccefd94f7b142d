import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { shippedIn } from '#host/program/program-folder.ts';
import { chromiumFlagsOfStories, findChromiumForStories, noChromiumMessage } from '../programs/chromium.mjs';

/** What is killed: the host (`kill -9`), the page (a crash of its process), or both at once. */
export const killKinds = ['host', 'page', 'both'] as const;
export type KillKind = (typeof killKinds)[number];

/** Works with a studio on a copy of the sample game, in a browser, and takes all of it away again. */
export async function withKilledStudio<Result>(work: (studio: KilledStudio) => Promise<Result>): Promise<Result> {
  const executablePath = findChromiumForStories();
  if (executablePath === undefined) throw new Error(noChromiumMessage());
  const outside = await mkdtemp(path.join(tmpdir(), 'studio-kill-'));
  await cp(shippedIn('.'), path.join(outside, 'project'), { recursive: true });
  const browser = await chromium.launch({ executablePath, args: chromiumFlagsOfStories() });
  const studio = new KilledStudio(outside, browser);
  try {
    return await work(studio);
  } finally {
    studio.end();
    await browser.close();
    await rm(outside, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A studio that can be killed, and opened again. */
export class KilledStudio {
  readonly folder: string;
  readonly state: string;
  page!: Page;
  session!: CDPSession;
  private readonly browser: Browser;
  private context!: BrowserContext;
  private door!: ChildProcess;
  private address = '';

  constructor(outside: string, browser: Browser) {
    this.folder = path.join(outside, 'project');
    this.state = path.join(outside, 'state');
    this.browser = browser;
  }

  async begin(): Promise<void> {
    this.context = await this.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ja-JP' });
    await this.start();
    await this.open();
  }

  end(): void {
    this.door?.kill('SIGKILL');
  }

  async killAndReopen(kind: KillKind): Promise<void> {
    await this.kill(kind);
    if (kind !== 'page') await this.start();
    await this.open();
  }

  private async start(): Promise<void> {
    this.door = spawn(process.execPath, ['dist/loopback/start.js', '--no-open', this.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, STUDIO_STATE_FOLDER: this.state },
    });
    const [line] = (await once(this.door.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
    const address = /^Studio: (\S+)\n$/.exec(String(line))?.[1];
    if (address === undefined) throw new Error(`not an address: ${line}`);
    this.address = address;
  }

  private async open(): Promise<void> {
    this.page = await this.context.newPage();
    await this.page.goto(this.address);
    this.session = await this.context.newCDPSession(this.page);
    await this.page.locator('[data-path="studio.json"]').waitFor();
  }

  private async kill(kind: KillKind): Promise<void> {
    const ended = once(this.door, 'close');
    if (kind !== 'page') this.door.kill('SIGKILL');
    if (kind !== 'host') {
      const crashed = this.page.waitForEvent('crash');
      // It is never answered: whoever should is gone.
      this.session.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    if (kind !== 'page') await ended;
    await this.page.close();
  }
}

/** Every file in a folder and below it, by its path in it. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
