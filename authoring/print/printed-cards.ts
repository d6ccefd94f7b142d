import type { Size } from './paper.ts';

/** Things of one size, drawn by the browser: each side a page of a PDF, cut at the same place of it. */
export interface PrintedGroup {
  readonly size: Size;
  readonly pdf: Uint8Array;
  readonly cards: readonly PrintedCard[];
}

/** A card in one language: the pages of its sides, and how often it is printed. */
export interface PrintedCard {
  readonly face: number;
  /** Null: its pile has no back. */
  readonly back: number | null;
  readonly copies: number;
}

/** Every card as often as it is printed. */
export function eachCopy(cards: readonly PrintedCard[]): readonly PrintedCard[] {
  return cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
}
