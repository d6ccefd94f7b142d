import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { Devtools } from './devtools.ts';
import { chromiumFlags } from './find-chromium.mjs';

/** A headless browser that only this process can talk to. */
export interface StartedChromium {
  readonly devtools: Devtools;
  close(): Promise<void>;
}

/** Starts Chromium with an empty profile, no debugging port, and unhinted glyph widths as in print. */
export async function startChromium(file: string): Promise<StartedChromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'studio-chromium-'));
  const flags = ['--headless', '--remote-debugging-pipe', '--font-render-hinting=none', `--user-data-dir=${profile}`];
  // Own process group: the command may be a script that starts the browser, which would otherwise survive it
  const child = spawn(file, [...chromiumFlags(), ...flags], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  // Not `close`: crash handlers that Chromium starts may hold the pipes longer.
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
    // Already ended.
  }
}
