import { BLEED } from '#authoring/project/paper/face-measures.ts';
import type { PaperSize } from '#authoring/project/paper/paper.ts';

/** Edges without neighbour, where the bleed is printed. */
export interface OpenEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}
/** Lower left corner, in millimetres from that of the sheet. */
export interface SheetPosition {
  readonly x: number;
  readonly y: number;
  readonly open: OpenEdges;
}

/** Centred on the paper, in the orientation that fits more. */
export interface SheetGrid {
  readonly paper: PaperSize;
  readonly card: PaperSize;
  readonly columns: number;
  readonly rows: number;
  readonly guides: Guides;
}

/** `rim`: crop marks around touching cards; `lines`: across the paper; `gaps`: marks with gaps and bleed. */
export type Guides = (typeof guideWords)[number];
export const guideWords = ['rim', 'lines', 'gaps'] as const;
/** In millimetres; nine cards still fit on A4. */
const GAP = 3;
const gapOf = (guides: Guides): number => (guides === 'gaps' ? GAP : 0);

/** Crop marks, in millimetres: distance from the bleed, length, thickness. */
export const MARK = { gap: 0.5, length: 3, thickness: 0.25 };
/** Bleed and marks around all cards. */
const margin = BLEED + MARK.gap + MARK.length;

export function gridFor(card: PaperSize, paper: PaperSize, guides: Guides): SheetGrid | null {
  const upright = gridOn(card, paper, guides);
  const lying = gridOn(card, { width: paper.height, height: paper.width }, guides);
  const best = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
  return best.columns * best.rows === 0 ? null : best;
}

function gridOn(card: PaperSize, paper: PaperSize, guides: Guides): SheetGrid {
  const gap = gapOf(guides);
  const count = (room: number, one: number) => Math.max(0, Math.floor((room - 2 * margin + gap) / (one + gap)));
  return { paper, card, guides, columns: count(paper.width, card.width), rows: count(paper.height, card.height) };
}

function originOf(grid: SheetGrid): { readonly x: number; readonly y: number } {
  const { paper } = grid;
  const { width, height } = extentOf(grid);
  return { x: (paper.width - width) / 2, y: (paper.height - height) / 2 };
}

/** Of all cards with their gaps. */
function extentOf({ card, columns, rows, guides }: SheetGrid): PaperSize {
  const gap = gapOf(guides);
  return { width: columns * (card.width + gap) - gap, height: rows * (card.height + gap) - gap };
}

/** Row by row from the top left. */
export function placesOf(grid: SheetGrid, count: number): readonly SheetPosition[] {
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

/** The edge that the printer turns the sheet over. */
export type Duplex = 'long' | 'short';

/** Like a page of a book. */
export function isTurnedSideways({ paper }: Pick<SheetGrid, 'paper'>, duplex: Duplex): boolean {
  return paper.height >= paper.width === (duplex === 'long');
}

/** The place of a back on the second side; upside down if turned top to bottom, so that each card turns like a page. */
export function backPlaceOf(
  grid: SheetGrid,
  { x, y, open }: SheetPosition,
  duplex: Duplex,
): SheetPosition & { readonly onItsHead: boolean } {
  const { paper, card } = grid;
  return isTurnedSideways(grid, duplex)
    ? { x: paper.width - x - card.width, y, open: { ...open, left: open.right, right: open.left }, onItsHead: false }
    : { x, y: paper.height - y - card.height, open: { ...open, top: open.bottom, bottom: open.top }, onItsHead: true };
}

/** In millimetres; half of a gap between cards. */
export function bleedOf(
  { guides }: Pick<SheetGrid, 'guides'>,
  { open }: Pick<SheetPosition, 'open'>,
): Readonly<Record<keyof OpenEdges, number>> {
  const at = (isOpen: boolean) => (isOpen ? BLEED : gapOf(guides) / 2);
  return { left: at(open.left), right: at(open.right), top: at(open.top), bottom: at(open.bottom) };
}

type Point = readonly [x: number, y: number];

type Line = readonly [Point, Point];

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
