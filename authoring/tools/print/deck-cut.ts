import { BLEED } from '#authoring/project/paper/face-measures.ts';
import type { PaperSize } from '#authoring/project/paper/paper.ts';
import { type ShopId, shops } from './shops.ts';

export interface Cut {
  /** Null: the size of the card. */
  readonly trim: PaperSize | null;
  /** In millimetres. */
  readonly bleed: number;
  readonly first: 'face' | 'back';
}

const ownCut: Cut = { trim: null, bleed: BLEED, first: 'face' };

/** `null`: no shop. */
export function cutFor(id: ShopId | null): Cut {
  const shop = id === null ? null : shops[id];
  return shop?.as === 'deck' ? { trim: shop.trim, bleed: shop.bleed, first: 'back' } : ownCut;
}
