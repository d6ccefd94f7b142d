// How large things may be, once for everybody: the host that reads and writes, the doors, and the page.

/**
 * Largest document in bytes, as it lies on the disk: about twice what 6,000 cards in one file need. A text has never more
 * UTF-16 units than bytes, so what the host reads also fits wherever characters are counted.
 */
export const MOST_BYTES = 10_000_000;

/** As much is read at once of a document that is larger, in bytes. */
export const PART_BYTES = 200_000;

/** All documents that are read at once, those of required projects too, in bytes. */
export const MOST_BYTES_IN_ALL = 100_000_000;

/** Largest picture in bytes: several times what a card needs that is printed as large as a hand. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** Largest picture that is kept of a recent project, in bytes: what a few faces need that are as small as an icon. */
export const MOST_THUMBNAIL_BYTES = 24_000;

/** Longest path of a document inside its project, in UTF-16 units: longer ones cannot be copied to every system. */
export const LONGEST_PATH = 512;

/** Largest request in bytes: the longest text, with room for the escapes of JSON and for what can be undone. */
export const MOST_BYTES_ASKED = 3.2 * MOST_BYTES;

/** Longest path of a folder that is named, in UTF-16 units: more than any system takes. */
export const LONGEST_FOLDER = 4096;
