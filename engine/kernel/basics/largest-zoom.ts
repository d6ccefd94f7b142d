/**
 * Largest zoom of a picture beyond filling its area. A file of its own, since the renderer needs no more of the format.
 */
export const LARGEST_ZOOM = 10;
