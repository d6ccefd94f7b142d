import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { shippedIn } from '#host/program/program-folder.ts';
import { findElectron } from '#scripts/electron.mjs';

// `npm start` with Electron’s program, replaced by a small one that runs ours under Node with a fake `electron`.

const folder = mkdtempSync(path.join(tmpdir(), 'studio-electron-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function playElectron(name: string, line: string): string {
  const place = mkdtempSync(path.join(folder, name));
  writeFileSync(path.join(place, 'electron'), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return place;
}

const player = playElectron(
  'player-',
  `exec "${process.execPath}" "${path.resolve('tests/electron/run-main.mjs')}" "$@"`,
);

interface Started {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
}

function start(electron: string, ...words: readonly string[]): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/nowhere', ELECTRON_OVERRIDE_DIST_PATH: electron },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part) => (output.stdout += String(part)));
  child.stderr.on('data', (part) => (output.stderr += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

async function untilLine({ child, output, ended }: Started): Promise<string> {
  while (!output.stdout.includes('\n')) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(output.stderr);
  }
  return output.stdout;
}

describe('npm start with Electron', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('opens a window, reports it in one line, and ends by %s', async (signal) => {
    const started = start(player);
    expect(await untilLine(started)).toBe('Studio: window\n');
    started.child.kill(signal);
    expect(await started.ended).toBe(0);
    expect(started.output).toEqual({ stdout: 'Studio: window\n', stderr: '' });
  });

  it('ends when Electron does not', async () => {
    const deaf = `process.on('SIGTERM', () => {}); console.log('Studio: window'); setInterval(() => {}, 1000);`;
    const started = start(playElectron('deaf-', `exec "${process.execPath}" -e "${deaf}"`));
    await untilLine(started);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });

  it.each([
    [['--weeb'], 'did you mean --web?'],
    [['no/such/folder'], 'There is no such folder'],
    [['package.json'], 'There is no such folder'],
    [[shippedIn('.'), 'another'], 'another'],
  ])('%j: exit code 2 and what to do', async (words, expected) => {
    const started = start(player, ...words);
    expect(await started.ended).toBe(2);
    expect(started.output.stderr).toContain(expected);
    expect(started.output.stdout).toBe('');
  });

  it.each([['--web'], ['--no-open'], ['--port', '0x']])('%s is for the browser', async (...words) => {
    const started = start(playElectron('never-', 'echo Electron; exit 3'), ...words);
    const first = await Promise.race([untilLine(started).catch(String), started.ended]);
    expect(first === 2 ? started.output.stderr : first).toMatch(/Studio: http:\/\/127\.0\.0\.1:|--port N/);
    expect(started.output.stdout).not.toContain('Electron');
  });

  it('opens a browser instead when no window can be opened here', async () => {
    const started = start(playElectron('screenless-', 'exit 1'));
    expect(await untilLine(started)).toMatch(/^Studio: http:\/\/127\.0\.0\.1:[0-9]+\/#[0-9a-f]{32}\n$/);
    expect(started.output.stderr).toContain('No window of Electron could be opened here');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });
});

describe('looking for Electron', () => {
  it('uses the program in the given folder, and none when there is none', () => {
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: player })).toContain(player);
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: '/no/such/folder' })).toBeUndefined();
  });
});
