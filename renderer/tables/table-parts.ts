import type { ReactNode } from 'react';
import type { Documents, PrintedPart } from '#engine/kernel/contract/system.ts';
import type { FaceSize } from './table-faces.ts';

export interface PartEntry {
  /** Its document, which tells whether it belongs to this project. */
  readonly path: string;
  readonly id: string;
  readonly copies: number;
  readonly name: string;
}

/** Printed matter besides faces. `--u` is one millimetre. */
export interface TablePart extends PrintedPart {
  readonly size: FaceSize;
  readonly list: (documents: Documents, locale: string) => readonly PartEntry[];
  /** Null: no such id. */
  readonly draw: (documents: Documents, id: string, locale: string) => ReactNode | null;
  /** For double-sided parts. */
  readonly drawBack?: (documents: Documents, id: string, locale: string) => ReactNode | null;
}
