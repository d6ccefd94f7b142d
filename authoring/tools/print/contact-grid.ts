import type { Size } from '#authoring/project/paper/paper.ts';

/** So much of its size a face has on a contact sheet. */
const SCALE = 0.5;
/** Between faces and around them, in millimetres. */
const [GAP, MARGIN] = [3, 10];

/** A sheet of small faces. */
export interface ContactGrid {
  readonly scale: number;
  readonly cell: Size;
  readonly columns: number;
  readonly rows: number;
  /** The upper left corner of a face by its number, from that of the paper. */
  place(at: number): { readonly x: number; readonly y: number };
}

/** As many as find room, those of one card (`together`) in one row. */
export function contactGrid(card: Size, paper: Size, together: number): ContactGrid {
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
