import { frontOf, type PrintedEntry, type PrintedSide, printedSide } from '#api/studio/printed-faces.ts';
import { INCH } from '#authoring/project/paper/paper.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import { byPile, bySize, copiesOf } from '#authoring/tools/print/printed-cards.ts';
import { backOf, faceOf } from '#authoring/tools/print/printed-sides.ts';
import {
  isTile,
  rowsFor,
  SHEET,
  type TabletopDeck,
  type TabletopNote,
  type TabletopSheet,
  type TabletopTile,
  type TabletopToken,
  tabletopSave,
} from '#authoring/tools/print/tabletop-save.ts';
import { zippedFiles } from '#authoring/tools/print/zipped-files.ts';
import { drawPictures, drawRows } from './picture-rows.ts';
import { addCredits, type OutputFile, type PrintJob } from './print-job.ts';
import type { DrawingPage } from './printer.ts';

const LONGEST = { back: 571, tile: 2048, token: 256 };

/** Sheets with fewer characters get no note, only a picture. */
const LEAST_READ = 200;

/** For Tabletop Simulator: pictures, and the saved object that places them. */
export async function tabletopOf(page: DrawingPage, job: PrintJob): Promise<OutputFile> {
  const files = new Map<string, Uint8Array>();
  const decks: TabletopDeck[] = [];
  const tiles: TabletopTile[] = [];
  const tokens: TabletopToken[] = [];
  const notes: TabletopNote[] = [];
  for (const entries of bySize(job.entries)) {
    for (const pile of pilesOf(entries)) {
      const isTilePile = pile.entries.some(isTile);
      const isToken = !isTilePile && pile.entries.every(({ part }) => part !== CARDS);
      const longest = LONGEST[isTilePile ? 'tile' : isToken ? 'token' : 'back'];
      const backs = await drawBacks(page, job, pile, files, longest);
      for (const [at, locale] of job.locales.entries()) {
        const back = backs[at] ?? '';
        if (isTilePile) tiles.push(...(await drawTiles(page, pile, locale, { back, longest, files })));
        else if (isToken) tokens.push(...(await drawTokens(page, job, pile, locale, { back, longest, files })));
        else decks.push(await drawDeck(page, job, pile, locale, back, files));
        if (isTilePile) notes.push(...(await notesOf(page, pile, locale)));
      }
    }
  }
  const save = tabletopSave(job.title, { decks, tiles, tokens, notes }, job.address);
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

/** A deck needs a back: a pile without one shows its first face. */
function backSide({ entries: [first] }: Pile, locale: string): PrintedSide | null {
  return first === undefined ? null : printedSide(backOf(first, locale) ?? faceOf(first, locale));
}

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

interface Alone {
  readonly back: string;
  readonly longest: number;
  readonly files: Files;
}

async function drawTiles(
  page: DrawingPage,
  pile: Pile,
  locale: string,
  { back, longest, files }: Alone,
): Promise<readonly TabletopTile[]> {
  const sides = pile.entries.map((entry) => frontOf(entry, locale));
  const pictures = await drawAlone(page, sides, pile, longest);
  return pile.entries.map(({ part, id, names }, i) => {
    const face = part === CARDS ? `board-${id}-${locale}.png` : `${part}-${id}-${locale}.png`;
    files.set(face, pictures[i] ?? new Uint8Array());
    return { name: names[locale] ?? id, id, face, back };
  });
}

async function drawTokens(
  page: DrawingPage,
  job: PrintJob,
  pile: Pile,
  locale: string,
  alone: Alone,
): Promise<readonly TabletopToken[]> {
  const tiles = await drawTiles(page, pile, locale, alone);
  return tiles.map((tile, i) => {
    // A token without a back shows its face on both sides
    const back = pile.entries[i]?.hasBack === true ? tile.back : tile.face;
    return { ...tile, back, copies: copiesOf(job, pile.entries[i]?.copies ?? 1) };
  });
}

async function notesOf(page: DrawingPage, { entries }: Pile, locale: string): Promise<readonly TabletopNote[]> {
  const read = entries.filter(({ part }) => part !== CARDS);
  if (read.length === 0) return [];
  const sides = read.map((entry) => frontOf(entry, locale));
  const texts = (await page.ask('studioPrint.texts', sides)) as readonly string[];
  return read.flatMap(({ id, names }, i) => {
    const text = texts[i] ?? '';
    return text.length < LEAST_READ ? [] : [{ name: names[locale] ?? id, text }];
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
