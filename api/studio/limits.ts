// Limits shared by host, servers and page.

/**
 * In bytes on disk, about twice 6,000 cards in one file. Never fewer than UTF-16 units, so it also holds for
 * characters.
 */
export const MOST_BYTES = 10_000_000;

/** Size of a part of a larger document, in bytes. */
export const PART_BYTES = 200_000;

/** With required projects, in bytes. */
export const MOST_BYTES_IN_ALL = 100_000_000;

/** In bytes: several times what a large card needs in print. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** In bytes: several times the German or French one, for each of its two files. */
export const MOST_DICTIONARY_BYTES = 20_000_000;

/** In bytes: some faces in icon size. */
export const MOST_THUMBNAIL_BYTES = 24_000;

/** In UTF-16 units; longer ones cannot be copied to every system. */
export const LONGEST_PATH = 512;

/** In bytes: the longest text with JSON escapes and undo history. */
export const MOST_BYTES_ASKED = 3.2 * MOST_BYTES;

/** In UTF-16 units: beyond the limit of any system. */
export const LONGEST_FOLDER = 4096;
