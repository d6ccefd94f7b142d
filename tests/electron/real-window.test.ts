import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioCalls } from '#api/studio/studio-api.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { findElectron } from '#scripts/electron.mjs';
import { actions, explorer } from '../stories/desk.ts';

// The Electron list in the real program. Its package contains no program, and its sandbox does not work for root: in
// these cases the tests do not exist (docs/decisions/browser-and-desktop.md).
const program = findElectron({});

describe('the package of Electron', () => {
  it('reports what it downloads, when asked', () => {
    const { version, bin } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as {
      readonly version: string;
      readonly bin: Readonly<Record<string, string>>;
    };
    expect(version).toBe('45.4.1');
    expect(Object.keys(bin)).toContain('install-electron');
  });
});

if (program !== undefined && process.getuid?.() !== 0) {
  describe.sequential('the window of Electron', () => {
    let outside: string;
    let application: ElectronApplication;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      outside = await mkdtemp(path.join(tmpdir(), 'studio-real-'));
      const folder = path.join(outside, 'project');
      await cp(shippedIn('.'), folder, { recursive: true });
      application = await _electron.launch({ executablePath: program, args: ['.', folder] });
      page = await application.firstWindow();
      page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      await actions(page).getByRole('button').first().waitFor();
    });
    afterAll(async () => {
      await application?.close();
      await rm(outside, { recursive: true, force: true });
    });

    it('shows the project', async () => {
      expect(page.url()).toBe('studio://workbench/');
      await expect.poll(() => explorer(page).innerText()).toContain('studio.json');
    });

    it('gives the page nothing of Node and one object of ours', async () => {
      const found = await page.evaluate(() => {
        const all = globalThis as unknown as Record<string, object>;
        return {
          node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in all),
          studio: Object.keys(all['studio'] ?? {}),
        };
      });
      expect(found).toEqual({ node: [], studio: [...Object.keys(studioCalls), 'listen'] });
    });

    it('is one sandboxed window', async () => {
      const found = await application.evaluate(({ app, BrowserWindow }) => ({
        windows: BrowserWindow.getAllWindows().length,
        open: app
          .getAppMetrics()
          .filter(({ sandboxed }) => sandboxed === false)
          .map(({ type }) => type),
      }));
      expect(found.windows).toBe(1);
      expect(found.open).not.toContain('Tab');
    });

    it('navigates nowhere, opens nothing and asks for no permission', async () => {
      // From a timer, because code evaluated by the test itself bypasses the content security policy.
      const denied = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const seen: string[] = [];
            document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
            setTimeout(async () => {
              // Not https, for which the person would be asked.
              window.open('http://evil.test/');
              location.href = 'file:///etc/passwd';
              await fetch('https://evil.test/').catch(() => seen.push('fetch'));
              try {
                Reflect.construct(Function, ['return 1']);
              } catch {
                seen.push('eval');
              }
              seen.push((await Notification.requestPermission()) === 'granted' ? 'granted' : 'permission');
              resolve(seen);
            });
          }),
      );
      expect(denied).toEqual(expect.arrayContaining(['connect-src', 'fetch', 'eval', 'permission']));
      expect(page.url()).toBe('studio://workbench/');
      expect(application.windows()).toHaveLength(1);
    });
  });
}
