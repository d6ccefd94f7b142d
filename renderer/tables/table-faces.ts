import type { ReactNode } from 'react';
import type { Entry } from '#authoring/documents/entry-at.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../words/locale-store.ts';

/** The size of a printed thing, in millimetres. */
export interface FaceSize {
  readonly width: number;
  readonly height: number;
}

/** How a game draws what it prints. The size of a millimetre is `--u`. */
export interface TableFaces {
  /** Whether the entries of a document have faces: its path inside its project. */
  readonly hasFaces: (path: string) => boolean;
  readonly sizeOf: (path: string) => FaceSize;
  /**
   * The face of an entry in one language; null when it has none as it is written. `onFit` is told whether its texts find
   * room. `into`: the locale of its texts, where that is another than those that the game's own words are in.
   */
  readonly draw: (
    documents: Documents,
    entry: Entry,
    locale: Locale,
    onFit: (overflows: boolean) => void,
    into?: string,
  ) => ReactNode | null;
}
