import { INCH } from '../paper/paper.ts';
import type { PictureSize } from './picture-bytes.ts';

/** Pixels an inch of a picture that covers its area (in millimetres) and is enlarged by `zoom`. */
export function dotsAnInch({ width, height }: PictureSize, area: PictureSize, zoom: number): number {
  return (Math.min(width / area.width, height / area.height) / zoom) * INCH;
}

/** In hundredths; below 1 the picture is too small at any zoom. */
export function zoomAtDots(picture: PictureSize, area: PictureSize, dots: number): number {
  return Math.floor((dotsAnInch(picture, area, 1) / dots) * 100) / 100;
}
