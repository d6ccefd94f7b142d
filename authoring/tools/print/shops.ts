import type { PaperSize } from '#authoring/project/paper/paper.ts';

/**
 * Requirements as of 26 November 2026. DriveThruCards: "Common Card Prep Issues & Solutions" and "Specifications for
 * printed cards" (bleed and safe zone of 1/8 inch, backs first, PDF/X-1a:2003 in CMYK). The Game Crafter: 2.5 × 3.5
 * inches plus 1/8 inch at 300 dpi. MakePlayingCards: plus 0.12 inches. The pixel sizes are not verified with the shops'
 * templates.
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
    /** 1/8 inch; the back comes first. */
    bleed: 3.175,
    safe: 3.175,
    /** The only accepted format. */
    standard: 'PDF/X-1a:2003',
  },
} as const satisfies Readonly<Record<string, ShopShape>>;

type ShopShape = {
  readonly name: string;
  readonly trim: PaperSize;
  /** Safe distance from the cut, in millimetres. */
  readonly safe: number;
} & (
  | { readonly as: 'png'; readonly pixels: PaperSize }
  | { readonly as: 'deck'; readonly bleed: number; readonly standard: string }
);
/** Without shop, in millimetres. */
export const SAFE = 3.2;

export type ShopId = keyof typeof shops;
export type Shop = (typeof shops)[ShopId];

export const shopIds = Object.keys(shops) as readonly ShopId[];

export const DPI = 300;

/** In millimetres: how much smaller a card may be than the shop's trim. */
const SMALLER = 1;

/** Centred, with the bleed filling the rest. */
export function prints(shop: Shop, { width, height }: PaperSize): boolean {
  const lacks = [shop.trim.width - width, shop.trim.height - height];
  return lacks.every((lack) => lack >= 0 && lack <= SMALLER);
}
