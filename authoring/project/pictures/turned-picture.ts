import type { Orientation } from './orientation.ts';
import { type PictureKind, typeOfKind } from './picture-kinds.ts';

// Browsers rotate a JPEG by its Exif orientation, a WebP never, a PNG only some. These are delivered as an SVG that
// rotates them.

/** SVG matrix from stored to shown coordinates, for a stored size. */
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

export interface StoredPicture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
}

export function turnedPicture({ kind, width, height, orientation }: StoredPicture, base64: string): string {
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height];
  const turn = turns[orientation](wide, high).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${wide}" height="${high}" transform="matrix(${turn})" style="image-orientation:none" href="data:${typeOfKind(kind)};base64,${base64}"/></svg>`;
}
