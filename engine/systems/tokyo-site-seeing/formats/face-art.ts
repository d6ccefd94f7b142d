import { art } from '#engine/library/formats/art.ts';

// Picture areas in millimetres; keep equal to `renderer/tables/tokyo-site-seeing/face`.

export const cardArt = art({ width: 57.4, height: 46 });
export const storyArt = art({ width: 57.4, height: 19 });
export const boardArt = art({ width: 47, height: 60 });
