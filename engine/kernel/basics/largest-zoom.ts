/** How much a picture is enlarged beyond just filling its place, at most. Apart from its format, for who needs no more of it. */
export const LARGEST_ZOOM = 10;
