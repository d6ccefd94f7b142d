import type { Buffer } from 'node:buffer';
import type { DrawFailure } from '../browser/with-print-page.ts';
import { makePictureStore } from '../pictures/picture-store.ts';
import { chromiumPrinter } from './printer.ts';

/** The PDF of a document in HTML, with the fonts of the studio. */
export function printDocument(html: string, stop: AbortSignal): Promise<Buffer | DrawFailure> {
  return chromiumPrinter.onPage(stop, makePictureStore('.'), async (page) => {
    await page.ask('studioPrint.showDocument', html);
    return page.print({ as: 'pdf' });
  });
}
