import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserGone, Devtools } from '#host/browser/devtools.ts';
import { openShellPage } from '#host/browser/shell-page.ts';
import { withPrintPage } from '#host/browser/with-print-page.ts';
import { makePictureStore } from '#host/pictures/picture-store.ts';

let around = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'browser-gone-'));
  vi.stubEnv('TMPDIR', around);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(around, { recursive: true, force: true });
});

function killedAfter(method: string): Devtools {
  const [to, from] = [new PassThrough(), new PassThrough()];
  to.setEncoding('utf8');
  to.on('data', (part: string) => {
    for (const message of part.split('\0').filter((one) => one !== '')) {
      const { id, method: asked } = JSON.parse(message) as { readonly id: number; readonly method: string };
      if (from.writableEnded) return;
      from.write(`${JSON.stringify({ id, result: { result: {} } })}\0`);
      if (asked === method) from.end();
    }
  });
  return new Devtools(to, from);
}

it.each(['Target.createTarget', 'Fetch.enable', 'Page.navigate'])(
  'a browser killed after %s is not waited for',
  async (method) => {
    await expect(openShellPage(killedAfter(method), new Map(), '/print/index.html')).rejects.toThrow(BrowserGone);
  },
);

it('a page that crashes while drawing ends the printing with a reason, and leaves nothing behind', async () => {
  const outcome = await withPrintPage(new AbortController().signal, makePictureStore(around), async (page) => {
    void page.call('Page.crash').catch(() => undefined);
    return await page.ask('() => new Promise(() => undefined)');
  });
  expect([outcome, readdirSync(around)]).toEqual([{ kind: 'browser-gone' }, []]);
});
