import { type PrintedEntry, printedSide } from '#api/studio/printed-faces.ts';
import { bindSheets } from '#authoring/tools/print/bind-sheets.ts';
import { fontProblems } from '#authoring/tools/print/font-problems.ts';
import { PrintFile } from '#authoring/tools/print/print-file.ts';
import { bySize } from '#authoring/tools/print/printed-cards.ts';
import { printedSheets } from '#authoring/tools/print/printed-sheets.ts';
import { type SideOf, sidesToDraw } from '#authoring/tools/print/printed-sides.ts';
import type { OutputFile, PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

export async function boundPdf(page: DrawingPage, job: PrintJob): Promise<OutputFile> {
  const file = await PrintFile.begin(job.title);
  const offset = job.as === 'sheets' ? job.offset : ([0, 0] as const);
  let pages = 0;
  for (const entries of bySize(job.entries)) {
    const sides = sidesToDraw(job.as, entries, job.locales);
    await page.ask('studioPrint.layOutSides', sides.map(printedSide), { kind: 'pages' });
    const [{ width, height } = { width: 0, height: 0 }] = entries;
    const drawn = await file.take(await page.print({ as: 'pdf' }), { width, height });
    const placed = new Map(sides.map((side, at) => [keyOf(side), drawn[at]]));
    const sheets = printedSheets(job, entries);
    bindSheets(file, sheets, (side) => placed.get(keyOf(side)), offset);
    pages += sheets.length;
  }
  return { bytes: await file.bytes(), pages, problems: fontProblems(file) };
}

/** The cards of a pile share one back in each locale. */
const keyOf = ({ entry: { path, part, id, pile }, locale, isBack }: SideOf<PrintedEntry>): string =>
  isBack ? `back ${pile} ${locale}` : `${part} ${path} ${id} ${locale}`;
