import { BLEED } from '#authoring/project/paper/face-measures.ts';
import type { Size } from '#authoring/project/paper/paper.ts';

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
  readonly guides: Guides;
}

/**
 * What shows where sheets are cut: marks at the rim of cards that touch each other, lines behind them from edge to edge
 * of the paper, or marks at the rim of cards that stand apart, each with its own bleed.
 */
export type Guides = (typeof guideWords)[number];
export const guideWords = ['rim', 'lines', 'gaps'] as const;
/** How far cards stand apart, in millimetres: nine still find room on A4. */
const GAP = 3;
const gapOf = (guides: Guides): number => (guides === 'gaps' ? GAP : 0);

/** Between the bleed and a mark, and how long and thick a mark is, in millimetres. */
export const MARK = { gap: 0.5, length: 3, thickness: 0.25 };
/** Round the outermost cut: its bleed, and the marks beyond. */
const margin = BLEED + MARK.gap + MARK.length;

/** Null: not one finds room. */
export function gridFor(card: Size, paper: Size, guides: Guides): SheetGrid | null {
  const upright = gridOn(card, paper, guides);
  const lying = gridOn(card, { width: paper.height, height: paper.width }, guides);
  const best = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
  return best.columns * best.rows === 0 ? null : best;
}

function gridOn(card: Size, paper: Size, guides: Guides): SheetGrid {
  const gap = gapOf(guides);
  const count = (room: number, one: number) => Math.max(0, Math.floor((room - 2 * margin + gap) / (one + gap)));
  return { paper, card, guides, columns: count(paper.width, card.width), rows: count(paper.height, card.height) };
}

/** The lower left corner of all things together. */
function originOf(grid: SheetGrid): { readonly x: number; readonly y: number } {
  const { paper } = grid;
  const { width, height } = extentOf(grid);
  return { x: (paper.width - width) / 2, y: (paper.height - height) / 2 };
}

/** Of all things together, with what lies between them. */
function extentOf({ card, columns, rows, guides }: SheetGrid): Size {
  const gap = gapOf(guides);
  return { width: columns * (card.width + gap) - gap, height: rows * (card.height + gap) - gap };
}

/** The first so many places of a sheet, row by row from the top left. An edge is open where nothing lies beyond it. */
export function placesOf(grid: SheetGrid, count: number): readonly Place[] {
  const { card, columns, rows, guides } = grid;
  const gap = gapOf(guides);
  const origin = originOf(grid);
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: origin.x + column * (card.width + gap),
      y: origin.y + (rows - 1 - row) * (card.height + gap),
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
export function backPlaceOf(
  grid: SheetGrid,
  { x, y, open }: Place,
  duplex: Duplex,
): Place & { readonly onItsHead: boolean } {
  const { paper, card } = grid;
  return isTurnedSideways(grid, duplex)
    ? { x: paper.width - x - card.width, y, open: { ...open, left: open.right, right: open.left }, onItsHead: false }
    : { x, y: paper.height - y - card.height, open: { ...open, top: open.bottom, bottom: open.top }, onItsHead: true };
}

/** How far a place bleeds at each of its edges, in millimetres: between two that stand apart as far as the middle. */
export function bleedOf(
  { guides }: Pick<SheetGrid, 'guides'>,
  { open }: Pick<Place, 'open'>,
): Readonly<Record<keyof OpenEdges, number>> {
  const at = (isOpen: boolean) => (isOpen ? BLEED : gapOf(guides) / 2);
  return { left: at(open.left), right: at(open.right), top: at(open.top), bottom: at(open.bottom) };
}

type Point = readonly [x: number, y: number];

type Line = readonly [Point, Point];

/** What shows where to cut: a mark at both ends of each cut, beyond the bleed, or a line from edge to edge of the paper. */
export function marksOf(grid: SheetGrid): readonly Line[] {
  const { paper, card, columns, rows, guides } = grid;
  const { x: left, y: bottom } = originOf(grid);
  const { width, height } = extentOf(grid);
  const cutsOf = (start: number, one: number, count: number) => {
    const gap = gapOf(guides);
    const both = Array.from({ length: count }, (_, i) => [start + i * (one + gap), start + i * (one + gap) + one]);
    return gap > 0 ? both.flat() : [start, ...both.map(([, end]) => end as number)];
  };
  const [upright, lying] = [cutsOf(left, card.width, columns), cutsOf(bottom, card.height, rows)];
  if (guides === 'lines')
    return [
      ...upright.map(
        (x): Line => [
          [x, 0],
          [x, paper.height],
        ],
      ),
      ...lying.map(
        (y): Line => [
          [0, y],
          [paper.width, y],
        ],
      ),
    ];
  const near = BLEED + MARK.gap;
  const far = near + MARK.length;
  const [right, top] = [left + width, bottom + height];
  return [
    ...upright.flatMap((x): readonly Line[] => [
      [
        [x, bottom - far],
        [x, bottom - near],
      ],
      [
        [x, top + near],
        [x, top + far],
      ],
    ]),
    ...lying.flatMap((y): readonly Line[] => [
      [
        [left - far, y],
        [left - near, y],
      ],
      [
        [right + near, y],
        [right + far, y],
      ],
    ]),
  ];
}
