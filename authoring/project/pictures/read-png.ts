import type { Orientation } from './orientation.ts';
import type { PictureBytes, PictureDefect, StoredSize } from './picture-bytes.ts';
import { orientationIn, upright } from './read-orientation.ts';

export const isPng = (bytes: PictureBytes): boolean => bytes.says(0, '\u0089PNG\r\n\u001a\n');

/** Chunks must fill the file exactly, from IHDR to IEND. */
export function readPng(bytes: PictureBytes): StoredSize | PictureDefect {
  if (bytes.length < 33) return 'cut';
  if (bytes.long(8) !== 13 || bytes.name(12) !== 'IHDR') return 'odd';
  let hasData = false;
  let orientation: Orientation = 1;
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return 'cut';
    const [length, name] = [bytes.long(at), bytes.name(at + 4)];
    const end = at + 12 + length;
    if (end > bytes.length) return 'cut';
    if (!/^[A-Za-z]{4}$/.test(name)) return 'odd';
    hasData ||= name === 'IDAT';
    if (name === 'eXIf') orientation = orientationIn(bytes, at + 8, at + 8 + length);
    at = end;
    if (name !== 'IEND') continue;
    if (at !== bytes.length) return 'more';
    if (!hasData) return 'odd';
    const size = { width: bytes.long(16), height: bytes.long(20) };
    return orientation === 1 ? size : { ...upright(size, orientation), orientation };
  }
}
