import type { Size } from '#authoring/project/paper/paper.ts';

/**
 * What shops ask for, as of 26 November 2026. DriveThruCards: its pages "Common Card Prep Issues & Solutions" and
 * "Specifications for printed cards" (bleed and safe zone of 1/8 inch, each back before its face, PDF/X-1a:2003 in CMYK).
 * The Game Crafter: 2.5 × 3.5 inches with 1/8 inch around them at 300 dpi. MakePlayingCards: 0.12 inches around them.
 * The two sizes in pixels could not be compared with the shops' own templates.
 */
export const shops = {
  tgc: {
    name: 'The Game Crafter',
    as: 'png',
    trim: { width: 63.5, height: 88.9 },
    safe: 3.2,
    pixels: { width: 825, height: 1125 },
  },
  mpc: {
    name: 'MakePlayingCards',
    as: 'png',
    trim: { width: 63.5, height: 88.9 },
    safe: 3.2,
    pixels: { width: 822, height: 1122 },
  },
  dtc: {
    name: 'DriveThruCards',
    as: 'deck',
    trim: { width: 63.5, height: 88.9 },
    /** An eighth of an inch; the back of each card comes before its face. */
    bleed: 3.175,
    safe: 3.175,
    /** Its printer takes nothing else. */
    standard: 'PDF/X-1a:2003',
  },
} as const satisfies Readonly<Record<string, ShopShape>>;

type ShopShape = {
  readonly name: string;
  readonly trim: Size;
  /** So far from the cut has to stand what may not be cut off, in millimetres. */
  readonly safe: number;
} & (
  | { readonly as: 'png'; readonly pixels: Size }
  | { readonly as: 'deck'; readonly bleed: number; readonly standard: string }
);
/** The same where no shop says so. */
export const SAFE = 3.2;

export type ShopId = keyof typeof shops;
export type Shop = (typeof shops)[ShopId];

export const shopIds = Object.keys(shops) as readonly ShopId[];

/** Pictures for print have so many pixels an inch. */
export const DPI = 300;

/** A card may be that much smaller than what a shop cuts, and no larger. */
const SMALLER = 1;

/** Whether a shop prints things of this size: the face lies in the middle, and its bleed fills the rest. */
export function prints(shop: Shop, { width, height }: Size): boolean {
  const lacks = [shop.trim.width - width, shop.trim.height - height];
  return lacks.every((lack) => lack >= 0 && lack <= SMALLER);
}
