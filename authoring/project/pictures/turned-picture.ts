import type { Orientation } from './orientation.ts';
import { type PictureKind, typeOfKind } from './picture-kinds.ts';

// Browsers turn a JPEG as its camera notes it. A WebP they never turn, and a PNG only some of them: these are handed out
// in a picture that turns them, so that they stand upright wherever they are drawn.

/** What stands at (x, y) of a picture of this size as it is stored, moved to where it is seen. */
const turns: Readonly<Record<Orientation, (width: number, height: number) => readonly number[]>> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
};

/** `width` and `height`: as it is shown. */
export interface StoredPicture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
}

/** An SVG that holds a picture and turns it; `base64`: its bytes. */
export function turnedPicture({ kind, width, height, orientation }: StoredPicture, base64: string): string {
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height];
  const turn = turns[orientation](wide, high).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${wide}" height="${high}" transform="matrix(${turn})" style="image-orientation:none" href="data:${typeOfKind(kind)};base64,${base64}"/></svg>`;
}
