import type { ReactNode } from 'react';
import type { Entry } from '#authoring/project/documents/entry-at.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** The size of a printed thing, in millimetres. */
export interface FaceSize {
  readonly width: number;
  readonly height: number;
}

/** What is printed of an entry besides its face. */
export interface InBox {
  /** How many of it lie in the box. */
  readonly copies: number;
  /** The pile that it lies in, by which its back is known. */
  readonly pile: string;
  /** What it is called. */
  readonly name: string;
}

/** The back of a pile in a language, in the size of the faces of a document. */
export interface Back {
  readonly pile: string;
  readonly path: string;
  readonly locale: string;
}

/** How a game draws what it prints. The size of a millimetre is `--u`. */
export interface TableFaces {
  /** Whether the entries of a document have faces: its path inside its project. */
  readonly hasFaces: (path: string) => boolean;
  readonly sizeOf: (path: string) => FaceSize;
  /**
   * The face of an entry in the language of a locale, the words of the game as the project translates them; null when it has
   * none as it is written. `onFit` is told whether its texts find room.
   */
  readonly draw: (
    documents: Documents,
    entry: Entry,
    locale: string,
    onFit: (overflows: boolean) => void,
  ) => ReactNode | null;
  /** Null: the entry has no face. The name is in the language of `locale`. */
  readonly inBox: (documents: Documents, entry: Entry, locale: string) => InBox | null;
  /** The back of a pile, as its project gives it a picture or as the game draws it; null when it has none. */
  readonly drawBack: (documents: Documents, back: Back) => ReactNode | null;
  /** Tells the backs that a pile has in two languages apart: they are the same where this is. */
  readonly backKey: (documents: Documents, back: Back) => string;
}
