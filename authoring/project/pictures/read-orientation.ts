import type { Orientation } from './orientation.ts';
import type { PictureBytes, PictureSize } from './picture-bytes.ts';

const ORIENTATION = 0x01_12;
const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Exif orientation from the first directory (IFD0) of the block at `start`. */
export function orientationIn(bytes: PictureBytes, start: number, end: number): Orientation {
  const isBackwards = bytes.says(start, 'II');
  if (!isBackwards && !bytes.says(start, 'MM')) return 1;
  const short = (at: number) => (isBackwards ? bytes.shortBackwards(at) : bytes.short(at));
  const long = (at: number) => (isBackwards ? bytes.longBackwards(at) : bytes.long(at));
  const directory = start + long(start + 4);
  if (directory + 2 > end) return 1;
  for (let i = 0; i < short(directory); i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > end) return 1;
    if (short(entry) === ORIENTATION) return orientations.find((one) => one === short(entry + 8)) ?? 1;
  }
  return 1;
}

/** As shown. */
export const upright = ({ width, height }: PictureSize, orientation: Orientation): PictureSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
