import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { creditsText, type PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';
import type { Duplex, Guides } from '#authoring/tools/print/sheet-grid.ts';

/** A printed entry, by its document and id. */
export type PrintedId = Pick<PrintedEntry, 'path' | 'id'>;

/** What to print, and as what. */
export interface AskedPrint extends PrintTarget {
  /** Which parts: `cards`, and others that the game prints. */
  readonly parts: readonly string[];
  /** Prefixes of ids; empty: everything. */
  readonly select: readonly string[];
  /** If not null, only these cards and boards of those selected. */
  readonly only: readonly PrintedId[] | null;
  readonly locales: readonly string[];
  readonly copies: 'printed' | 'one';
  readonly paper: Paper;
  readonly duplex: Duplex;
  readonly guides: Guides;
  /** In tenths of a millimetre. */
  readonly offset: readonly [x: number, y: number];
  /** Where pictures will be found. */
  readonly address: string | undefined;
}

/** What goes into a file, after preflight. */
export interface PrintJob extends AskedPrint {
  readonly title: string;
  readonly entries: readonly PrintedEntry[];
  /** The credits of their pictures. */
  readonly credits: readonly PictureCredit[];
}

/** Adds the credits of pictures to the files of an archive. */
export function addCredits(files: Map<string, Uint8Array>, { credits }: PrintJob): void {
  if (credits.length > 0) files.set('credits.txt', new TextEncoder().encode(creditsText(credits)));
}

/** A finished file that is not written yet. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  /** Pages of a PDF, or pictures. */
  readonly pages: number;
  /** Problems found only by making it. */
  readonly problems: readonly Problem[];
}
