import { MOST_BYTES, MOST_PICTURE_BYTES } from '#api/studio/limits.ts';
import type { MostBytes } from '#authoring/tools/archive/unpack-files.ts';

export const packedSizeLimits: MostBytes = { document: MOST_BYTES, picture: MOST_PICTURE_BYTES };
