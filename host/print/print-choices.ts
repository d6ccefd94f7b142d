import { papers } from '#authoring/project/paper/paper.ts';
import { type AskedKind, askedKinds, CARDS, endingOf } from '#authoring/project/paper/print-kinds.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';
import { type Guides, guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { shopIds, shops } from '#authoring/tools/print/shops.ts';
import { isAddress } from '#authoring/tools/print/tabletop-save.ts';

/** The kinds of print, as typed. */
export const kindWords: readonly AskedKind[] = askedKinds;
export const paperWords: readonly string[] = Object.keys(papers);
export const shopWords: readonly string[] = shopIds;
export const duplexWords: readonly string[] = ['long', 'short'];
export const guidesWords: readonly string[] = guideWords;

/** Shops, by what is typed for them. */
export function shopNamed(word: string | undefined): PrintTarget['shop'] {
  return shopIds.find((id) => id === word) ?? null;
}

/** The kind of print that a shop wants. */
export const kindFor = (shop: PrintTarget['shop']): PrintTarget['as'] | undefined =>
  shop === null ? undefined : shops[shop].as;

export const paperNamed = (word: string | undefined): PrintTarget['paper'] =>
  word !== undefined && Object.hasOwn(papers, word) ? (word as PrintTarget['paper']) : 'a4';

export const guidesNamed = (word: string | undefined): Guides => guideWords.find((one) => one === word) ?? 'rim';

/** The file extension of a kind. */
export const fileEnding = (as: AskedKind): string => endingOf(as);

/** The default parts to print: everything with a face. */
export const usualParts: readonly string[] = [CARDS];
/** Whether only parts with a face are asked for. */
export const areCardsAlone = (parts: readonly string[]): boolean => parts.every((part) => part === CARDS);
/** All parts that can be asked for, of a game that prints these parts besides cards. */
export const partWords = (printed: readonly { readonly id: string }[]): readonly string[] => [
  CARDS,
  ...printed.map(({ id }) => id),
];

/** The typed address of the pictures for Tabletop Simulator; null if it is not a valid one. */
export const addressNamed = (typed: string | undefined): string | null | undefined =>
  typed === undefined || isAddress(typed) ? typed : null;
