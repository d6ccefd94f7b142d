import { INCH } from '../paper/paper.ts';
import type { PictureSize } from './picture-bytes.ts';

/** How many pixels of a picture an inch of print has: it fills its place (in millimetres) and is enlarged beyond that. */
export function dotsAnInch({ width, height }: PictureSize, area: PictureSize, zoom: number): number {
  return (Math.min(width / area.width, height / area.height) / zoom) * INCH;
}

/** The largest zoom, to hundredths, at which an inch still has so many pixels; below 1 there is none. */
export function zoomAtDots(picture: PictureSize, area: PictureSize, dots: number): number {
  return Math.floor((dotsAnInch(picture, area, 1) / dots) * 100) / 100;
}
