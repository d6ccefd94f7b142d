import type { AskedInWindow } from '#api/studio/print-calls.ts';
import { CARDS, type PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { type ShopId, shops } from '#authoring/tools/print/shops.ts';
import { store } from '../state/store.ts';

/** Which entries are printed: all, those of a kind, those whose ids begin so, the one that is open, or those that changed. */
export type Which =
  | { readonly by: 'all' }
  | { readonly by: 'kind'; readonly kind: string }
  | { readonly by: 'beginning' }
  | { readonly by: 'open' }
  | { readonly by: 'changed' };

export interface PrintChoice extends Omit<AskedInWindow, 'as' | 'only' | 'address' | 'locales'> {
  readonly as: PrintKind;
  readonly which: Which;
  /** Beginnings of ids, as they are typed. */
  readonly beginnings: string;
  readonly address: string;
  /** Null: the language that the project is written in. */
  readonly locales: readonly string[] | null;
}

/** What was chosen last, as long as the page lives. */
export const printChoiceStore = store<PrintChoice>(() => ({
  which: { by: 'all' },
  beginnings: '',
  as: 'sheets',
  parts: [CARDS],
  locales: null,
  copies: 'printed',
  paper: 'a4',
  shop: null,
  duplex: 'long',
  guides: 'rim',
  offset: { x: 0, y: 0 },
  address: '',
}));

export const choose = (choice: Partial<PrintChoice>): void => printChoiceStore.setState(choice);

/** A shop takes one kind of file alone. */
export const chooseKind = (as: PrintKind): void =>
  printChoiceStore.setState(({ shop }) => ({ as, shop: shop !== null && shops[shop].as === as ? shop : null }));
export const chooseShop = (shop: ShopId | null): void =>
  printChoiceStore.setState(shop === null ? { shop } : { shop, as: shops[shop].as });

/** What is written between commas or spaces. */
export const beginningsIn = (typed: string): readonly string[] => typed.split(/[\s,、，]+/).filter((one) => one !== '');
