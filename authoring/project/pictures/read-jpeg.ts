import type { Orientation } from './orientation.ts';
import type { PictureBytes, PictureDefect, PictureSize } from './picture-bytes.ts';
import { orientationIn, upright } from './read-orientation.ts';

export const isJpeg = (bytes: PictureBytes): boolean =>
  bytes.length > 2 && bytes.short(0) === 0xff_d8 && bytes.byte(2) === 0xff;

const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
/** Frames that browsers decode: baseline, extended, progressive. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

/** Segments up to the end marker, which must end the file. Considers the Exif orientation. */
export function readJpeg(bytes: PictureBytes): PictureSize | PictureDefect {
  let size: PictureSize | null = null;
  let orientation: Orientation = 1;
  for (let at = 2; at < bytes.length; ) {
    if (bytes.byte(at) !== 0xff) return 'odd';
    const marker = bytes.byte(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END) {
      if (size === null) return 'odd';
      if (at + 2 !== bytes.length) return 'more';
      return upright(size, orientation);
    }
    const length = bytes.short(at + 2);
    if (length < 2 || marker < 0xc0) return 'odd';
    if (at + 2 + length > bytes.length) return 'cut';
    if (frames.includes(marker)) size = { width: bytes.short(at + 7), height: bytes.short(at + 5) };
    if (marker === EXIF && bytes.says(at + 4, 'Exif\0\0')) orientation = orientationIn(bytes, at + 10, at + 2 + length);
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
  return 'cut';
}

/** Offset of the next marker; stuffed bytes and restart markers belong to the scan. */
function endOfScan(bytes: PictureBytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes.byte(at) !== 0xff) continue;
    const next = bytes.byte(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
