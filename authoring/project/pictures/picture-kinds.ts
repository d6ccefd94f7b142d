/** No SVG, which can contain scripts. */
export const pictureKinds = ['png', 'jpeg', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const picturesFolder = 'assets';

/** More than any card needs; a small file may claim any number. */
export const MOST_PIXELS = 40_000_000;
/** In pixels. */
export const LONGEST_SIDE = 30_000;
/** Least resolution in print, in dots an inch. */
export const LEAST_DPI = 300;

const byEnding: Readonly<Record<string, PictureKind>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
};

/** By extension; null if it is not supported. */
export function kindByEnding(path: string): PictureKind | null {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
  return ending === undefined ? null : (byEnding[ending] ?? null);
}

export const isPicturePath = (path: string): boolean =>
  path.startsWith(`${picturesFolder}/`) && kindByEnding(path) !== null;

export const typeOfKind = (kind: PictureKind): string => `image/${kind}`;

export const nameOfKind: Readonly<Record<PictureKind, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};
