import { Buffer } from 'node:buffer';
import type { ShellPage } from '../browser/shell-page.ts';
import { type DrawFailure, withPrintPage } from '../browser/with-print-page.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

/** A rectangle in CSS pixels; `scale`: device pixels per CSS pixel. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export type Print = { readonly as: 'pdf' } | { readonly as: 'png'; readonly clip: Clip };

export interface DrawingPage {
  /** Calls a function of the page with these arguments. Throws what the page throws. */
  ask(expression: string, ...words: readonly unknown[]): Promise<unknown>;
  print(asked: Print): Promise<Buffer>;
}

/** The page lives while `work` runs. */
export interface Printer {
  onPage<Result>(
    stop: AbortSignal,
    pictures: PictureStore,
    work: (page: DrawingPage) => Promise<Result>,
  ): Promise<Result | DrawFailure>;
}

/** DevTools options: page sizes from CSS, with backgrounds. */
export const pdfOptions = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: false,
  generateDocumentOutline: false,
} as const;

export const chromiumPrinter: Printer = {
  onPage: (stop, pictures, work) =>
    withPrintPage(stop, pictures, (page) => work({ ...page, print: (asked) => print(page, asked) })),
};

export function print(page: ShellPage, asked: Print): Promise<Buffer> {
  return asked.as === 'pdf' ? printPdf(page) : printPng(page, asked.clip);
}

/** As a stream: a deck is too large for one message. */
async function printPdf(page: ShellPage): Promise<Buffer> {
  const { stream } = await page.call('Page.printToPDF', {
    ...pdfOptions,
    transferMode: 'ReturnAsStream',
  });
  const parts: Buffer[] = [];
  for (let isAll = false; !isAll; ) {
    const { data, base64Encoded, eof } = await page.call('IO.read', { handle: stream, size: 1 << 20 });
    parts.push(Buffer.from(String(data), base64Encoded === true ? 'base64' : 'latin1'));
    isAll = eof === true;
  }
  await page.call('IO.close', { handle: stream });
  return Buffer.concat(parts);
}

async function printPng(page: ShellPage, clip: Clip): Promise<Buffer> {
  const { data } = await page.call('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip },
    captureBeyondViewport: true,
  });
  return Buffer.from(String(data), 'base64');
}
