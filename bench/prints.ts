import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { frontOf, type PrintedEntry } from '../api/studio/printed-faces.ts';
import { bindSheets } from '../authoring/tools/print/bind-sheets.ts';
import { PrintFile } from '../authoring/tools/print/print-file.ts';
import { printedSheets, type SheetPrint } from '../authoring/tools/print/printed-sheets.ts';
import { findChromium } from '../host/browser/find-chromium.mjs';
import { openShellPage } from '../host/browser/shell-page.ts';
import { startChromium } from '../host/browser/start-chromium.ts';
import { readShell } from '../host/page/shell.ts';
import { print } from '../host/print/printer.ts';
import { checkProject } from '../host/reports/check-project.ts';
import { sample } from './engines.ts';

/** What printing every card of the sample takes, in milliseconds. */
export interface PrintsMeasured {
  readonly faces: number;
  /** The browser's own part: the PDF of all faces, once they are laid out. */
  readonly bare: number;
  /** That PDF put into boxes, one face a page. */
  readonly boxed: number;
  /** Four copies of each on sheets. */
  readonly sheets: number;
  readonly sheetCards: number;
  /** Bytes that our process held more for it, when all was done. */
  readonly memory: number;
}

const sheetPrint: Omit<SheetPrint, 'as'> = {
  ...{ copies: 'printed', paper: 'a4', duplex: 'long', guides: 'rim', shop: null, locales: ['ja'] },
};

/** Prints every card of the sample as the command does, and measures the parts of it. Null: there is no browser. */
export async function measurePrints(): Promise<PrintsMeasured | null> {
  const chromium = findChromium();
  if (chromium === undefined) return null;
  const { diagnosis } = await checkProject(sample);
  const shell = await readShell(path.resolve('dist', 'renderer'));
  const browser = await startChromium(chromium);
  try {
    const page = await openShellPage(browser.devtools, shell, '/print/index.html');
    await page.ask('studioPrint.take', diagnosis.documents, { at: '', pictures: [] });
    const held = process.memoryUsage().rss;
    const all = (await page.ask('studioPrint.list', ['ja'], ['cards'])) as readonly PrintedEntry[];
    const cards = all.filter(({ width }) => width === 63);
    const sides = cards.map((card) => frontOf(card, 'ja'));
    await page.ask('studioPrint.layOutSides', sides, { kind: 'pages' });
    const [bare, pdf] = await timed(() => print(page, { as: 'pdf' }));
    const bound = async (as: 'deck' | 'sheets', copies: number): Promise<Uint8Array> => {
      const file = await PrintFile.begin('bench');
      const drawn = await file.take(pdf, { width: 63, height: 88 });
      const entries = cards.map((card, at) => ({ ...card, copies, hasBack: false, at }));
      bindSheets(file, printedSheets({ ...sheetPrint, as }, entries), ({ entry }) => drawn[entry.at], [0, 0]);
      return await file.bytes();
    };
    const [boxing] = await timed(() => bound('deck', 1));
    const [sheets] = await timed(() => bound('sheets', 4));
    const memory = process.memoryUsage().rss - held;
    return { faces: cards.length, bare, boxed: bare + boxing, sheets, sheetCards: cards.length * 4, memory };
  } finally {
    await browser.close();
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[milliseconds: number, result: Result]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}
