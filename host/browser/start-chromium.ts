import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { Devtools } from './devtools.ts';
import { chromiumFlags } from './find-chromium.mjs';

/** A browser without a window that nobody but us speaks with. */
export interface StartedChromium {
  readonly devtools: Devtools;
  /** Ends it and takes away all that it kept. */
  close(): Promise<void>;
}

/**
 * Starts a Chromium of its own: with an empty profile, no address that it could be reached at, and letters as wide as
 * their font says, as in print.
 */
export async function startChromium(file: string): Promise<StartedChromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'studio-chromium-'));
  const flags = ['--headless', '--remote-debugging-pipe', '--font-render-hinting=none', `--user-data-dir=${profile}`];
  // A group of its own: what lies on the path may be a script that starts the browser, and would be ended without it
  const child = spawn(file, [...chromiumFlags(), ...flags], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  // Not `close`: what Chromium starts for a page that has crashed may hold its pipes for longer.
  const gone = once(child, 'exit').catch(() => undefined);
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const devtools = new Devtools(to, from);
  return {
    devtools,
    async close() {
      killGroup(child);
      await gone;
      to.destroy();
      from.destroy();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killGroup(child: ChildProcess): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
