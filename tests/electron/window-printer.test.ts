import { Buffer } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWindowPrinter } from '#electron/window-printer.ts';
import type { PictureStore } from '#host/pictures/picture-store.ts';
import type { DrawingPage } from '#host/print/printer.ts';
import { printings, seen } from './fake-electron.mjs';

// Prints in the desktop window are drawn in a hidden one. Its program is replaced by a fake that records calls.
vi.mock('electron', () => import('./fake-electron.mjs'));

const index = { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>print</title>'), keep: false };
const printer = makeWindowPrinter(new Map([['/print/index.html', index]]));
const shelf: PictureStore = {
  ...{ secret: 'abc', at: '/pictures/abc/', list: () => Promise.resolve([]) },
  read: (place) =>
    Promise.resolve(
      place === 'assets/a.png'
        ? {
            picture: { path: place, version: 'f'.repeat(64), bytes: 3, kind: 'png', width: 3, height: 2 },
            bytes: Buffer.from('png'),
          }
        : null,
    ),
};
const on = <Result>(work: (page: DrawingPage) => Promise<Result>, stop = new AbortController().signal) =>
  printer.onPage(stop, shelf, work);
const last = () => {
  const window = seen.windows.at(-1);
  if (window === undefined) throw new Error('no window');
  return window;
};

beforeEach(() => {
  seen.windows.length = 0;
});

describe('a print', () => {
  it('is drawn by a hidden window without the desk or calls, which closes with it', async () => {
    const asked = await on((page) => Promise.resolve(typeof page.print));
    const window = last();
    expect([asked, window.shown, window.address, window.destroyed]).toEqual([
      ...['function', false, 'studio://workbench/print/index.html', true],
    ]);
    expect(window.options.webPreferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
      session: printings.at(-1),
      offscreen: { deviceScaleFactor: 1 },
    });
  });

  it('loads the page and the pictures of its project in its own session, and nothing else', async () => {
    await on(() => Promise.resolve());
    const ask = async (target: string) => {
      const url = `studio://workbench${target}`;
      const reply = await printings.at(-1)?.pages.get('studio')?.({ url, method: 'GET' });
      return [reply?.status, await reply?.text()];
    };
    expect(await ask('/print/index.html')).toEqual([200, '<title>print</title>']);
    expect(await ask('/pictures/assets/a.png')).toEqual([200, 'png']);
    expect((await ask('/pictures/assets/b.png'))[0]).toBe(404);
    expect((await ask('/other.html'))[0]).toBe(404);
  });

  it('passes words to the page as data', async () => {
    const words = ['");alert(1);("', { a: ['\u2028'] }];
    await on((page) => page.ask('studioPrint.list', ...words));
    const [script = ''] = last().webContents.scripts;
    const run = new Function('studioPrint', `return ${script}`) as (page: object) => Promise<unknown>;
    expect(await run({ list: (...given: unknown[]) => given })).toEqual(words);
  });

  it('is a PDF of the size requested by the page, without tags', async () => {
    const bytes = await on((page) => page.print({ as: 'pdf' }));
    expect(String(bytes)).toBe('%PDF');
    expect(last().webContents.printed).toEqual([
      { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: false, generateDocumentOutline: false },
    ]);
  });

  it('is an image of the requested area, in the requested size', async () => {
    const clip = { x: 0, y: 270, width: 264, height: 360, scale: 3.125 };
    const bytes = await on((page) => page.print({ as: 'png', clip }));
    const { webContents, content } = last();
    expect(String(bytes)).toBe('png 825×1125');
    expect([content, webContents.zoomed, webContents.captured]).toEqual([
      [825, 1125],
      [3.125, 1],
      [{ x: 0, y: 0, width: 825, height: 1125 }],
    ]);
    expect(webContents.scripts[0]).toContain('[0,270]');
  });

  it('beyond the largest scale of a page is drawn at that scale', async () => {
    const clip = { x: 0, y: 0, width: 100, height: 100, scale: 8 };
    expect(String(await on((page) => page.print({ as: 'png', clip })))).toBe('png 800×800');
    expect(last().webContents.zoomed).toEqual([5, 1]);
  });
});

describe('a print ends without a result', () => {
  const never = () => new Promise<never>(() => undefined);

  it('when it is stopped', async () => {
    expect(await on(never, AbortSignal.abort())).toEqual({ kind: 'stopped' });
    expect(seen.windows).toEqual([]);
    const stopping = new AbortController();
    const ended = on(never, stopping.signal);
    stopping.abort();
    expect(await ended).toEqual({ kind: 'stopped' });
    expect(last().destroyed).toBe(true);
  });

  it('when its page ends', async () => {
    const ended = on(never);
    last().webContents.emit('render-process-gone', {}, { reason: 'killed' });
    expect(await ended).toEqual({ kind: 'browser-gone' });
  });

  it('when it fails by an internal error, which is reported', async () => {
    await expect(on(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    expect(last().destroyed).toBe(true);
  });
});
