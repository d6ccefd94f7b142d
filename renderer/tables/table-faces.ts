import type { ReactNode } from 'react';
import type { Entry } from '#authoring/documents/entry-at.ts';
import type { Documents } from '#engine/kernel/system.ts';

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
   * The face of an entry in the language of a locale, the words of the game as the project translates them; null when it has
   * none as it is written. `onFit` is told whether its texts find room.
   */
  readonly draw: (
    documents: Documents,
    entry: Entry,
    locale: string,
    onFit: (overflows: boolean) => void,
  ) => ReactNode | null;
}
