import { type PrintedEntry, printedSide } from '#api/studio/printed-faces.ts';
import { INCH, type PaperSize } from '#authoring/project/paper/paper.ts';
import { markedForPrint } from '#authoring/tools/print/print-picture.ts';
import { bySize, copiesOf } from '#authoring/tools/print/printed-cards.ts';
import { backOf, faceOf, type SideOf, sidesToDraw } from '#authoring/tools/print/printed-sides.ts';
import { DPI, shops } from '#authoring/tools/print/shops.ts';
import { zippedFiles } from '#authoring/tools/print/zipped-files.ts';
import { drawPictures } from './picture-rows.ts';
import { addCredits, type OutputFile, type PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

export async function picturesOf(page: DrawingPage, job: PrintJob): Promise<OutputFile> {
  const files = new Map<string, Uint8Array>();
  for (const entries of bySize(job.entries)) {
    const [first] = entries;
    if (first === undefined) continue;
    const sides = sidesToDraw(job.as, entries, job.locales);
    const pictures = await drawPictures(page, sides.map(printedSide), pixelsOf(job, first));
    for (const [at, side] of sides.entries())
      files.set(fileOf(job, side), markedForPrint(pictures[at] ?? new Uint8Array(), DPI));
  }
  const pages = files.size;
  files.set('cards.csv', new TextEncoder().encode(listOf(job)));
  addCredits(files, job);
  return { bytes: zippedFiles(files), pages, problems: [] };
}

/** The size a print shop wants, else the trim size. */
function pixelsOf({ shop: id }: PrintJob, { width, height }: PaperSize): PaperSize {
  const shop = id === null ? null : shops[id];
  if (shop?.as === 'png') return shop.pixels;
  const long = (millimetres: number) => Math.round((millimetres / INCH) * DPI);
  return { width: long(width), height: long(height) };
}

/** With the pile, since a card and a board may share an id. Backs of other locales are in folders of their own. */
function fileOf({ locales }: PrintJob, { entry: { pile, id }, locale, isBack }: SideOf<PrintedEntry>): string {
  const ofBack = locale === locales[0] ? `backs/${pile}` : `backs/${locale}/${pile}`;
  const name = isBack ? ofBack : `${locale}/${pile}/${id}`;
  return `${name.replaceAll(/[^\p{L}\p{N}/_-]/gu, '_')}.png`;
}

function listOf(job: PrintJob): string {
  const lines = job.locales.flatMap((locale) =>
    job.entries.map((entry) => {
      const back = backOf(entry, locale);
      const files = [fileOf(job, faceOf(entry, locale)), back === null ? '' : fileOf(job, back)];
      return [...files, copiesOf(job, entry.copies)].join(',');
    }),
  );
  return `${['face,back,copies', ...lines].join('\r\n')}\r\n`;
}
