import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';

export const foreignEncodings = ['Shift_JIS', 'EUC-JP', 'UTF-16', 'Windows-1252'] as const;
export type ForeignEncoding = (typeof foreignEncodings)[number];

export type Decoded =
  | {
      readonly text: string;
      readonly raw: string;
      readonly bom: boolean;
    }
  | { readonly fault: FileFault };

/** Strict UTF-8: a replacement character would be saved over the author's text. */
export function decodeText(bytes: Uint8Array): Decoded {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16) return { fault: { kind: 'encoding', guess: 'UTF-16', line: 0, character: 0 } };
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return { text: text.replace(/\r\n?/g, '\n'), raw: text, bom };
  return { fault: { kind: 'encoding', guess: guessOf(bytes), ...placeOf(bytes) } };
}

export function lineEndsOf(raw: string): LineEnds {
  const kinds = new Set(raw.match(/\r\n|\r|\n/g));
  if (kinds.size > 1) return 'mixed';
  const [only = '\n'] = kinds;
  return only === '\n' ? 'LF' : only === '\r' ? 'CR' : 'CRLF';
}

/** Strict; null if the bytes are not of this encoding. */
export function decodeForeign(encoding: ForeignEncoding, bytes: Uint8Array): string | null {
  const text = decodeWhole(encoding, bytes);
  // Some decoders turn invalid bytes into control characters.
  return text === null || /[^\P{Cc}\t\r\n]/u.test(text) ? null : text;
}

function decodeWhole(encoding: ForeignEncoding, bytes: Uint8Array): string | null {
  // Every byte is valid in it
  if (encoding === 'Windows-1252' && !isWestern(bytes)) return null;
  if (encoding === 'Windows-1252') return decodeAs('latin1', bytes)?.replace(/[\x80-\x9f]/g, westernSign) ?? null;
  if (encoding !== 'UTF-16') return decodeAs(encoding, bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  // Without a byte order mark anything of even length would be UTF-16.
  return null;
}

/** Bytes 80 to 9F of Windows-1252, which some decoders leave as control characters. */
const westernSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function westernSign(read: string): string {
  return westernSigns[read.charCodeAt(0) - 0x80] ?? read;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Legacy encodings of Japanese. Text valid in both is far more often Shift_JIS. */
function guessOf(bytes: Uint8Array): Exclude<ForeignEncoding, 'UTF-16'> | null {
  const kana = /[ぁ-んァ-ヶ]/;
  const asShiftJis = decodeForeign('Shift_JIS', bytes);
  if (asShiftJis !== null && kana.test(asShiftJis)) return 'Shift_JIS';
  const asEuc = decodeForeign('EUC-JP', bytes);
  if (asEuc !== null && kana.test(asEuc)) return 'EUC-JP';
  if (decodeForeign('Windows-1252', bytes) !== null) return 'Windows-1252';
  return asShiftJis === null ? null : 'Shift_JIS';
}

/** Western accented letters stand alone among ASCII; Japanese bytes come in pairs. */
function isWestern(bytes: Uint8Array): boolean {
  const isLetter = (byte: number) => byte >= 0x91 || byte === EURO || byte === ELLIPSIS;
  return (
    bytes.some((byte) => byte >= 0x91) &&
    bytes.every((byte, i) => byte < 0x80 || (isLetter(byte) && (bytes[i + 1] ?? 0) < 0x80)) &&
    !bytes.includes(0)
  );
}
const EURO = 0x80;
const ELLIPSIS = 0x85;

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
