import { Buffer } from 'node:buffer';
import { BrowserWindow, session, type WebContents } from 'electron';
import { BrowserGone } from '#host/browser/devtools.ts';
import type { Shell } from '#host/page/shell.ts';
import { type Clip, type DrawingPage, type Printer, pdfOptions } from '#host/print/printer.ts';
import { confinedPage, confineSession } from './confinement.ts';
import { printAddress } from './page-address.ts';
import { servePrintPage } from './page-protocol.ts';

/** Maximum zoom; larger pictures are scaled up. */
const MOST_ZOOM = 5;
const USUAL = { width: 1280, height: 800 };

/** Renders in hidden windows, each with its own session: pictures of one project, and no calls. */
export function makeWindowPrinter(shell: Shell): Printer {
  let count = 0;
  return {
    async onPage(stop, pictures, work) {
      if (stop.aborted) return { kind: 'stopped' };
      // Without `persist:` nothing is written to disk.
      const printing = session.fromPartition(`print-${++count}`);
      confineSession(printing);
      servePrintPage(printing, shell, pictures);
      const window = new BrowserWindow({
        ...USUAL,
        show: false,
        useContentSize: true,
        webPreferences: {
          ...confinedPage,
          session: printing,
          devTools: false,
          // May be larger than the screen.
          offscreen: { deviceScaleFactor: 1 },
        },
      });
      const end = () => window.destroy();
      stop.addEventListener('abort', end);
      try {
        return await Promise.race([drawIn(window, work), goneOf(window)]);
      } catch (error) {
        if (stop.aborted) return { kind: 'stopped' };
        if (error instanceof BrowserGone) return { kind: 'browser-gone' };
        throw error;
      } finally {
        stop.removeEventListener('abort', end);
        end();
      }
    },
  };
}

async function drawIn<Result>(window: BrowserWindow, work: (page: DrawingPage) => Promise<Result>): Promise<Result> {
  await window.loadURL(printAddress);
  const { webContents } = window;
  return await work({
    ask: (expression, ...words) => webContents.executeJavaScript(callOf(expression, words)) as Promise<unknown>,
    print: (asked) => (asked.as === 'pdf' ? pdfOf(webContents) : pictureOf(window, asked.clip)),
  });
}

/** Rejects when the window or its page is gone, as answers would never come. */
function goneOf(window: BrowserWindow): Promise<never> {
  return new Promise((_, fail) => {
    window.once('closed', () => fail(new BrowserGone()));
    window.webContents.once('render-process-gone', () => fail(new BrowserGone()));
  });
}

/** Arguments are passed as JSON. */
const callOf = (expression: string, words: readonly unknown[]): string =>
  `(async (words) => await (${expression})(...words))(${JSON.stringify(words)})`;

const pdfOf = (contents: WebContents): Promise<Buffer> => contents.printToPDF(pdfOptions);

/** Runs in the page: the padding would add a page on paper. */
const backAgain = `() => void document.body.removeAttribute('style')`;

/** Scrolls the part to the corner, resizes the window to it, and captures. */
async function pictureOf(window: BrowserWindow, { x, y, width, height, scale }: Clip): Promise<Buffer> {
  const { webContents } = window;
  const zoom = Math.min(scale, MOST_ZOOM);
  const size = { width: Math.ceil(width * zoom), height: Math.ceil(height * zoom) };
  webContents.setZoomFactor(zoom);
  window.setContentSize(size.width, size.height);
  await webContents.executeJavaScript(callOf(toCorner, [x, y]));
  const picture = await webContents.capturePage({ x: 0, y: 0, ...size }, { stayHidden: true });
  await webContents.executeJavaScript(callOf(backAgain, []));
  webContents.setZoomFactor(1);
  const wanted = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const found = picture.getSize();
  const isRight = found.width === wanted.width && found.height === wanted.height;
  return Buffer.from((isRight ? picture : picture.resize({ ...wanted, quality: 'best' })).toPNG());
}

/**
 * Runs in the page; painted by the second frame. The padding lets the last part reach the corner; scrollbars are
 * hidden.
 */
const toCorner = `async (x, y) => {
  document.documentElement.style.scrollbarWidth = 'none';
  document.body.style.paddingBottom = '100vh';
  scrollTo(x, y);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}`;
