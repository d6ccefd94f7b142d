/** Exif: 1 is upright; from 5 on width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
