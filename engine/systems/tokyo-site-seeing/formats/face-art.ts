import { art } from '#engine/library/formats/art.ts';

// The pictures of what has a face, as large as the faces draw them (`renderer/tables/tokyo-site-seeing/face`).

/** On a card, beside its stub. */
export const cardArt = art({ width: 57.4, height: 46 });
/** On a card that tells a story, above it. */
export const storyArt = art({ width: 57.4, height: 19 });
/** On a board, above the abilities. */
export const boardArt = art({ width: 47, height: 60 });
