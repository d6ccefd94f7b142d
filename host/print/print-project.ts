import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { printedPictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import { printedThings } from '#authoring/project/pictures/art-of-printed.ts';
import { creditsOf, type PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import { printedFrom } from '#authoring/project/pictures/printed-from.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { finestProblems, type LookedAtFace } from '#authoring/tools/print/finest-problems.ts';
import { ownPrinted } from '#authoring/tools/print/own-parts.ts';
import { preflight, strictFor } from '#authoring/tools/print/preflight.ts';
import { cardsOf } from '#authoring/tools/print/printed-cards.ts';
import { smallerParts } from '#authoring/tools/print/smaller-parts.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { DrawFailure } from '../browser/with-print-page.ts';
import { type FaceMeasurement, loadProject, measureFaces } from '../faces/measure-faces.ts';
import { partsIn } from '../faces/parts-of.ts';
import { writeGivenFile } from '../files/write-files.ts';
import type { ProjectCheck } from '../reports/check-project.ts';
import { picturesOf } from './pictures.ts';
import type { AskedPrint, OutputFile, PrintedId, PrintJob } from './print-job.ts';
import { chromiumPrinter, type DrawingPage, type Printer } from './printer.ts';
import { tabletopOf } from './tabletop.ts';

export type DrawOutcome =
  | {
      readonly kind: 'printed';
      readonly entries: number;
      readonly cards: number;
      readonly pages: number;
      readonly bytes: Uint8Array;
      readonly credits: readonly PictureCredit[];
      readonly notFound: readonly string[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** Nothing is printable, or no id matches. */
  | { readonly kind: 'nothing'; readonly hasFaces: boolean }
  | DrawFailure;

export type PrintOutcome = DrawOutcome | { readonly kind: 'not-written' };

export function drawProject(
  { diagnosis, pictures }: Pick<ProjectCheck, 'diagnosis' | 'pictures'>,
  asked: AskedPrint,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
  printer: Printer = chromiumPrinter,
): Promise<DrawOutcome> {
  return printer.onPage(stop, pictures, async (page): Promise<DrawOutcome> => {
    const { system } = diagnosis;
    if (system === null) return { kind: 'nothing', hasFaces: false };
    await loadProject(page, diagnosis);
    const printedParts = system.printedParts ?? [];
    const instead = printedParts.flatMap(({ id, smaller: one }) => (one && asked.parts.includes(id) ? [one] : []));
    const parts = [...new Set([...asked.parts, ...instead])];
    const listed = (await page.ask('studioPrint.list', asked.locales, parts)) as readonly PrintedEntry[];
    const all = listed.filter(({ part }) => asked.parts.includes(part));
    const isAsked = selectedBy(asked);
    const isOwn = ownPrinted(diagnosis.project.documents, sourceLocaleOf(diagnosis), asked.locales);
    const selected = all.filter((entry) => isAsked(entry) && isOwn(entry));
    if (selected.length === 0) return { kind: 'nothing', hasFaces: all.length > 0 };
    const sizeOf = (id: string) => listed.find(({ part }) => part === id);
    const { entries, problems: found } = preflight(selected, asked, smallerParts(printedParts, sizeOf));
    const ofCards = entries.filter(({ part }) => part === CARDS);
    const faces = asked.locales.flatMap((locale) => ofCards.map(({ path, id }) => ({ path, id, locale })));
    const beside = entries.filter(({ part }) => part !== CARDS);
    const toLookAt = { faces, parts: partsIn(diagnosis, beside, asked.locales) };
    const looked = await measureFaces(page, diagnosis, toLookAt, progress, true);
    const seen = looked.problems.map((one) => strictFor(asked.shop, one));
    const from = printedFrom(diagnosis);
    const printed = printedThings(asked.as, entries);
    // Only drawing shows which pictures fail: cards and parts now, backs after the layout.
    const lookAtPictures = async () => {
      const pictures = (await page.ask('studioPrint.pictures')) as readonly ProjectPicture[];
      return printedPictureProblems(from, pictures, printed, system, asked.shop !== null);
    };
    const small = finestProblems(finestOn(entries, looked), asked);
    const before = [...found, ...seen, ...(await lookAtPictures()), ...small];
    if (isBarred(before)) return { kind: 'refused', problems: before };
    const credits = creditsOf(from, printed);
    const made = await make(page, { ...asked, title: titleOf(diagnosis), entries, credits });
    const problems = [...found, ...seen, ...(await lookAtPictures()), ...small, ...made.problems];
    if (isBarred(problems)) return { kind: 'refused', problems };
    if (stop.aborted) return { kind: 'stopped' };
    const { pages, bytes } = made;
    const cards = cardsOf(asked, entries);
    const notFound = asked.select.filter((beginning) => !all.some(({ id }) => id.startsWith(beginning)));
    return { kind: 'printed', entries: entries.length, cards, pages, bytes, credits, notFound, problems };
  });
}

/** Atomically. */
export async function printProject(
  checked: Pick<ProjectCheck, 'diagnosis' | 'pictures'>,
  asked: AskedPrint,
  to: string,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<PrintOutcome> {
  return writeDrawn(await drawProject(checked, asked, progress, stop), to);
}

/** Atomically. */
export async function writeDrawn(drawn: DrawOutcome, to: string): Promise<PrintOutcome> {
  if (drawn.kind !== 'printed') return drawn;
  try {
    await writeGivenFile(to, Buffer.from(drawn.bytes));
  } catch {
    return { kind: 'not-written' };
  }
  return drawn;
}

async function make(page: DrawingPage, job: PrintJob): Promise<OutputFile> {
  switch (job.as) {
    case 'deck':
    case 'sheets':
    case 'contact':
      return (await import('./bound-pdf.ts')).boundPdf(page, job);
    case 'png':
      return picturesOf(page, job);
    case 'tts':
      return tabletopOf(page, job);
  }
}

function finestOn(entries: readonly PrintedEntry[], { finest }: FaceMeasurement): readonly LookedAtFace[] {
  const keyOf = ({ part, path, id }: Pick<PrintedEntry, 'part' | 'path' | 'id'>) => `${part} ${path} ${id}`;
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return finest.flatMap(({ front, finest: one }) => {
    const entry = known.get(keyOf(front));
    return entry === undefined ? [] : [{ ...entry, finest: one }];
  });
}

const isBarred = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error');

function selectedBy({ select, only }: AskedPrint): (entry: PrintedEntry) => boolean {
  const key = ({ path, id }: PrintedId) => `${path} ${id}`;
  const meant = only === null ? null : new Set(only.map(key));
  return (entry) =>
    (select.length === 0 || select.some((beginning) => entry.id.startsWith(beginning))) &&
    (meant === null || entry.part !== CARDS || meant.has(key(entry)));
}

function titleOf({ documents, project }: Diagnosis): string {
  const studio = documents['studio.json'];
  return isObject(studio) && typeof studio['title'] === 'string' ? studio['title'] : project.id;
}
