/** Pictures that a project may hold. No SVG: that is a program as much as a picture. */
export const pictureKinds = ['png', 'jpeg', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the pictures of a project lie, and nothing else that is shown. */
export const picturesFolder = 'assets';

/** More pixels than this no card needs, and a small file may claim any number of them. */
export const MOST_PIXELS = 40_000_000;
/** Longest side of a picture, in pixels. */
export const LONGEST_SIDE = 30_000;
/** As many dots an inch a printed picture should have. */
export const LEAST_DPI = 300;

const byEnding: Readonly<Record<string, PictureKind>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
};

/** The kind that the ending of a name says; null: none that is taken. */
export function kindByEnding(path: string): PictureKind | null {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
  return ending === undefined ? null : (byEnding[ending] ?? null);
}

/** Whether what lies at a path in a project may be one of its pictures. */
export const isPicturePath = (path: string): boolean =>
  path.startsWith(`${picturesFolder}/`) && kindByEnding(path) !== null;

/** What a browser is told of the bytes. */
export const typeOfKind = (kind: PictureKind): string => `image/${kind}`;

/** What people call a kind. */
export const nameOfKind: Readonly<Record<PictureKind, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};
