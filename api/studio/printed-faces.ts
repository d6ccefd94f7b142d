import type { SideOf } from '#authoring/tools/print/printed-sides.ts';

/** Sizes in millimetres. */
export interface PrintedEntry {
  /** `cards`, or another printed part of the game. */
  readonly part: string;
  readonly path: string;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Number of copies in the box. */
  readonly copies: number;
  /** Determines the back. */
  readonly pile: string;
  readonly hasBack: boolean;
  /** For each locale the one that has the same picture of the back. */
  readonly sameBack: Readonly<Record<string, string>>;
  /** By locale. */
  readonly names: Readonly<Record<string, string>>;
}

export type PrintedSide = PrintedFront | PrintedBack;
interface Side {
  readonly part: string;
  readonly path: string;
  readonly locale: string;
}
export interface PrintedFront extends Side {
  readonly kind: 'face';
  readonly id: string;
}
/** In the size of the entries of a document. */
export interface PrintedBack extends Side {
  readonly kind: 'back';
  readonly pile: string;
}

export const printedSide = ({ entry: { part, path, id, pile }, locale, isBack }: SideOf<PrintedEntry>): PrintedSide =>
  isBack ? { kind: 'back', part, path, pile, locale } : frontOf({ part, path, id }, locale);

export const frontOf = (
  { part, path, id }: Pick<PrintedEntry, 'part' | 'path' | 'id'>,
  locale: string,
): PrintedFront => ({ kind: 'face', part, path, id, locale });

/** A page per side with bleed, or a grid of cells with the face centred. */
export type PrintedLayout =
  | { readonly kind: 'pages' }
  | {
      readonly kind: 'cells';
      readonly columns: number;
      readonly width: number;
      readonly height: number;
      /** Row distance in pixels; null: rows touch. */
      readonly pitch: number | null;
    };
