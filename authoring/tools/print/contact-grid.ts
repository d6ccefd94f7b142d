import type { PaperSize } from '#authoring/project/paper/paper.ts';

const SCALE = 0.5;
/** In millimetres. */
const [GAP, MARGIN] = [3, 10];

export interface ContactGrid {
  readonly scale: number;
  readonly cell: PaperSize;
  readonly columns: number;
  readonly rows: number;
  /** Upper left corner, from that of the paper. */
  place(at: number): { readonly x: number; readonly y: number };
}

/** The locales of a card (`together`) stay in one row. */
export function contactGrid(card: PaperSize, paper: PaperSize, together: number): ContactGrid {
  const cell = { width: card.width * SCALE, height: card.height * SCALE };
  const count = (room: number, one: number) => Math.max(1, Math.floor((room - 2 * MARGIN + GAP) / (one + GAP)));
  const most = count(paper.width, cell.width);
  const columns = most < together ? most : most - (most % together);
  return {
    ...{ scale: SCALE, cell, columns, rows: count(paper.height, cell.height) },
    place: (at) => ({
      x: MARGIN + (at % columns) * (cell.width + GAP),
      y: MARGIN + Math.floor(at / columns) * (cell.height + GAP),
    }),
  };
}
