import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { creditsText, type PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';
import type { Duplex, Guides } from '#authoring/tools/print/sheet-grid.ts';

/** An entry that is printed, by its document and its id. */
export type PrintedId = Pick<PrintedEntry, 'path' | 'id'>;

/** What is to be printed, and as what. */
export interface AskedPrint extends PrintTarget {
  /** Which parts: `cards`, and those that the game prints besides. */
  readonly parts: readonly string[];
  /** Beginnings of ids; none: everything. */
  readonly select: readonly string[];
  /** Of cards and boards nothing but these, whatever begins so; null: all of that. */
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

/** What goes into a file, once it was looked at. */
export interface PrintJob extends AskedPrint {
  readonly title: string;
  readonly entries: readonly PrintedEntry[];
  /** Who made the pictures on them. */
  readonly credits: readonly PictureCredit[];
}

/** Puts who made the pictures among what goes into an archive. */
export function addCredits(files: Map<string, Uint8Array>, { credits }: PrintJob): void {
  if (credits.length > 0) files.set('credits.txt', new TextEncoder().encode(creditsText(credits)));
}

/** A file that was made, not yet written. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  /** Pages of a PDF, or pictures. */
  readonly pages: number;
  /** What is wrong with it, which nobody could know before. */
  readonly problems: readonly Problem[];
}
