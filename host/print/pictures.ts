import { frontOf, type PrintedEntry } from '#api/studio/printed-faces.ts';
import { INCH, type Size } from '#authoring/project/paper/paper.ts';
import { markedForPrint } from '#authoring/tools/print/print-picture.ts';
import { backIn, bySize, copiesOf } from '#authoring/tools/print/printed-cards.ts';
import { DPI, shops } from '#authoring/tools/print/shops.ts';
import { zippedFiles } from '#authoring/tools/print/zipped-files.ts';
import { backsOf } from './bound-pdf.ts';
import { drawPictures } from './picture-rows.ts';
import { addCredits, type MadeFile, type PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

/** Every face and every back as a picture, and a list that says how many of each are printed with which back. */
export async function picturesOf(page: DrawingPage, job: PrintJob): Promise<MadeFile> {
  const files = new Map<string, Uint8Array>();
  for (const entries of bySize(job.entries)) {
    const [first] = entries;
    if (first === undefined) continue;
    const backs = backsOf(entries, job.locales).map((side) => ({ side, file: backFile(job, side.pile, side.locale) }));
    const asked = [...facesOf(job, entries), ...backs];
    const sides = asked.map(({ side }) => side);
    const pictures = await drawPictures(page, sides, pixelsOf(job, first));
    for (const [i, picture] of pictures.entries()) files.set(asked[i]?.file ?? '', markedForPrint(picture, DPI));
  }
  const pages = files.size;
  files.set('cards.csv', new TextEncoder().encode(listOf(job)));
  addCredits(files, job);
  return { bytes: zippedFiles(files), pages, problems: [] };
}

function facesOf({ locales }: PrintJob, entries: readonly PrintedEntry[]) {
  return locales.flatMap((locale) =>
    entries.map((entry) => ({ side: frontOf(entry, locale), file: faceFile(entry, locale) })),
  );
}

/** As a shop asks for it; else as large as it is cut. */
function pixelsOf({ shop: id }: PrintJob, { width, height }: Size): Size {
  const shop = id === null ? null : shops[id];
  if (shop?.as === 'png') return shop.pixels;
  const long = (millimetres: number) => Math.round((millimetres / INCH) * DPI);
  return { width: long(width), height: long(height) };
}

/** A card and the board of whom it stands for may have one id, but do not lie in one pile. */
const faceFile = ({ pile, id }: PrintedEntry, locale: string) => pictureFile(`${locale}/${pile}/${id}`);
/** A language that has another back than the first has it in a folder of its own. */
const backFile = ({ locales }: PrintJob, pile: string, locale: string) =>
  pictureFile(locale === locales[0] ? `backs/${pile}` : `backs/${locale}/${pile}`);
const pictureFile = (name: string) => `${name.replaceAll(/[^\p{L}\p{N}/_-]/gu, '_')}.png`;

function listOf(job: PrintJob): string {
  const lines = job.locales.flatMap((locale) =>
    job.entries.map((entry) => {
      const back = entry.hasBack ? backFile(job, entry.pile, backIn(entry, locale)) : '';
      return `${faceFile(entry, locale)},${back},${copiesOf(job, entry.copies)}`;
    }),
  );
  return `${['face,back,copies', ...lines].join('\r\n')}\r\n`;
}
