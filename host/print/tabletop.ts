import { backOf, frontOf, type PrintedEntry, type PrintedSide } from '#api/printed-faces.ts';
import { INCH } from '#authoring/print/paper.ts';
import { backIn, byPile, bySize, copiesOf } from '#authoring/print/printed-cards.ts';
import {
  isTile,
  rowsFor,
  SHEET,
  type TabletopDeck,
  type TabletopSheet,
  type TabletopTile,
  tabletopSave,
} from '#authoring/print/tabletop-save.ts';
import { zippedFiles } from '#authoring/print/zipped-files.ts';
import { drawPictures, drawRows } from './picture-rows.ts';
import { addCredits, type MadeFile, type PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

/** Pixels along the longer side of what stands alone in its picture. */
const LONGEST = { back: 571, board: 2048 };

/** Decks and boards for Tabletop Simulator: pictures, and the saved object that places them. */
export async function tabletopOf(page: DrawingPage, job: PrintJob): Promise<MadeFile> {
  const files = new Map<string, Uint8Array>();
  const decks: TabletopDeck[] = [];
  const tiles: TabletopTile[] = [];
  for (const entries of bySize(job.entries)) {
    for (const pile of pilesOf(entries)) {
      const isBoard = pile.entries.some(isTile);
      const backs = await drawBacks(page, job, pile, files, isBoard ? LONGEST.board : LONGEST.back);
      for (const [at, locale] of job.locales.entries()) {
        const back = backs[at] ?? '';
        if (isBoard) tiles.push(...(await drawTiles(page, pile, locale, back, files)));
        else decks.push(await drawDeck(page, job, pile, locale, back, files));
      }
    }
  }
  const save = tabletopSave(job.title, decks, tiles, job.address);
  const pages = files.size;
  files.set('saved-object.json', new TextEncoder().encode(`${JSON.stringify(save, null, 2)}\n`));
  addCredits(files, job);
  return { bytes: zippedFiles(files), pages, problems: [] };
}

interface Pile {
  readonly name: string;
  readonly entries: readonly PrintedEntry[];
}
type Files = Map<string, Uint8Array>;

function pilesOf(entries: readonly PrintedEntry[]): readonly Pile[] {
  return byPile(entries).map((its) => ({ name: its[0]?.pile ?? '', entries: its }));
}

/** A pile without a back shows its first face there, since a deck cannot be without one. */
function backSide({ entries: [first] }: Pile, locale: string): PrintedSide | null {
  if (first === undefined) return null;
  return first.hasBack ? backOf(first, backIn(first, locale)) : frontOf(first, locale);
}

/** The file of the back in each language: a language has one of its own where it differs from that of the first. */
async function drawBacks(
  page: DrawingPage,
  { locales }: PrintJob,
  pile: Pile,
  files: Files,
  longest: number,
): Promise<readonly string[]> {
  const [usual = ''] = locales;
  const named: string[] = [];
  for (const locale of locales) {
    const side = backSide(pile, locale);
    const isUsual = side?.kind !== 'back' || side.locale === usual;
    const file = isUsual ? `back-${pile.name}.png` : `back-${pile.name}-${side.locale}.png`;
    named.push(file);
    if (side === null || files.has(file)) continue;
    for (const picture of await drawAlone(page, [side], pile, longest)) files.set(file, picture);
  }
  return named;
}

async function drawTiles(
  page: DrawingPage,
  pile: Pile,
  locale: string,
  back: string,
  files: Files,
): Promise<readonly TabletopTile[]> {
  const sides = pile.entries.map((entry) => frontOf(entry, locale));
  const pictures = await drawAlone(page, sides, pile, LONGEST.board);
  return pile.entries.map(({ id, names }, i) => {
    const face = `board-${id}-${locale}.png`;
    files.set(face, pictures[i] ?? new Uint8Array());
    return { name: names[locale] ?? id, id, face, back };
  });
}

function drawAlone(page: DrawingPage, sides: readonly PrintedSide[], { entries }: Pile, longest: number) {
  const { width = 1, height = 1 } = entries[0] ?? {};
  const perMillimetre = longest / Math.max(width, height);
  const pixels = { width: Math.floor(width * perMillimetre), height: Math.floor(height * perMillimetre) };
  return drawPictures(page, sides, pixels, perMillimetre * INCH);
}

async function drawDeck(
  page: DrawingPage,
  job: PrintJob,
  pile: Pile,
  locale: string,
  back: string,
  files: Files,
): Promise<TabletopDeck> {
  const sheets: TabletopSheet[] = [];
  const hidden = backSide(pile, locale);
  for (let at = 0; at < pile.entries.length; at += SHEET.cards) {
    const entries = pile.entries.slice(at, at + SHEET.cards);
    const [columns, rows] = [SHEET.columns, rowsFor(entries.length)];
    const faces = entries.map((entry) => frontOf(entry, locale));
    const empty = Array.from({ length: columns * rows - entries.length }, () => hidden).filter((one) => one !== null);
    const { width = 1, height = 1 } = entries[0] ?? {};
    const file = `faces-${pile.name}-${locale}-${sheets.length + 1}.png`;
    const asked = { columns, rows, pixels: SHEET.pixels };
    files.set(file, await drawRows(page, [...faces, ...empty], { width, height }, asked));
    const cards = entries.map((entry) => ({
      name: entry.names[locale] ?? entry.id,
      id: entry.id,
      copies: copiesOf(job, entry.copies),
    }));
    sheets.push({ faces: file, back, columns, rows, cards });
  }
  return { name: `${pile.name} (${locale})`, sheets };
}
