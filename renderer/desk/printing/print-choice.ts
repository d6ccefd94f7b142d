import type { AskedInWindow } from '#api/studio/print-calls.ts';
import { CARDS, type PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { type ShopId, shops } from '#authoring/tools/print/shops.ts';
import { store } from '../state/store.ts';

export type Which =
  | { readonly by: 'all' }
  | { readonly by: 'kind'; readonly kind: string }
  | { readonly by: 'beginning' }
  | { readonly by: 'open' }
  | { readonly by: 'changed' };

export interface PrintChoice extends Omit<AskedInWindow, 'as' | 'only' | 'address' | 'locales'> {
  readonly as: PrintKind;
  readonly which: Which;
  /** Id prefixes as typed. */
  readonly beginnings: string;
  readonly address: string;
  /** Null: the source locale. */
  readonly locales: readonly string[] | null;
}

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

/** A shop accepts a single kind of file. */
export const chooseKind = (as: PrintKind): void =>
  printChoiceStore.setState(({ shop }) => ({ as, shop: shop !== null && shops[shop].as === as ? shop : null }));
export const chooseShop = (shop: ShopId | null): void =>
  printChoiceStore.setState(shop === null ? { shop } : { shop, as: shops[shop].as });

export const beginningsIn = (typed: string): readonly string[] => typed.split(/[\s,、，]+/).filter((one) => one !== '');
