import { INCH } from './paper.ts';

/** Bleed beyond the cut, in millimetres. */
export const BLEED = 4;
/** Drawn bleed in millimetres, larger as edges are drawn at whole pixels (`renderer/views/print/print-place.css`). */
export const DRAWN_BLEED = 4.4;
/** Offset of the cut corner on a drawn page, in pixels. */
export const TRIM_AT = 24;
/** Pixels in a millimetre of print. */
export const MILLIMETRE = 96 / INCH;
