import { INCH, type Paper, papers, type Size } from '#authoring/project/paper/paper.ts';
import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { contactGrid } from './contact-grid.ts';
import { cutFor } from './deck-cut.ts';
import { type Backed, backIn, backsToPrint, byPile, bySize, copiesOf, facesToPrint } from './printed-cards.ts';
import {
  backOf,
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

/** What is to be printed, as far as it says how sheets look. */
export interface PreviewedPrint {
  readonly as: PrintKind;
  readonly copies: 'printed' | 'one';
  readonly paper: Paper;
  readonly duplex: Duplex;
  readonly guides: Guides;
  readonly shop: ShopId | null;
  readonly locales: readonly string[];
}

export interface PreviewedEntry extends Size, Backed {
  readonly copies: number;
}

/** A side on a sheet: what is seen of it, from the upper left corner of the sheet, and where in that its cut begins. */
export interface PreviewPlace<Entry> {
  readonly entry: Entry;
  readonly locale: string;
  readonly isBack: boolean;
  readonly seen: Size & { readonly x: number; readonly y: number };
  readonly cut: { readonly x: number; readonly y: number };
  readonly scale: number;
  readonly isOnItsHead: boolean;
}

/** A sheet as it comes out, in millimetres. */
export interface PreviewSheet<Entry> extends Size {
  readonly places: readonly PreviewPlace<Entry>[];
  /** From where to where, from the upper left corner. */
  readonly marks: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
  /** Where it is cut, in from each edge; null: somewhere else. */
  readonly cut: { readonly x: number; readonly y: number } | null;
}

/** The first sheets, and how many there are in all: pages of a PDF, or pictures. */
export interface Preview<Entry> {
  readonly sheets: readonly PreviewSheet<Entry>[];
  readonly count: number;
}

/** What comes out first, as it will be bound. */
export function previewSheets<Entry extends PreviewedEntry>(
  print: PreviewedPrint,
  entries: readonly Entry[],
  most: number,
): Preview<Entry> {
  const made = bySize(entries).flatMap((group) => sheetsOf(print, group));
  return { sheets: made.slice(0, most).map((make) => make()), count: made.length };
}

type Made<Entry> = () => PreviewSheet<Entry>;
interface Card<Entry> {
  readonly entry: Entry;
  readonly locale: string;
}

function sheetsOf<Entry extends PreviewedEntry>(
  print: PreviewedPrint,
  entries: readonly Entry[],
): readonly Made<Entry>[] {
  const [first] = entries;
  if (first === undefined) return [];
  const faces = facesToPrint(print.as, entries, print.locales);
  const cards = faces.flatMap((face) => Array.from({ length: copiesOf(print, face.entry.copies) }, () => face));
  switch (print.as) {
    case 'deck':
      return cards.flatMap((card) => sidesOf(print, card).map((side) => () => single(print, side)));
    case 'png':
      return [...faces.map(faceOf), ...backsToPrint(entries, print.locales).map(backOfPile)].map(
        (side) => () => single(print, side),
      );
    case 'sheets':
      return cardSheets(print, first, cards);
    case 'contact':
      return contactSheets(print, first, faces);
    case 'tts':
      return tableSheets(print, entries);
  }
}

type Side<Entry> = Card<Entry> & { readonly isBack: boolean };

function sidesOf<Entry extends PreviewedEntry>({ shop }: PreviewedPrint, card: Card<Entry>): readonly Side<Entry>[] {
  const [face, back] = [faceOf(card), backOfCard(card)];
  if (back === null) return [face];
  return cutFor(shop).first === 'face' ? [face, back] : [back, face];
}

const faceOf = <Entry>(card: Card<Entry>): Side<Entry> => ({ ...card, isBack: false });
const backOfPile = <Entry>(card: Card<Entry>): Side<Entry> => ({ ...card, isBack: true });

function backOfCard<Entry extends PreviewedEntry>({ entry, locale }: Card<Entry>): Side<Entry> | null {
  return entry.hasBack ? backOfPile({ entry, locale: backIn(entry, locale) }) : null;
}

/** One side, in the middle of what is cut. */
function single<Entry extends PreviewedEntry>(print: PreviewedPrint, side: Side<Entry>): PreviewSheet<Entry> {
  const { trim, bleed } = print.as === 'deck' ? cutFor(print.shop) : pictureCut(print.shop);
  const { width, height } = trim ?? side.entry;
  const whole = { width: width + 2 * bleed, height: height + 2 * bleed };
  const cut = { x: (whole.width - side.entry.width) / 2, y: (whole.height - side.entry.height) / 2 };
  const place = { ...side, seen: { x: 0, y: 0, ...whole }, cut, scale: 1, isOnItsHead: false };
  return { ...whole, places: [place], marks: [], cut: bleed > 0 ? { x: bleed, y: bleed } : null };
}

/** A picture for a shop has so much around what is cut; one for oneself nothing. */
function pictureCut(id: ShopId | null): { readonly trim: Size | null; readonly bleed: number } {
  const shop = id === null ? null : shops[id];
  if (shop?.as !== 'png') return { trim: null, bleed: 0 };
  return { trim: shop.trim, bleed: ((shop.pixels.width / DPI) * INCH - shop.trim.width) / 2 };
}

function cardSheets<Entry extends PreviewedEntry>(
  { paper: named, duplex, guides }: PreviewedPrint,
  size: Size,
  cards: readonly Card<Entry>[],
): readonly Made<Entry>[] {
  const grid = gridFor(size, papers[named], guides);
  if (grid === null) return [];
  const { paper, card } = grid;
  const marks = marksOf(grid).map(([[x, y], [toX, toY]]) => [x, paper.height - y, toX, paper.height - toY] as const);
  const isTurned = !isTurnedSideways(grid, duplex);
  return inRuns(cards, grid.columns * grid.rows).flatMap((here) => {
    const sheet = (sides: readonly (Side<Entry> | null)[], isBack: boolean): Made<Entry> => {
      return () => {
        const places = placesOf(grid, here.length).map((place) => (isBack ? backOf(grid, place, duplex) : place));
        const shown = places.flatMap((place, at): readonly PreviewPlace<Entry>[] => {
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
    const [faces, backs] = [here.map(faceOf), here.map(backOfCard)];
    return backs.some((one) => one !== null) ? [sheet(faces, false), sheet(backs, true)] : [sheet(faces, false)];
  });
}

function contactSheets<Entry extends PreviewedEntry>(
  { paper, locales }: PreviewedPrint,
  size: Size,
  faces: readonly Card<Entry>[],
): readonly Made<Entry>[] {
  const grid = contactGrid(size, papers[paper], locales.length);
  return inRuns(faces, grid.columns * grid.rows).map((here) => () => {
    const places = here.map((side, at) => {
      const seen = { ...grid.place(at), ...grid.cell };
      return { ...faceOf(side), seen, cut: { x: 0, y: 0 }, scale: grid.scale, isOnItsHead: false };
    });
    return { ...papers[paper], places, marks: [], cut: null };
  });
}

/** Of each pile its backs, then in each language what lies on the table by itself, or all faces in rows. */
function tableSheets<Entry extends PreviewedEntry>(
  print: PreviewedPrint,
  entries: readonly Entry[],
): readonly Made<Entry>[] {
  const [usual = ''] = print.locales;
  return byPile(entries).flatMap((pile) => {
    const [first] = pile;
    if (first === undefined) return [];
    const backs = first.hasBack
      ? backsToPrint(pile, print.locales).map(backOfPile)
      : [faceOf({ entry: first, locale: usual })];
    const faces = print.locales.flatMap((locale): readonly Made<Entry>[] => {
      const its = pile.map((entry) => ({ entry, locale }));
      return isTile(first)
        ? its.map((card) => () => single(print, faceOf(card)))
        : inRuns(its, SHEET.cards).map((here) => () => rowsOf(first, here));
    });
    return [...backs.map((back) => () => single(print, back)), ...faces];
  });
}

/** Faces that touch each other. */
function rowsOf<Entry extends PreviewedEntry>(
  { width, height }: Size,
  here: readonly Card<Entry>[],
): PreviewSheet<Entry> {
  const places = here.map((side, at) => {
    const [column, row] = [at % SHEET.columns, Math.floor(at / SHEET.columns)];
    const seen = { x: column * width, y: row * height, width, height };
    return { ...faceOf(side), seen, cut: { x: 0, y: 0 }, scale: 1, isOnItsHead: false };
  });
  return { width: SHEET.columns * width, height: rowsFor(here.length) * height, places, marks: [], cut: null };
}

function inRuns<Thing>(all: readonly Thing[], most: number): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}
