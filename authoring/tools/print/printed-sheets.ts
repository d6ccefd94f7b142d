import { INCH, type Paper, type PaperSize, papers } from '#authoring/project/paper/paper.ts';
import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { contactGrid } from './contact-grid.ts';
import { cutFor } from './deck-cut.ts';
import { byPile, bySize, copiesOf } from './printed-cards.ts';
import { type Backed, backOf, backsOf, bothSides, faceOf, facesOf, type SideOf, sidesToDraw } from './printed-sides.ts';
import {
  backPlaceOf,
  bleedOf,
  type Duplex,
  type Guides,
  gridFor,
  isTurnedSideways,
  marksOf,
  placesOf,
} from './sheet-grid.ts';
import { DPI, type ShopId, shops } from './shops.ts';
import { isTile, rowsFor, SHEET } from './tabletop-save.ts';

export interface SheetPrint {
  readonly as: PrintKind;
  readonly copies: 'printed' | 'one';
  readonly paper: Paper;
  readonly duplex: Duplex;
  readonly guides: Guides;
  readonly shop: ShopId | null;
  readonly locales: readonly string[];
}

export interface PrintedEntrySize extends PaperSize, Backed {
  readonly copies: number;
}

/** In millimetres from the upper left corner of the sheet. `seen`: visible area; `cut`: corner of the trim in it. */
export interface PrintedPlace<Entry> extends SideOf<Entry> {
  readonly seen: PaperSize & { readonly x: number; readonly y: number };
  readonly cut: { readonly x: number; readonly y: number };
  readonly scale: number;
  readonly isOnItsHead: boolean;
}

/** In millimetres. */
export interface PrintedSheet<Entry> extends PaperSize {
  readonly places: readonly PrintedPlace<Entry>[];
  /** From the upper left corner. */
  readonly marks: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
  /** Distance of the trim from the edges; null: cards are cut out one by one. */
  readonly cut: { readonly x: number; readonly y: number } | null;
}

/** `count`: of all pages or pictures. */
export interface Preview<Entry> {
  readonly sheets: readonly PrintedSheet<Entry>[];
  readonly count: number;
}

export function previewSheets<Entry extends PrintedEntrySize>(
  print: SheetPrint,
  entries: readonly Entry[],
  most: number,
): Preview<Entry> {
  const made = bySize(entries).flatMap((group) => sheetsOf(print, group));
  return { sheets: made.slice(0, most).map((make) => make()), count: made.length };
}

export const printedSheets = <Entry extends PrintedEntrySize>(
  print: SheetPrint,
  entries: readonly Entry[],
): readonly PrintedSheet<Entry>[] => sheetsOf(print, entries).map((make) => make());

type Made<Entry> = () => PrintedSheet<Entry>;

function sheetsOf<Entry extends PrintedEntrySize>(
  print: SheetPrint,
  entries: readonly Entry[],
): readonly Made<Entry>[] {
  const [first] = entries;
  if (first === undefined) return [];
  const faces = facesOf(print.as, entries, print.locales);
  const cards = faces.flatMap((face) => Array.from({ length: copiesOf(print, face.entry.copies) }, () => face));
  switch (print.as) {
    case 'deck':
      return cards.flatMap(({ entry, locale }) =>
        bothSides(entry, locale, cutFor(print.shop).first).map((side) => () => single(print, side)),
      );
    case 'png':
      return sidesToDraw(print.as, entries, print.locales).map((side) => () => single(print, side));
    case 'sheets':
      return cardSheets(print, first, cards);
    case 'contact':
      return contactSheets(print, first, faces);
    case 'tts':
      return tableSheets(print, entries);
  }
}

function single<Entry extends PrintedEntrySize>(print: SheetPrint, side: SideOf<Entry>): PrintedSheet<Entry> {
  const { trim, bleed } = print.as === 'deck' ? cutFor(print.shop) : pictureCut(print.shop);
  const { width, height } = trim ?? side.entry;
  const whole = { width: width + 2 * bleed, height: height + 2 * bleed };
  const cut = { x: (whole.width - side.entry.width) / 2, y: (whole.height - side.entry.height) / 2 };
  const place = { ...side, seen: { x: 0, y: 0, ...whole }, cut, scale: 1, isOnItsHead: false };
  return { ...whole, places: [place], marks: [], cut: bleed > 0 ? { x: bleed, y: bleed } : null };
}

