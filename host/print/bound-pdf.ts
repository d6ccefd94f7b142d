import { backOf, frontOf, type PrintedBack, type PrintedEntry } from '#api/studio/printed-faces.ts';
import { bindContact } from '#authoring/tools/print/bind-contact.ts';
import { bindDeck } from '#authoring/tools/print/bind-deck.ts';
import { bindSheets } from '#authoring/tools/print/bind-sheets.ts';
import { cutFor } from '#authoring/tools/print/deck-cut.ts';
import { fontProblems } from '#authoring/tools/print/font-problems.ts';
import { PrintFile } from '#authoring/tools/print/print-file.ts';
import {
  backIn,
  backsToPrint,
  bySize,
  copiesOf,
  facesToPrint,
  type PrintedGroup,
} from '#authoring/tools/print/printed-cards.ts';
import type { MadeFile, PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

/** Faces and backs as one PDF. */
export async function boundPdf(page: DrawingPage, job: PrintJob): Promise<MadeFile> {
  const file = await PrintFile.begin(job.title);
  const groups: PrintedGroup[] = [];
  for (const entries of bySize(job.entries)) groups.push(await printedGroup(page, job, entries));
  const pages = await bind(file, job, groups);
  return { bytes: await file.bytes(), pages, problems: fontProblems(file) };
}

function bind(file: PrintFile, job: PrintJob, groups: readonly PrintedGroup[]): Promise<number> {
  if (job.as === 'sheets') return bindSheets(file, groups, job);
  if (job.as === 'contact') return bindContact(file, groups, job.paper, job.locales.length);
  return bindDeck(file, groups, cutFor(job.shop));
}

/** The backs of all piles that have one, each once. */
export function backsOf(entries: readonly PrintedEntry[], locales: readonly string[]): readonly PrintedBack[] {
  return backsToPrint(entries, locales).map(({ entry, locale }) => backOf(entry, locale));
}

/** All sides of things of one size, drawn. On a contact sheet there are no backs. */
async function printedGroup(page: DrawingPage, job: PrintJob, entries: readonly PrintedEntry[]): Promise<PrintedGroup> {
  const backs = job.as === 'contact' ? [] : backsOf(entries, job.locales);
  const asked = facesToPrint(job.as, entries, job.locales);
  const faces = asked.map(({ entry, locale }) => frontOf(entry, locale));
  await page.ask('studioPrint.layOutSides', [...faces, ...backs], { kind: 'pages' });
  const pdf = await page.print({ as: 'pdf' });
  const cards = asked.map(({ entry, locale: its }, face) => {
    const back = backs.findIndex(({ pile, locale }) => pile === entry.pile && locale === backIn(entry, its));
    return { face, back: back === -1 ? null : faces.length + back, copies: copiesOf(job, entry.copies) };
  });
  const [{ width, height } = { width: 0, height: 0 }] = entries;
  return { size: { width, height }, pdf, cards };
}
