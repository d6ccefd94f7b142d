/**
 * How much of the desk can be seen at once, in CSS pixels, so that zooming in is the same as a smaller window: everything;
 * everything, the face as a tab beside the game; the editor with one neighbour; one part at a time.
 */
export type Room = 'all' | 'noFace' | 'oneBeside' | 'one';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const FACE_FROM = 1200;
const EXPLORER_FROM = 1000;
const BESIDE_FROM = 840;
/** Under it the rows below the editor would leave nothing of it. */
const ROWS_FROM = 360;

export function roomFor({ width, height }: Size): Room {
  if (width < BESIDE_FROM || height < ROWS_FROM) return 'one';
  if (width < EXPLORER_FROM) return 'oneBeside';
  return width < FACE_FROM ? 'noFace' : 'all';
}

/** The parts that stand as columns beside the editor, in the order in which they give way to it. */
export const columns = ['play', 'face', 'explorer'] as const;
export type Column = (typeof columns)[number];
type Widths = Readonly<Partial<Record<Column, number>>>;

/** 52 columns of code at 13 px, its line numbers and its scrollbar. */
export const EDITOR = 416;
/** Under it a column cannot be used. */
export const least: Readonly<Record<Column, number>> = { play: 400, face: 180, explorer: 150 };

/** How wide the columns that are there become, so that the editor keeps lines that can be read: narrower only where a person made it so. */
export function fitWidths(width: number, wanted: Widths, editor: number = EDITOR): Widths {
  const fitted = { ...wanted };
  let lacking = Math.min(editor, EDITOR) + Object.values(wanted).reduce((sum, one) => sum + one, 0) - width;
  for (const column of columns) {
    const now = fitted[column];
    if (now === undefined || lacking <= 0) continue;
    fitted[column] = Math.max(Math.min(least[column], now), now - lacking);
    lacking -= now - fitted[column];
  }
  return fitted;
}