/** With the margin that a shop asks for, else none. */
function pictureCut(id: ShopId | null): { readonly trim: PaperSize | null; readonly bleed: number } {
  const shop = id === null ? null : shops[id];
  if (shop?.as !== 'png') return { trim: null, bleed: 0 };
  return { trim: shop.trim, bleed: ((shop.pixels.width / DPI) * INCH - shop.trim.width) / 2 };
}

function cardSheets<Entry extends PrintedEntrySize>(
  { paper: named, duplex, guides }: SheetPrint,
  size: PaperSize,
  cards: readonly SideOf<Entry>[],
): readonly Made<Entry>[] {
  const grid = gridFor(size, papers[named], guides);
  if (grid === null) return [];
  const { paper, card } = grid;
  const marks = marksOf(grid).map(([[x, y], [toX, toY]]) => [x, paper.height - y, toX, paper.height - toY] as const);
  const isTurned = !isTurnedSideways(grid, duplex);
  return inRuns(cards, grid.columns * grid.rows).flatMap((here) => {
    const sheet = (sides: readonly (SideOf<Entry> | null)[], isBack: boolean): Made<Entry> => {
      return () => {
        const places = placesOf(grid, here.length).map((place) => (isBack ? backPlaceOf(grid, place, duplex) : place));
        const shown = places.flatMap((place, at): readonly PrintedPlace<Entry>[] => {
          const side = sides[at];
          if (side === null || side === undefined) return [];
          const { left, right, top, bottom } = bleedOf(grid, place);
          const y = paper.height - place.y - card.height;
          const seen = {
            ...{ x: place.x - left, y: y - top },
            ...{ width: card.width + left + right, height: card.height + top + bottom },
          };
          return [{ ...side, seen, cut: { x: left, y: top }, scale: 1, isOnItsHead: isBack && isTurned }];
        });
        return { ...paper, places: shown, marks, cut: null };
      };
    };
    const backs = here.map(({ entry, locale }) => backOf(entry, locale));
    return backs.some((one) => one !== null) ? [sheet(here, false), sheet(backs, true)] : [sheet(here, false)];
  });
}

function contactSheets<Entry extends PrintedEntrySize>(
  { paper, locales }: SheetPrint,
  size: PaperSize,
  faces: readonly SideOf<Entry>[],
): readonly Made<Entry>[] {
  const grid = contactGrid(size, papers[paper], locales.length);
  return inRuns(faces, grid.columns * grid.rows).map((here) => () => {
    const places = here.map((side, at) => {
      const seen = { ...grid.place(at), ...grid.cell };
      return { ...side, seen, cut: { x: 0, y: 0 }, scale: grid.scale, isOnItsHead: false };
    });
    return { ...papers[paper], places, marks: [], cut: null };
  });
}

/** Backs, then per language tiles alone or faces in rows. */
function tableSheets<Entry extends PrintedEntrySize>(
  print: SheetPrint,
  entries: readonly Entry[],
): readonly Made<Entry>[] {
  const [usual = ''] = print.locales;
  return byPile(entries).flatMap((pile) => {
    const [first] = pile;
    if (first === undefined) return [];
    const backs = first.hasBack ? backsOf(pile, print.locales) : [faceOf(first, usual)];
    const faces = print.locales.flatMap((locale): readonly Made<Entry>[] => {
      const its = pile.map((entry) => faceOf(entry, locale));
      return isTile(first)
        ? its.map((side) => () => single(print, side))
        : inRuns(its, SHEET.cards).map((here) => () => rowsOf(first, here));
    });
    return [...backs.map((back) => () => single(print, back)), ...faces];
  });
}

function rowsOf<Entry extends PrintedEntrySize>(
  { width, height }: PaperSize,
  here: readonly SideOf<Entry>[],
): PrintedSheet<Entry> {
  const places = here.map((side, at) => {
    const [column, row] = [at % SHEET.columns, Math.floor(at / SHEET.columns)];
    const seen = { x: column * width, y: row * height, width, height };
    return { ...side, seen, cut: { x: 0, y: 0 }, scale: 1, isOnItsHead: false };
  });
  return { width: SHEET.columns * width, height: rowsFor(here.length) * height, places, marks: [], cut: null };
}

function inRuns<Thing>(all: readonly Thing[], most: number): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}
