import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayFetchElectron } from '#scripts/electron-fetch.mjs';
import { DAY, recallRefusal, wantedElectron } from '#scripts/electron-refusal.mjs';
import { type Answer, type Mirror, playedZip, playMirror } from './play-mirror.ts';

// `npm start` without Electron’s program: its installer uses a mirror on this machine.

const BROWSER = /^Studio: http:\/\/127\.0\.0\.1:[0-9]+\/#[0-9a-f]{32}\n$/;
const WINDOW = 'Studio: window\n';

let folder: string;
let mirror: Mirror | undefined;
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-fetch-'));
  mkdirSync(path.join(folder, 'tmp'));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, 'electron'), { recursive: true });
  for (const name of ['install.js', 'package.json', 'checksums.json'])
    cpSync(path.join('node_modules/electron', name), path.join(modules, 'electron', name));
  for (const name of ['@electron', '@electron-internal'])
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await mirror?.close();
  mirror = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
}

interface Asked {
  readonly address?: string;
  readonly patience?: number;
  readonly grace?: number;
  readonly words?: readonly string[];
}

const LONG = 60_000;

function start({ address = mirror?.address ?? '', patience = LONG, grace = LONG, words = [] }: Asked = {}): Started {
  const given = [path.join(folder, 'node_modules/electron'), String(patience), String(grace), ...words];
  const child = spawn(process.execPath, ['tests/electron/run-start.mjs', ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/nowhere',
      HOME: folder,
      TMPDIR: path.join(folder, 'tmp'),
      DISPLAY: ':0',
      STUDIO_STATE_FOLDER: path.join(folder, 'state'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      ELECTRON_MIRROR: address,
      npm_config_electron_use_remote_checksums: 'true',
    },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part) => (output.stdout += String(part)));
  child.stderr.on('data', (part) => (output.stderr += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

async function opened(started: Started): Promise<string> {
  const { child, output, ended } = started;
  while (!output.stdout.includes('\n')) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(output.stderr);
  }
  return output.stdout;
}

async function end({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

async function startOnce(asked: Asked = {}): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const started = start(asked);
  await opened(started);
  await end(started);
  return started.output;
}

const refusal = () => path.join(folder, 'state', 'electron-refused.json');
const leftOver = () => readdirSync(path.join(folder, 'tmp')).filter((name) => name.startsWith('electron-download'));

const whole: Answer = (reply, zip) => void reply.setHeader('Content-Length', zip.length).end(zip);
const half: Answer = (reply, zip) =>
  void reply.setHeader('Content-Length', zip.length).write(zip.subarray(0, zip.length / 2));
const halfOnly: Answer = (reply, zip) => {
  reply.setHeader('Content-Length', zip.length);
  reply.write(zip.subarray(0, zip.length / 2), () => reply.destroy());
};
const other: Answer = (reply, zip) => void reply.end(zip.subarray(1));
const missing: Answer = (reply) => void reply.writeHead(404).end();

describe('npm start without Electron’s program', () => {
  it('downloads it once, shows progress, and opens its window', async () => {
    mirror = await playMirror(whole);
    const first = await startOnce();
    expect(first.stdout).toBe(WINDOW);
    expect(first.stderr).toMatch(
      /^[^\n]*Downloading Electron, only this once[^\n]*\nElectron: 0 MB \/ 0 MB \(100 %\)\n$/,
    );
    expect(mirror.asked).toHaveLength(2);
    expect(await startOnce()).toEqual({ stdout: WINDOW, stderr: '' });
    expect(mirror.asked).toHaveLength(2);
  });

  it.each<[string, Answer | null, string]>([
    ['the file does not exist', missing, '404 Not Found'],
    ['its checksum is wrong', other, 'did not match expected checksum'],
    ['the file is truncated', halfOnly, 'other side closed'],
    ['it stalls', half, 'no byte for 0.5 s'],
    ['the server does not answer', null, 'ECONNREFUSED'],
  ])('opens a browser with a one-line reason when %s, and does not ask again that day', async (_case, answer, why) => {
    mirror = await playMirror(answer ?? missing);
    const { address } = mirror;
    if (answer === null) await mirror.close();
    const asked = { address, patience: answer === half ? 500 : LONG };
    const first = await startOnce(asked);
    expect(first.stdout).toMatch(BROWSER);
    const line = first.stderr.split('\n').filter((text) => text.includes('could not be downloaded'));
    expect(line).toEqual([expect.stringContaining(why)]);
    const requests = mirror.asked.length;
    const again = await startOnce(asked);
    expect(again).toEqual({ stdout: expect.stringMatching(BROWSER), stderr: `${line[0]}\n` });
    expect([mirror.asked.length, leftOver()]).toEqual([requests, []]);
    if (answer === null) mirror = undefined;
  });

  it('asks again when the refusal is a day old', async () => {
    mirror = await playMirror(missing);
    await startOnce();
    const noted = JSON.parse(readFileSync(refusal(), 'utf8')) as { readonly at: number };
    writeFileSync(refusal(), JSON.stringify({ ...noted, at: noted.at - DAY }));
    await startOnce();
    expect(mirror.asked).toHaveLength(2);
  });

  it('does not delay the browser for a first byte, and opens a window the next time', async () => {
    const held: ServerResponse[] = [];
    mirror = await playMirror((reply) => void held.push(reply));
    const started = start({ grace: 0 });
    expect(await opened(started)).toMatch(BROWSER);
    expect(started.output.stderr).toContain('has not begun');
    await expect.poll(() => held.length).toBe(1);
    for (const reply of held) whole(reply, playedZip);
    await expect.poll(() => started.output.stderr).toContain('the next npm start opens a window');
    await end(started);
    expect((await startOnce()).stdout).toBe(WINDOW);
  });

  it('can be ended by a signal during the download, and remembers no refusal', async () => {
    mirror = await playMirror(half);
    const started = start();
    await expect.poll(() => started.output.stderr).toContain('Electron: ');
    await end(started);
    expect([started.output.stdout, existsSync(refusal())]).toEqual(['', false]);
    await expect.poll(leftOver).toEqual([]);
  });

  it.each([['--web'], ['--no-open'], ['--port', '0']])('downloads nothing for %s', async (...words) => {
    mirror = await playMirror(missing);
    const { stdout, stderr } = await startOnce({ words });
    expect([stdout, stderr, mirror.asked]).toEqual([expect.stringMatching(BROWSER), '', []]);
  });
});

describe('Electron’s program is downloaded automatically', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv]>([
    ['win32', {}],
    ['darwin', {}],
    ['linux', { DISPLAY: ':0' }],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0', CI: 'false' }],
  ])('on %s with %j', (platform, environment) => {
    expect(mayFetchElectron(environment, platform, false)).toBe(true);
    expect(mayFetchElectron(environment, platform, true)).toBe(false);
  });

  it.each<[NodeJS.Platform, NodeJS.ProcessEnv]>([
    ['linux', {}],
    ['linux', { DISPLAY: '' }],
    ['linux', { DISPLAY: ':0', CI: 'true' }],
    ['linux', { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '192.0.2.1 50000 192.0.2.2 22' }],
    ['darwin', { SSH_TTY: '/dev/ttys001' }],
    ['win32', { CI: '1' }],
    ['darwin', { ELECTRON_OVERRIDE_DIST_PATH: '/elsewhere' }],
    ['win32', { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' }],
  ])('never on %s with %j', (platform, environment) => {
    expect(mayFetchElectron(environment, platform, false)).toBe(false);
  });
});

describe('a remembered refusal', () => {
  const wanted = wantedElectron('45.4.1', { ELECTRON_MIRROR: 'https://mirror.test/', PATH: '/bin' });
  const at = Date.parse('2026-11-27T12:00:00Z');
  const keep = (text: string) => {
    mkdirSync(path.join(folder, 'state'), { recursive: true });
    writeFileSync(refusal(), text);
    return (now: number, asked = wanted) => recallRefusal(path.join(folder, 'state'), asked, now);
  };

  it('is valid for a day from its time', () => {
    const recall = keep(JSON.stringify({ wanted, why: 'ENOTFOUND', at }));
    const held = { wanted, why: 'ENOTFOUND', at };
    expect([at - 1, at, at + DAY - 1, at + DAY].map((now) => recall(now))).toEqual([null, held, held, null]);
  });

  it('is valid only for the same version and settings of Electron', () => {
    const recall = keep(JSON.stringify({ wanted, why: 'ENOTFOUND', at }));
    const asked = (version: string, mirror: string) =>
      recall(at, wantedElectron(version, { PATH: '/other', ELECTRON_MIRROR: mirror }));
    expect(asked('45.4.1', 'https://mirror.test/')).not.toBeNull();
    expect([asked('46.0.0', 'https://mirror.test/'), asked('45.4.1', 'https://other.test/')]).toEqual([null, null]);
  });

  it.each(['', '{', '[]', 'null', '{"at":1}'])('is ignored when it contains %j', (text) => {
    expect(keep(text)(at)).toBeNull();
  });
});
