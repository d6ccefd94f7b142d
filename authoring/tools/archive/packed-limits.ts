import { deepestPath } from '#authoring/text/files/file-name.ts';

/** Against zip bombs. */
export const packedLimits = {
  /** Of the archive, and of all its content, in bytes. */
  bytes: 250_000_000,
  files: 10_000,
  /** Steps of a path. */
  depth: deepestPath,
  /** UTF-16 units of a path. */
  path: 512,
  /** Compression ratio; similar texts reach about ten. */
  ratio: 300,
} as const;

/** Smaller files may have any ratio, in bytes. */
export const smallFile = 1_000_000;
