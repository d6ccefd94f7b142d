import type { SplicedText } from '../edits/spliced-text.ts';

/** Immutable. */
export interface TextFile {
  readonly path: string;
  /** The text without a byte order mark. */
  readonly text: string;
  /** The same text as a splice of an earlier one, so that caches of that one can be used without comparing. */
  readonly spliced?: SplicedText;
  readonly bom?: boolean;
  /** Line ends of the file on disk; `text` has only line feeds. */
  readonly ends?: LineEnds;
}

/** Of a text with a single line: LF. */
export type LineEnds = 'LF' | 'CRLF' | 'CR' | 'mixed';

export type FileFault =
  | {
      readonly kind: 'encoding';
      readonly guess: 'Shift_JIS' | 'EUC-JP' | 'UTF-16' | 'Windows-1252' | null;
      /** Zero-based place of the first byte that is not UTF-8. */
      readonly line: number;
      readonly character: number;
      /** Hash of the bytes, set by the reader of the file. */
      readonly version?: string;
    }
  | { readonly kind: 'directory' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  /** The path or its folder is longer than `most` UTF-16 units. */
  | { readonly kind: 'long-path'; readonly length: number; readonly most: number }
  /** The documents before it have reached the limit of `most` bytes. */
  | { readonly kind: 'too-much'; readonly most: number }
  | { readonly kind: 'misnamed' }
  | { readonly kind: 'lfs-pointer' }
  /** A pipe, a device or a socket. */
  | { readonly kind: 'special' }
  /** Several folders contain a project with this id, and none of them is named after it. */
  | { readonly kind: 'several'; readonly folders: readonly string[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export interface FaultyFile {
  readonly path: string;
  readonly fault: FileFault;
}

export type ProjectFile = TextFile | FaultyFile;

export function isFaulty(file: ProjectFile): file is FaultyFile {
  return 'fault' in file;
}
