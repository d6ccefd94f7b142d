import type { SideOf } from '#authoring/tools/print/printed-sides.ts';

/** What is printed of one entry of a project, or one thing of a part that its game prints besides. Sizes are in millimetres. */
export interface PrintedEntry {
  /** `cards`: it has a face. Else the part that it is of. */
  readonly part: string;
  /** The document that it is read from. */
  readonly path: string;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How many of it lie in the box. */
  readonly copies: number;
  /** The pile that it lies in, by which its back is known. */
  readonly pile: string;
  /** Whether that pile has a back. */
  readonly hasBack: boolean;
  /** Of each locale the one that has the same back: one picture may stand for all, or some may have their own. */
  readonly sameBack: Readonly<Record<string, string>>;
  /** What it is called, by locale. */
  readonly names: Readonly<Record<string, string>>;
}

/** One side of a card, a board, or of something of a part. */
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
/** The back of a pile, in the size of the entries of a document. */
export interface PrintedBack extends Side {
  readonly kind: 'back';
  readonly pile: string;
}

/** A side, as requested from the page that draws it. */
export const printedSide = ({ entry: { part, path, id, pile }, locale, isBack }: SideOf<PrintedEntry>): PrintedSide =>
  isBack ? { kind: 'back', part, path, pile, locale } : frontOf({ part, path, id }, locale);

/** The front of an entry in a language. */
export const frontOf = (
  { part, path, id }: Pick<PrintedEntry, 'part' | 'path' | 'id'>,
  locale: string,
): PrintedFront => ({ kind: 'face', part, path, id, locale });

/** How sides are laid out: each on a page of its own with its bleed, or in rows of cells with the face in the middle of each. */
export type PrintedLayout =
  | { readonly kind: 'pages' }
  | {
      readonly kind: 'cells';
      readonly columns: number;
      readonly width: number;
      readonly height: number;
      /** From row to row in pixels; null: rows touch each other. */
      readonly pitch: number | null;
    };
