import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioCalls } from '#api/studio/studio-api.ts';
import { responseHeaders } from '#host/page/page-headers.ts';
import { shippedIn } from '#host/program/program-folder.ts';

// `npm run dist -- --linux dir` with a placeholder for Electron's distribution: the content of the archive, the fuses,
// and the start of the packaged main program, under Node with `electron` replaced.

const folder = mkdtempSync(path.join(tmpdir(), 'studio-packed-'));
const placeholder = path.join(folder, 'placeholder');
const resources = path.join(folder, 'release', 'linux-unpacked', 'resources');
const unpacked = path.join(folder, 'unpacked');

/** The fuses of Electron: after this marker come a version, their number, and a digit for each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

beforeAll(() => {
  mkdirSync(placeholder);
  mkdirSync(path.join(folder, 'documents'));
  // The defaults of Electron.
  writeFileSync(path.join(placeholder, 'electron'), `${FUSES}\u0001\u0009101100011`, { mode: 0o755 });
  const output = path.join(folder, 'release');
  const words = ['--linux', 'dir', `-c.electronDist=${placeholder}`, `-c.directories.output=${output}`];
  const run = spawnSync(process.execPath, ['scripts/dist.mjs', ...words], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${run.stdout}\n${run.stderr}`);
  extractAll(path.join(resources, 'app.asar'), unpacked);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesIn(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
}

describe('the archive', () => {
  it('contains the built application and nothing else', () => {
    const top = listPackage(path.join(resources, 'app.asar'), { isPack: false }).filter(
      (name) => name.split('/').length <= 4,
    );
    expect(top.sort()).toEqual([
      '/dist',
      '/dist/main',
      '/dist/main/main.js',
      '/dist/preload',
      '/dist/preload/preload.cjs',
      '/dist/renderer',
      '/dist/renderer/assets',
      '/dist/renderer/index.html',
      '/dist/renderer/print',
      '/dist/threads',
      '/dist/threads/games-worker.js',
      '/dist/threads/git-worker.js',
      '/dist/threads/lab-process.js',
      '/dist/threads/shared',
      '/dist/threads/tries-worker.js',
      '/package.json',
    ]);
    expect(existsSync(path.join(resources, 'app.asar.unpacked'))).toBe(false);
  });

  it('contains the whole page, without source maps', () => {
    const built = filesIn('dist/renderer').filter((name) => !name.endsWith('.map'));
    expect(filesIn(path.join(unpacked, 'dist', 'renderer')).sort()).toEqual(built.sort());
    expect(filesIn(unpacked).filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('names its main program and needs no package', () => {
    const told = JSON.parse(readFileSync(path.join(unpacked, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(told).toMatchObject({ name: 'site-seeing-studio', type: 'module', main: 'dist/main/main.js' });
    expect(told['dependencies'] ?? {}).toEqual({});
    expect(told['devDependencies']).toBeUndefined();
  });

  it('comes with the sample game as files', () => {
    expect(filesIn(path.join(resources, 'sample-content')).sort()).toEqual(filesIn('sample-content').sort());
  });
});

describe('the program', () => {
  it('has its fuses set to show our window and nothing else', () => {
    const program = readFileSync(path.join(resources, '..', 'site-seeing-studio'), 'latin1');
    expect(program.slice(FUSES.length + 2)).toBe('010011001');
  });
});

interface Report {
  readonly order: readonly string[];
  readonly webPreferences: Readonly<Record<string, unknown>>;
  readonly page: { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string };
  readonly [other: string]: unknown;
}

describe('the packaged main program', () => {
  let report: Report;

  beforeAll(async () => {
    const file = path.join(folder, 'report.json');
    const child = spawn(process.execPath, ['tests/electron/run-main.mjs', unpacked, '--ozone-platform=wayland'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        FAKE_ELECTRON_PACKED: '1',
        FAKE_ELECTRON_FOLDER: folder,
        FAKE_ELECTRON_RESOURCES: resources,
        FAKE_ELECTRON_REPORT: file,
        FAKE_ELECTRON_SAMPLE: path.basename(shippedIn('.')),
        STUDIO_STATE_FOLDER: path.join(folder, 'state'),
      },
    });
    const ended = once(child, 'close');
    const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
    child.kill('SIGTERM');
    expect([String(line), (await ended)[0]]).toEqual(['Studio: window\n', 0]);
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  });

  it('registers its scheme and the sandbox before Electron is ready, and guards the session before it opens a window', () => {
    const guards = ['permissionRequest', 'permissionCheck', 'device', 'beforeRequest'];
    expect(report.order).toEqual(['scheme', 'sandbox', 'ready', ...guards, 'page', 'window', 'loadURL']);
    expect(report['schemes']).toMatchObject([{ scheme: 'studio', privileges: { standard: true, secure: true } }]);
  });

  it('opens a window that can only show the page', () => {
    const { preload, ...rest } = report.webPreferences;
    expect(preload).toBe(path.join(unpacked, 'dist', 'preload', 'preload.cjs'));
    expect(rest).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
    });
    expect(report['address']).toBe('studio://workbench/');
  });

  it('serves the packaged page with its policy', () => {
    const { status, headers, text } = report.page;
    expect([status, headers['content-security-policy']]).toEqual([200, responseHeaders['Content-Security-Policy']]);
    expect(text).toBe(readFileSync('dist/renderer/index.html', 'utf8'));
  });

  it('opens the welcome page, and copies the sample game to a writable place', () => {
    expect(report['calls']).toEqual(Object.keys(studioCalls).map((call) => `studio.call.${call}`));
    expect(report['opened']).toEqual([]);
    const copy = path.join(folder, 'documents', 'Site-Seeing Studio', path.basename(shippedIn('.')));
    expect(report['sample']).toEqual({ folder: copy });
    expect(filesIn(copy).sort()).toEqual(filesIn(shippedIn('.')).sort());
  });
});
