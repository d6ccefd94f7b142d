import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { frontOf, type PrintedEntry } from '../api/studio/printed-faces.ts';
import { bindDeck } from '../authoring/tools/print/bind-deck.ts';
import { bindSheets } from '../authoring/tools/print/bind-sheets.ts';
import { cutFor } from '../authoring/tools/print/deck-cut.ts';
import { PrintFile } from '../authoring/tools/print/print-file.ts';
import type { PrintedGroup } from '../authoring/tools/print/printed-cards.ts';
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
    const group = (copies: number): PrintedGroup => ({
      size: { width: 63, height: 88 },
      pdf,
      cards: cards.map((_, face) => ({ face, back: null, copies })),
    });
    const [boxing] = await timed(async () => {
      const file = await PrintFile.begin('bench');
      await bindDeck(file, [group(1)], cutFor(null));
      return await file.bytes();
    });
    const [sheets] = await timed(async () => {
      const file = await PrintFile.begin('bench');
      await bindSheets(file, [group(4)], { paper: 'a4', duplex: 'long', offset: [0, 0], guides: 'rim' });
      return await file.bytes();
    });
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
