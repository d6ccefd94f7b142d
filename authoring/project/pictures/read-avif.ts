import type { PictureBytes, PictureDefect, PictureSize } from './picture-bytes.ts';

export const isAvif = (bytes: PictureBytes): boolean =>
  bytes.says(4, 'ftyp') && (bytes.says(8, 'avif') || bytes.says(8, 'avis'));

interface Box {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Boxes must fill the file exactly. The size is in the properties of its images. */
export function readAvif(bytes: PictureBytes): PictureSize | PictureDefect {
  const outer = boxesIn(bytes, 0, bytes.length);
  if (outer === 'cut') return 'cut';
  const inside = (boxes: readonly Box[], name: string, skipped: number): readonly Box[] => {
    const box = boxes.find((one) => one.name === name);
    const found = box === undefined ? [] : boxesIn(bytes, box.from + skipped, box.to);
    return found === 'cut' ? [] : found;
  };
  const properties = inside(inside(inside(outer, 'meta', 4), 'iprp', 0), 'ipco', 0);
  // There may be thumbnails and an alpha image: the largest is shown.
  const sizes = properties
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => ({ width: bytes.long(from + 4), height: bytes.long(from + 8) }))
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const [size] = sizes;
  if (size === undefined) return 'odd';
  const turned = properties.find(({ name }) => name === 'irot');
  return turned !== undefined && bytes.byte(turned.from) % 2 === 1 ? { width: size.height, height: size.width } : size;
}

function boxesIn(bytes: PictureBytes, from: number, to: number): readonly Box[] | 'cut' {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const [said, name] = [bytes.long(at), bytes.name(at + 4)];
    // 1: a 64-bit length follows the name; 0: to the end of the file.
    const [length, head] =
      said === 1
        ? [bytes.long(at + 8) * 0x1_0000_0000 + bytes.long(at + 12), 16]
        : said === 0
          ? [to - at, 8]
          : [said, 8];
    if (length < head || at + length > to) return 'cut';
    boxes.push({ name, from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}
