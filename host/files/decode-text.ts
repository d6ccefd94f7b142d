import {
  decodeAsForeign,
  type ForeignEncoding,
  guessedEncoding,
  utf16Of,
} from '#authoring/text/files/foreign-encodings.ts';
import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';

export type Decoded =
  | {
      readonly text: string;
      readonly raw: string;
      readonly bom: boolean;
    }
  | { readonly fault: FileFault };

/** Strict UTF-8: a replacement character would be saved over the author's text. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (utf16Of(bytes) !== null) return { fault: { kind: 'encoding', guess: 'UTF-16', line: 0, character: 0 } };
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return { text: text.replace(/\r\n?/g, '\n'), raw: text, bom };
  return { fault: { kind: 'encoding', guess: guessedEncoding(bytes, decodeAs), ...placeOf(bytes) } };
}

export function lineEndsOf(raw: string): LineEnds {
  const kinds = new Set(raw.match(/\r\n|\r|\n/g));
  if (kinds.size > 1) return 'mixed';
  const [only = '\n'] = kinds;
  return only === '\n' ? 'LF' : only === '\r' ? 'CR' : 'CRLF';
}

/** Strict; null if the bytes are not of this encoding. */
export const decodeForeign = (encoding: ForeignEncoding, bytes: Uint8Array): string | null =>
  decodeAsForeign(encoding, bytes, decodeAs);

/** Strict. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function placeOf(bytes: Uint8Array): { readonly line: number; readonly character: number } {
  let low = 0;
  let high = bytes.length;
  // Binary search for the longest valid UTF-8 prefix; `stream` since it may end inside a character.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beginning(bytes, middle) === null) high = middle - 1;
    else low = middle;
  }
  const lines = (beginning(bytes, low) ?? '').split(/\r\n|\r|\n/);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

function beginning(bytes: Uint8Array, length: number): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return null;
  }
}
