import { isLfsPointer } from '#authoring/text/files/lfs-pointer.ts';
import { type Broken, PictureBytes, type StoredSize } from './picture-bytes.ts';
import { kindByEnding, LONGEST_SIDE, MOST_PIXELS, type PictureKind, pictureKinds } from './picture-kinds.ts';
import { isAvif, readAvif } from './read-avif.ts';
import { isJpeg, readJpeg } from './read-jpeg.ts';
import { isPng, readPng } from './read-png.ts';
import { isWebp, readWebp } from './read-webp.ts';

/** A picture as far as it is known without drawing it. */
export interface PictureHead extends StoredSize {
  readonly kind: PictureKind;
}

/** Why a file is not shown as a picture. */
export type PictureFault =
  /** Its ending is none of those that are taken. */
  | { readonly kind: 'ending' }
  | { readonly kind: 'lfs-pointer' }
  /** Its bytes are of another kind than its ending says; null: of none that is known. */
  | { readonly kind: 'other-kind'; readonly is: PictureKind | null; readonly ending: PictureKind }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'broken'; readonly how: Broken };

interface Reader {
  readonly is: (bytes: PictureBytes) => boolean;
  readonly read: (bytes: PictureBytes) => StoredSize | Broken;
}
const readers: Readonly<Record<PictureKind, Reader>> = {
  png: { is: isPng, read: readPng },
  jpeg: { is: isJpeg, read: readJpeg },
  webp: { is: isWebp, read: readWebp },
  avif: { is: isAvif, read: readAvif },
};

/**
 * What the bytes of a file say of the picture in it. Nothing is unpacked: a file that claims to be larger than any card
 * needs is refused by its claim, and one that is a picture and something else as well by what follows the picture.
 */
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

/** Whether a picture was read. */
export function isPicture(read: PictureHead | PictureFault): read is PictureHead {
  return pictureKinds.some((kind) => kind === read.kind);
}
