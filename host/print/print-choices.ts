import { papers } from '#authoring/project/paper/paper.ts';
import { type AskedKind, askedKinds, CARDS, endingOf } from '#authoring/project/paper/print-kinds.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';
import { type Guides, guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { shopIds, shops } from '#authoring/tools/print/shops.ts';
import { isAddress } from '#authoring/tools/print/tabletop-save.ts';

export const kindWords: readonly AskedKind[] = askedKinds;
export const paperWords: readonly string[] = Object.keys(papers);
export const shopWords: readonly string[] = shopIds;
export const duplexWords: readonly string[] = ['long', 'short'];
export const guidesWords: readonly string[] = guideWords;

export function shopNamed(word: string | undefined): PrintTarget['shop'] {
  return shopIds.find((id) => id === word) ?? null;
}

export const kindFor = (shop: PrintTarget['shop']): PrintTarget['as'] | undefined =>
  shop === null ? undefined : shops[shop].as;

export const paperNamed = (word: string | undefined): PrintTarget['paper'] =>
  word !== undefined && Object.hasOwn(papers, word) ? (word as PrintTarget['paper']) : 'a4';

export const guidesNamed = (word: string | undefined): Guides => guideWords.find((one) => one === word) ?? 'rim';

export const fileEnding = (as: AskedKind): string => endingOf(as);

export const defaultParts: readonly string[] = [CARDS];
export const areCardsAlone = (parts: readonly string[]): boolean => parts.every((part) => part === CARDS);
export const partWords = (printed: readonly { readonly id: string }[]): readonly string[] => [
  CARDS,
  ...printed.map(({ id }) => id),
];

/** The base URL of the pictures for Tabletop Simulator; null if not valid. */
export const addressNamed = (typed: string | undefined): string | null | undefined =>
  typed === undefined || isAddress(typed) ? typed : null;
