import type { ReactNode } from 'react';
import type { Documents, PrintedPart } from '#engine/kernel/contract/system.ts';
import type { FaceSize } from './table-faces.ts';

/** One thing of a part that a game prints besides faces. */
export interface PartEntry {
  /** The document of the project that it is read from, by which is known whether it is the project's own. */
  readonly path: string;
  readonly id: string;
  /** How many of it lie in the box. */
  readonly copies: number;
  /** What it is called, in the language that was asked for. */
  readonly name: string;
}

/** A part that a game prints besides faces, and how it is drawn. The size of a millimetre is `--u`. */
export interface TablePart extends PrintedPart {
  readonly size: FaceSize;
  /** All that is printed of it, in order. */
  readonly list: (documents: Documents, locale: string) => readonly PartEntry[];
  /** Null: there is none of that id. */
  readonly draw: (documents: Documents, id: string, locale: string) => ReactNode | null;
  /** What it shows on its other side, where it has one: it is printed on both. */
  readonly drawBack?: (documents: Documents, id: string, locale: string) => ReactNode | null;
}
