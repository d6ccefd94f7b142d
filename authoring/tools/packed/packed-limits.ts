import { deepestPath } from '#authoring/text/files/file-name.ts';

/** How much a packed project may hold, so that opening a stranger's fills neither memory nor disk. */
export const packedLimits = {
  /** Of the archive and of all that is in it, in bytes. */
  bytes: 250_000_000,
  files: 10_000,
  /** Steps of a path. */
  depth: deepestPath,
  /** Letters of a path. */
  path: 512,
  /** So many times its packed size a large file may be: texts that resemble each other come to a tenth of it. */
  ratio: 300,
} as const;

/** Smaller files are never too much, however well they are packed. */
export const smallFile = 1_000_000;
