import type { SplicedText } from '../edits/spliced-text.ts';

/** A document: the editor, diagnostics, the journal and undo exchange nothing else. Never changed once made. */
export interface TextFile {
  /** Path inside the project, with slashes. */
  readonly path: string;
  /** Changes whenever the text does; whoever keeps the file says how. */
  readonly version: number | string;
  /** The text without a byte order mark. */
  readonly text: string;
  /** The same text, when it was made of another: then what was made of that one is found again without comparing them. */
  readonly spliced?: SplicedText;
  /** Whether the file begins with a byte order mark. */
  readonly bom?: boolean;
  /** What its lines end with in the file; in the text they always end with line feeds. */
  readonly ends?: LineEnds;
}

/** What lines end with: one of them all, or several kinds. Of a text of one line: a line feed. */
export type LineEnds = 'LF' | 'CRLF' | 'CR' | 'mixed';

/** Why a file has no text. */
export type FileFault =
  | {
      readonly kind: 'encoding';
      /** What it seems to be written in. */
      readonly guess: 'Shift_JIS' | 'EUC-JP' | 'UTF-16' | 'Windows-1252' | null;
      /** Where the first byte lies that is no UTF-8, zero-based. */
      readonly line: number;
      readonly character: number;
      /** Of its bytes, as a text has one; whoever reads the file says. */
      readonly version?: string;
    }
  | { readonly kind: 'directory' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  /** Its path, or that of its folder, has more than `most` UTF-16 units. */
  | { readonly kind: 'long-path'; readonly length: number; readonly most: number }
  /** The documents before it have `most` bytes together. */
  | { readonly kind: 'too-much'; readonly most: number }
  /** Its ending is not quite that of a document, so it is none. */
  | { readonly kind: 'misnamed' }
  /** Git LFS has left a pointer in its place. */
  | { readonly kind: 'lfs-pointer' }
  /** A pipe, a device or a socket. */
  | { readonly kind: 'special' }
  /** Several folders hold a project of that name, and none is named so itself. */
  | { readonly kind: 'several'; readonly folders: readonly string[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export interface FaultyFile {
  readonly path: string;
  readonly fault: FileFault;
}

/** A file of a project as the host found it. */
export type ProjectFile = TextFile | FaultyFile;

export function isFaulty(file: ProjectFile): file is FaultyFile {
  return 'fault' in file;
}
