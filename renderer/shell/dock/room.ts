/**
 * In CSS pixels, so that zoom counts: everything; the face as a tab of the game; the editor and one neighbour; one
 * part.
 */
export type DockCapacity = 'all' | 'noFace' | 'oneBeside' | 'one';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const FACE_FROM = 1200;
const EXPLORER_FROM = 1000;
const BESIDE_FROM = 840;
const ROWS_FROM = 360;

export function roomFor({ width, height }: WindowSize): DockCapacity {
  if (width < BESIDE_FROM || height < ROWS_FROM) return 'one';
  if (width < EXPLORER_FROM) return 'oneBeside';
  return width < FACE_FROM ? 'noFace' : 'all';
}

/** Those next to the editor, in the order in which they shrink. */
export const columns = ['play', 'face', 'explorer'] as const;
export type DockColumn = (typeof columns)[number];
type Widths = Readonly<Partial<Record<DockColumn, number>>>;

/** 52 columns at 13 px, line numbers and scrollbar. */
export const EDITOR = 416;
/** Minimum widths. */
export const least: Readonly<Record<DockColumn, number>> = { play: 400, face: 180, explorer: 150 };

/** Keeps the editor readable, unless the person made it narrower. */
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
