import { INCH } from './paper.ts';

/** So far a face runs on beyond where it is cut, in millimetres. */
export const BLEED = 4;
/** So far it is drawn, since edges are drawn at whole pixels (`renderer/views/print/print-place.css`). */
export const DRAWN_BLEED = 4.4;
/** From the corner of the page that a face is drawn on to the corner where it is cut, in pixels. */
export const TRIM_AT = 24;
/** So many pixels are a millimetre of print. */
export const MILLIMETRE = 96 / INCH;
