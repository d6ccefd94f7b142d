import { BLEED } from '#authoring/project/paper/face-measures.ts';
import type { Size } from '#authoring/project/paper/paper.ts';
import { type ShopId, shops } from './shops.ts';

/** How a card lies on its page: where it is cut, and how much is printed beyond. */
export interface Cut {
  /** Null: as large as it is. */
  readonly trim: Size | null;
  /** In millimetres. */
  readonly bleed: number;
  /** Which side of a card comes first. */
  readonly first: 'face' | 'back';
}

const ownCut: Cut = { trim: null, bleed: BLEED, first: 'face' };

/** As a shop asks for it, or as it is printed for oneself. */
export function cutFor(id: ShopId | null): Cut {
  const shop = id === null ? null : shops[id];
  return shop?.as === 'deck' ? { trim: shop.trim, bleed: shop.bleed, first: 'back' } : ownCut;
}
