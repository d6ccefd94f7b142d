import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { creditsText, type PictureCredit } from '#authoring/project/pictures/picture-credits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';
import type { Duplex, Guides } from '#authoring/tools/print/sheet-grid.ts';

export type PrintedId = Pick<PrintedEntry, 'path' | 'id'>;

export interface AskedPrint extends PrintTarget {
  readonly parts: readonly string[];
  /** Prefixes of ids; empty: everything. */
  readonly select: readonly string[];
  /** Limits the selection to these; null: no limit. */
  readonly only: readonly PrintedId[] | null;
  readonly locales: readonly string[];
  readonly copies: 'printed' | 'one';
  readonly paper: Paper;
  readonly duplex: Duplex;
  readonly guides: Guides;
  /** In tenths of a millimetre. */
  readonly offset: readonly [x: number, y: number];
  readonly address: string | undefined;
}

export interface PrintJob extends AskedPrint {
  readonly title: string;
  readonly entries: readonly PrintedEntry[];
  readonly credits: readonly PictureCredit[];
}

export function addCredits(files: Map<string, Uint8Array>, { credits }: PrintJob): void {
  if (credits.length > 0) files.set('credits.txt', new TextEncoder().encode(creditsText(credits)));
}

export interface OutputFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Problems found only by making it. */
  readonly problems: readonly Problem[];
}
