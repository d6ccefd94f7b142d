import type { PrintedEntry, PrintedSide } from '#api/printed-faces.ts';
import { bindContact } from '#authoring/print/bind-contact.ts';
import { bindDeck, type Cut, ownCut } from '#authoring/print/bind-deck.ts';
import { bindSheets } from '#authoring/print/bind-sheets.ts';
import { fontProblems } from '#authoring/print/font-problems.ts';
import { PrintFile } from '#authoring/print/print-file.ts';
import type { PrintedGroup } from '#authoring/print/printed-cards.ts';
import { shops } from '#authoring/print/shops.ts';
import type { ShellPage } from '../browser/shell-page.ts';
import { copiesOf, type MadeFile, type PrintJob } from './print-job.ts';
import { print } from './printer.ts';

/** Faces and backs as one PDF. */
export async function boundPdf(page: ShellPage, job: PrintJob): Promise<MadeFile> {
  const file = await PrintFile.begin(job.title);
  const groups: PrintedGroup[] = [];
  for (const entries of bySize(job.entries)) groups.push(await printedGroup(page, job, entries));
  const pages = await bind(file, job, groups);
  return { bytes: await file.bytes(), pages, problems: fontProblems(file) };
}

function bind(file: PrintFile, job: PrintJob, groups: readonly PrintedGroup[]): Promise<number> {
  if (job.as === 'sheets') return bindSheets(file, groups, job);
  if (job.as === 'contact') return bindContact(file, groups, job.paper, job.locales.length);
  return bindDeck(file, groups, cutOf(job));
}

function cutOf({ shop: id }: PrintJob): Cut {
  const shop = id === null ? null : shops[id];
  return shop?.as === 'deck' ? { trim: shop.trim, bleed: shop.bleed, first: 'back' } : ownCut;
}

/** What is printed, parted by its size. */
export function bySize(entries: readonly PrintedEntry[]): readonly (readonly PrintedEntry[])[] {
  const parted = new Map<string, PrintedEntry[]>();
  for (const entry of entries) {
    const size = `${entry.width} ${entry.height}`;
    parted.set(size, [...(parted.get(size) ?? []), entry]);
  }
  return [...parted.values()];
}

/** The backs of all piles that have one, each once. */
export function backsOf(entries: readonly PrintedEntry[]): readonly Extract<PrintedSide, { readonly kind: 'back' }>[] {
  const piles = new Map(entries.filter(({ hasBack }) => hasBack).map((entry) => [entry.pile, entry]));
  return [...piles.values()].map(({ path, pile }) => ({ kind: 'back', path, pile }));
}

/** All sides of things of one size, drawn. On a contact sheet the languages of a card lie beside each other, and no backs. */
async function printedGroup(page: ShellPage, job: PrintJob, entries: readonly PrintedEntry[]): Promise<PrintedGroup> {
  const isContact = job.as === 'contact';
  const backs = isContact ? [] : backsOf(entries);
  const asked = isContact
    ? entries.flatMap((entry) => job.locales.map((locale) => ({ entry, locale })))
    : job.locales.flatMap((locale) => entries.map((entry) => ({ entry, locale })));
  const faces = asked.map(({ entry: { path, id }, locale }): PrintedSide => ({ kind: 'face', path, id, locale }));
  await page.ask('studioPrint.layOutSides', [...faces, ...backs], { kind: 'pages' });
  const pdf = await print(page, { as: 'pdf' });
  const cards = asked.map(({ entry }, face) => {
    const back = backs.findIndex(({ pile }) => pile === entry.pile);
    return { face, back: back === -1 ? null : faces.length + back, copies: copiesOf(job, entry.copies) };
  });
  const [{ width, height } = { width: 0, height: 0 }] = entries;
  return { size: { width, height }, pdf, cards };
}
