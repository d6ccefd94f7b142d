import { isLfsPointer } from '#authoring/text/files/lfs-pointer.ts';
import { PictureBytes, type PictureDefect, type StoredSize } from './picture-bytes.ts';
import { kindByEnding, LONGEST_SIDE, MOST_PIXELS, type PictureKind, pictureKinds } from './picture-kinds.ts';
import { isAvif, readAvif } from './read-avif.ts';
import { isJpeg, readJpeg } from './read-jpeg.ts';
import { isPng, readPng } from './read-png.ts';
import { isWebp, readWebp } from './read-webp.ts';

/** What is known without decoding. */
export interface PictureHead extends StoredSize {
  readonly kind: PictureKind;
}

export type PictureFault =
  | { readonly kind: 'ending' }
  | { readonly kind: 'lfs-pointer' }
  /** The content is of another kind than the extension; null: unknown. */
  | { readonly kind: 'other-kind'; readonly is: PictureKind | null; readonly ending: PictureKind }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'broken'; readonly how: PictureDefect };

interface Reader {
  readonly is: (bytes: PictureBytes) => boolean;
  readonly read: (bytes: PictureBytes) => StoredSize | PictureDefect;
}
const readers: Readonly<Record<PictureKind, Reader>> = {
  png: { is: isPng, read: readPng },
  jpeg: { is: isJpeg, read: readJpeg },
  webp: { is: isWebp, read: readWebp },
  avif: { is: isAvif, read: readAvif },
};

/** Reads the header only. Refuses huge sizes by what they claim, and data after the end of the picture. */
export function readPicture(path: string, whole: Uint8Array): PictureHead | PictureFault {
  const ending = kindByEnding(path);
  if (ending === null) return { kind: 'ending' };
  if (isLfsPointer(whole)) return { kind: 'lfs-pointer' };
  const bytes = new PictureBytes(whole);
  const is = pictureKinds.find((kind) => readers[kind].is(bytes)) ?? null;
  if (is !== ending) return { kind: 'other-kind', is, ending };
  const size = readers[is].read(bytes);
  if (typeof size === 'string') return { kind: 'broken', how: size };
  const { width, height } = size;
  if (width < 1 || height < 1) return { kind: 'broken', how: 'odd' };
  const isTooMuch = width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS;
  return isTooMuch ? { kind: 'too-many-pixels', width, height } : { kind: is, ...size };
}

export function isPicture(read: PictureHead | PictureFault): read is PictureHead {
  return pictureKinds.some((kind) => kind === read.kind);
}
