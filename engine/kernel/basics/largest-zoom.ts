/** Largest zoom of a picture. A file of its own, since the renderer needs no more of the format. */
export const LARGEST_ZOOM = 10;
