import type { Size } from './paper.ts';
import type { PrintKind } from './print-kinds.ts';

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

/** How often a card is printed: on a contact sheet once. */
export function copiesOf(
  { as, copies }: { readonly as: PrintKind; readonly copies: 'printed' | 'one' },
  inBox: number,
): number {
  return as === 'contact' || copies === 'one' ? 1 : inBox;
}

/** What is printed, parted by its size. */
export function bySize<Entry extends Size>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const parted = new Map<string, Entry[]>();
  for (const entry of entries) {
    const size = `${entry.width} ${entry.height}`;
    parted.set(size, [...(parted.get(size) ?? []), entry]);
  }
  return [...parted.values()];
}

/** Entries in each language, in the order they are printed. On a contact sheet the languages of a card lie beside each other. */
export function facesToPrint<Entry>(
  as: PrintKind,
  entries: readonly Entry[],
  locales: readonly string[],
): readonly { readonly entry: Entry; readonly locale: string }[] {
  return as === 'contact'
    ? entries.flatMap((entry) => locales.map((locale) => ({ entry, locale })))
    : locales.flatMap((locale) => entries.map((entry) => ({ entry, locale })));
}
