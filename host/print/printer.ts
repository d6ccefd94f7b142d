import { Buffer } from 'node:buffer';
import { onPrintPage, type Undrawn } from '../browser/on-print-page.ts';
import type { ShellPage } from '../browser/shell-page.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';

/** A part of a page in pixels of its layout, and how many pixels of the picture are one of them. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The page as it is laid out now, on paper of the size that it asks for; or a part of it as a picture. */
export type Print = { readonly as: 'pdf' } | { readonly as: 'png'; readonly clip: Clip };

/** The page that draws faces, and what it looks like when it is printed. */
export interface DrawingPage {
  /** What a function of the page gives for these words. Throws what the page throws. */
  ask(expression: string, ...words: readonly unknown[]): Promise<unknown>;
  print(asked: Print): Promise<Buffer>;
}

/** What has a page that draws faces, and finds these pictures: it is there as long as something is done with it. */
export interface Printer {
  onPage<Result>(
    stop: AbortSignal,
    pictures: PictureShelf,
    work: (page: DrawingPage) => Promise<Result>,
  ): Promise<Result | Undrawn>;
}

/** How a PDF is asked of a browser, in whose words: pages as large as they ask for, with all that is on them and no more. */
export const asLaidOut = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: false,
  generateDocumentOutline: false,
} as const;

/** The Chromium that is found on this machine. */
export const chromiumPrinter: Printer = {
  onPage: (stop, pictures, work) =>
    onPrintPage(stop, pictures, (page) => work({ ...page, print: (asked) => print(page, asked) })),
};

/** What a page of a browser looks like when it is printed. */
export function print(page: ShellPage, asked: Print): Promise<Buffer> {
  return asked.as === 'pdf' ? printPdf(page) : printPng(page, asked.clip);
}

/** In parts: a whole deck at once is more than one message should be. */
async function printPdf(page: ShellPage): Promise<Buffer> {
  const { stream } = await page.call('Page.printToPDF', {
    ...asLaidOut,
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
