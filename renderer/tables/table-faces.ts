import type { ReactNode } from 'react';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** In millimetres. */
export interface FaceSize {
  readonly width: number;
  readonly height: number;
}

export interface PrintedCopies {
  readonly copies: number;
  /** Determines its back. */
  readonly pile: string;
  readonly name: string;
}

export interface CardBackRequest {
  readonly pile: string;
  readonly path: string;
  readonly locale: string;
}

/** `--u` is one millimetre. */
export interface TableFaces {
  /** `path`: inside its project. */
  readonly hasFaces: (path: string) => boolean;
  readonly sizeOf: (path: string) => FaceSize;
  /**
   * In the language of a locale, with the project's translation of game words; null: no face, or invalid. `onFit` gets
   * whether its texts overflow.
   */
  readonly draw: (
    documents: Documents,
    entry: DocumentEntry,
    locale: string,
    onFit: (overflows: boolean) => void,
  ) => ReactNode | null;
  /** Null: no face. The name is in the language of `locale`. */
  readonly inBox: (documents: Documents, entry: DocumentEntry, locale: string) => PrintedCopies | null;
  /** The project's picture or the game's drawing; null: none. */
  readonly drawBack: (documents: Documents, back: CardBackRequest) => ReactNode | null;
  /** Equal for two languages with the same back. */
  readonly backKey: (documents: Documents, back: CardBackRequest) => string;
}
