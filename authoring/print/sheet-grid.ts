import { BLEED } from './face-measures.ts';
import type { Size } from './paper.ts';

/** The edges of a printed thing that no other touches: there it bleeds. */
export interface OpenEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}
/** Where one thing stands on a sheet: its lower left corner, from that of the sheet, in millimetres. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly open: OpenEdges;
}

/** A sheet of things that touch each other, in the middle of a paper turned so that most find room. */
export interface SheetGrid {
  readonly paper: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
}

/** Between the bleed and a mark, and how long and thick a mark is, in millimetres. */
export const MARK = { gap: 0.5, length: 3, thickness: 0.25 };
/** Round the outermost cut: its bleed, and the marks beyond. */
const margin = BLEED + MARK.gap + MARK.length;

/** Null: not one finds room. */
export function gridFor(card: Size, paper: Size): SheetGrid | null {
  const upright = gridOn(card, paper);
  const lying = gridOn(card, { width: paper.height, height: paper.width });
  const best = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
  return best.columns * best.rows === 0 ? null : best;
}

function gridOn(card: Size, paper: Size): SheetGrid {
  const count = (room: number, one: number) => Math.max(0, Math.floor((room - 2 * margin) / one));
  return { paper, card, columns: count(paper.width, card.width), rows: count(paper.height, card.height) };
}

/** The lower left corner of all things together. */
export function originOf({ paper, card, columns, rows }: SheetGrid): { readonly x: number; readonly y: number } {
  return { x: (paper.width - columns * card.width) / 2, y: (paper.height - rows * card.height) / 2 };
}

/** The first so many places of a sheet, row by row from the top left. An edge is open where nothing lies beyond it. */
export function placesOf(grid: SheetGrid, count: number): readonly Place[] {
  const { card, columns, rows } = grid;
  const origin = originOf(grid);
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: origin.x + column * card.width,
      y: origin.y + (rows - 1 - row) * card.height,
      open: {
        left: column === 0,
        right: column === columns - 1 || at + 1 >= count,
        top: row === 0,
        bottom: at + columns >= count,
      },
    };
  });
}

/** The edge that a sheet is turned over for its second side. */
export type Duplex = 'long' | 'short';

/** Whether it is turned over like a page of a book, left for right; else top for bottom. */
export function isTurnedSideways({ paper }: Pick<SheetGrid, 'paper'>, duplex: Duplex): boolean {
  return paper.height >= paper.width === (duplex === 'long');
}

/**
 * Where the back of a place stands on the other side of its sheet. Turned top for bottom it stands on its head there, so
 * that every card is turned over as one turns over a card.
 */
export function backOf(
  grid: SheetGrid,
  { x, y, open }: Place,
  duplex: Duplex,
): Place & { readonly onItsHead: boolean } {
  const { paper, card } = grid;
  return isTurnedSideways(grid, duplex)
    ? { x: paper.width - x - card.width, y, open: { ...open, left: open.right, right: open.left }, onItsHead: false }
    : { x, y: paper.height - y - card.height, open: { ...open, top: open.bottom, bottom: open.top }, onItsHead: true };
}

/** How far a place bleeds at each of its edges, in millimetres. */
export function bleedOf({ open }: Pick<Place, 'open'>): Readonly<Record<keyof OpenEdges, number>> {
  const at = (isOpen: boolean) => (isOpen ? BLEED : 0);
  return { left: at(open.left), right: at(open.right), top: at(open.top), bottom: at(open.bottom) };
}

type Point = readonly [x: number, y: number];

/** A mark at both ends of each cut, beyond the bleed. */
export function marksOf(grid: SheetGrid): readonly (readonly [Point, Point])[] {
  const { card, columns, rows } = grid;
  const { x: left, y: bottom } = originOf(grid);
  const [right, top] = [left + columns * card.width, bottom + rows * card.height];
  const near = BLEED + MARK.gap;
  const far = near + MARK.length;
  const marks: (readonly [Point, Point])[] = [];
  for (let i = 0; i <= columns; i++) {
    const x = left + i * card.width;
    marks.push(
      [
        [x, bottom - far],
        [x, bottom - near],
      ],
      [
        [x, top + near],
        [x, top + far],
      ],
    );
  }
  for (let i = 0; i <= rows; i++) {
    const y = bottom + i * card.height;
    marks.push(
      [
        [left - far, y],
        [left - near, y],
      ],
      [
        [right + near, y],
        [right + far, y],
      ],
    );
  }
  return marks;
}
