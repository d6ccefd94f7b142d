import type { Size } from '#authoring/project/paper/paper.ts';
import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';

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

/** How many cards are printed in all. */
export function cardsOf(
  print: Parameters<typeof copiesOf>[0] & { readonly locales: readonly string[] },
  entries: readonly { readonly copies: number }[],
): number {
  return print.locales.length * entries.reduce((sum, { copies }) => sum + copiesOf(print, copies), 0);
}

/** What is printed, parted by its size. */
export const bySize = <Entry extends Size>(entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  parted(entries, ({ width, height }) => `${width} ${height}`);

/** The same by the pile that it lies in, with one back for each. */
export const byPile = <Entry extends { readonly pile: string }>(
  entries: readonly Entry[],
): readonly (readonly Entry[])[] => parted(entries, ({ pile }) => pile);

function parted<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly (readonly Entry[])[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const its = found.get(keyOf(entry));
    if (its === undefined) found.set(keyOf(entry), [entry]);
    else its.push(entry);
  }
  return [...found.values()];
}

/** What has a back, and in which languages it is the same. */
export interface Backed {
  readonly pile: string;
  readonly hasBack: boolean;
  readonly sameBack: Readonly<Record<string, string>>;
}

/** The locale in which the back is drawn that something has in a language. */
export const backIn = ({ sameBack }: Backed, locale: string): string => sameBack[locale] ?? locale;

/** The backs of piles that have one, each once: an entry for which it is drawn, and the locale in which it is. */
export const backsToPrint = <Entry extends Backed>(
  entries: readonly Entry[],
  locales: readonly string[],
): readonly { readonly entry: Entry; readonly locale: string }[] =>
  byPile(entries).flatMap(([first]) => {
    if (first?.hasBack !== true) return [];
    return [...new Set(locales.map((locale) => backIn(first, locale)))].map((locale) => ({ entry: first, locale }));
  });

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
