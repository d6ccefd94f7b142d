/** Anything with counters: a seat, a piece, a spot, the game itself. */
export type Thing = number & { readonly is?: 'thing' };
/** An ordered list of pieces (a zone). */
export type Place = number & { readonly is?: 'place' };
/** Index in the system's list of counters. */
export type Counter = number & { readonly is?: 'counter' };

export const nowhere: Place = -1;

/** Pseudo-place for pieces on a thing; they move with it. */
export const placeOn = (host: Thing): Place => -2 - host;
/** -1: not on a thing. */
export const hostOf = (place: Place): Thing => (place < nowhere ? -2 - place : -1);
