/** What is printed of one entry of a project. Sizes are in millimetres. */
export interface PrintedEntry {
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

/** One side of a card or a board. */
export type PrintedSide =
  | { readonly kind: 'face'; readonly path: string; readonly id: string; readonly locale: string }
  /** The back of a pile, in the size of the entries of a document. */
  | { readonly kind: 'back'; readonly path: string; readonly pile: string; readonly locale: string };

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
