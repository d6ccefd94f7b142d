import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// Code forbidden by the Electron list: rows 2 to 4, 6, 8 to 10, 15, 16, 17 and 20.

function sourcesIn(folder: string): { readonly name: string; readonly text: string }[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

const rooms = ['electron', 'api', 'authoring', 'cli', 'engine', 'host', 'loopback', 'renderer', 'scripts'];
const all = rooms.flatMap(sourcesIn);
const holding = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('only one place', () => {
  it('imports the module electron: its room', () => {
    const files = holding(/from 'electron'|import\('electron'\)|require\('electron'\)/);
    expect(files.filter((name) => !name.startsWith('electron/'))).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  it.each([
    ['ipcMain', /\bipcMain\b/, 'electron/call-table.ts'],
    ['ipcRenderer', /\bipcRenderer\b/, 'electron/preload.ts'],
    ['contextBridge', /\bcontextBridge\b/, 'electron/preload.ts'],
    ['electron-updater', /'electron-updater'/, 'electron/updates.ts'],
    ['openExternal', /\bopenExternal\b/, 'electron/outside-address.ts'],
    ['executeJavaScript', /\bexecuteJavaScript\b/, 'electron/window-printer.ts'],
  ])('uses %s', (_, pattern, file) => {
    expect(holding(pattern)).toEqual([file]);
  });

  it('opens windows: the visible one, and the one that draws prints', () => {
    expect(holding(/new BrowserWindow\b/)).toEqual(['electron/studio-window.ts', 'electron/window-printer.ts']);
  });
});

describe('nowhere', () => {
  it.each([
    /sandbox: false/,
    /no-sandbox(?!' *: *\[\])/,
    /contextIsolation: false/,
    /nodeIntegration\w*: true/,
    /webviewTag: true/,
    /webSecurity/,
    /allowRunningInsecureContent/,
    /experimentalFeatures/,
    /BlinkFeatures/,
    /bypassCSP/,
    /\.remote\b/,
    /unsafe-eval/,
  ])('contains %s', (pattern) => {
    // The flags of the headless browser are not a start script of the studio.
    expect(holding(pattern).filter((name) => name !== 'host/browser/find-chromium.mjs')).toEqual([]);
  });
});

describe('Electron', () => {
  it('has an exact version, and no other packages are shipped', () => {
    const { devDependencies, ...rest } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
      readonly dependencies?: unknown;
    };
    expect(devDependencies['electron']).toBe('45.4.1');
    expect(rest.dependencies).toBeUndefined();
  });
});
