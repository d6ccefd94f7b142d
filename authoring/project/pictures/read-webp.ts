import type { Orientation } from './orientation.ts';
import type { PictureBytes, PictureDefect, PictureSize, StoredSize } from './picture-bytes.ts';
import { orientationIn, upright } from './read-orientation.ts';

export const isWebp = (bytes: PictureBytes): boolean => bytes.says(0, 'RIFF') && bytes.says(8, 'WEBP');

/** The RIFF header must match the length of the file; the first chunk (VP8X, VP8L, VP8) has the size. */
export function readWebp(bytes: PictureBytes): StoredSize | PictureDefect {
  const end = 8 + bytes.longBackwards(4);
  if (end > bytes.length || bytes.length < 30) return 'cut';
  if (end < bytes.length) return 'more';
  let orientation: Orientation = 1;
  for (let at = 12; at < end; ) {
    const next = at + 8 + bytes.longBackwards(at + 4);
    if (at + 8 > end || next > end) return 'odd';
    if (bytes.name(at) === 'EXIF') {
      // Some programs write the prefix that JPEG uses
      const notes = at + 8 + (bytes.says(at + 8, 'Exif\0\0') ? 6 : 0);
      orientation = orientationIn(bytes, notes, next);
    }
    at = next + (next % 2);
  }
  const size = sizeIn(bytes);
  return typeof size === 'string' || orientation === 1 ? size : { ...upright(size, orientation), orientation };
}

function sizeIn(bytes: PictureBytes): PictureSize | PictureDefect {
  switch (bytes.name(12)) {
    case 'VP8X':
      return { width: threeAt(bytes, 24) + 1, height: threeAt(bytes, 27) + 1 };
    case 'VP8L': {
      if (bytes.byte(20) !== 0x2f) return 'odd';
      const packed = bytes.longBackwards(21);
      return { width: (packed % 0x4000) + 1, height: (Math.floor(packed / 0x4000) % 0x4000) + 1 };
    }
    case 'VP8 ': {
      if (threeAt(bytes, 23) !== 0x2a_01_9d) return 'odd';
      return { width: bytes.shortBackwards(26) % 0x4000, height: bytes.shortBackwards(28) % 0x4000 };
    }
    default:
      return 'odd';
  }
}

const threeAt = (bytes: PictureBytes, at: number): number => bytes.shortBackwards(at) + bytes.byte(at + 2) * 0x10000;
