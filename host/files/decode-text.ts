import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';

/** What a file that is not UTF-8 can be read in. */
export const foreignEncodings = ['Shift_JIS', 'EUC-JP', 'UTF-16', 'Windows-1252'] as const;
export type ForeignEncoding = (typeof foreignEncodings)[number];

/** A text read from bytes, or why there is none. */
export type Decoded =
  | {
      /** Every line ends with a line feed. */
      readonly text: string;
      /** The same as it stands in the file, but for the byte order mark. */
      readonly raw: string;
      readonly bom: boolean;
    }
  | { readonly fault: FileFault };

/** Reads UTF-8 strictly: a replacement character put in silently would be saved back over what the author wrote. */
export function decodeText(bytes: Uint8Array): Decoded {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16) return { fault: { kind: 'encoding', guess: 'UTF-16', line: 0, character: 0 } };
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return { text: text.replace(/\r\n?/g, '\n'), raw: text, bom };
  return { fault: { kind: 'encoding', guess: guessOf(bytes), ...placeOf(bytes) } };
}

/** What the lines of a text end with, as it stands in its file. */
export function endsOf(raw: string): LineEnds {
  const kinds = new Set(raw.match(/\r\n|\r|\n/g));
  if (kinds.size > 1) return 'mixed';
  const [only = '\n'] = kinds;
  return only === '\n' ? 'LF' : only === '\r' ? 'CR' : 'CRLF';
}

/** Reads bytes that are no UTF-8, strictly; null when they are not of that encoding. */
export function decodeForeign(encoding: ForeignEncoding, bytes: Uint8Array): string | null {
  const text = decodeWhole(encoding, bytes);
  // Some decoders make control characters of bytes that mean nothing; nobody writes such in a document.
  return text === null || /[^\P{Cc}\t\r\n]/u.test(text) ? null : text;
}

function decodeWhole(encoding: ForeignEncoding, bytes: Uint8Array): string | null {
  // Any bytes at all are letters of it
  if (encoding === 'Windows-1252' && !isWestern(bytes)) return null;
  if (encoding === 'Windows-1252') return decodeAs('latin1', bytes)?.replace(/[\x80-\x9f]/g, westernSign) ?? null;
  if (encoding !== 'UTF-16') return decodeAs(encoding, bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  // Without its mark anything of even length would be UTF-16.
  return null;
}

/** Of the bytes 80 to 9F of Windows-1252, which some decoders leave as control characters: quotation marks, dashes, the euro. */
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

/** What Japanese texts are written in when they are not UTF-8. Text that reads as both is Shift_JIS far more often. */
function guessOf(bytes: Uint8Array): Exclude<ForeignEncoding, 'UTF-16'> | null {
  const kana = /[ぁ-んァ-ヶ]/;
  const asShiftJis = decodeForeign('Shift_JIS', bytes);
  if (asShiftJis !== null && kana.test(asShiftJis)) return 'Shift_JIS';
  const asEuc = decodeForeign('EUC-JP', bytes);
  if (asEuc !== null && kana.test(asEuc)) return 'EUC-JP';
  if (decodeForeign('Windows-1252', bytes) !== null) return 'Windows-1252';
  return asShiftJis === null ? null : 'Shift_JIS';
}

/** Letters with accents stand alone among plain ones, as in the languages of Western Europe; Japanese has them in pairs. */
function isWestern(bytes: Uint8Array): boolean {
  const isLetter = (byte: number) => byte >= 0x91 || byte === EURO || byte === ELLIPSIS;
  return (
    bytes.some((byte) => byte >= 0x91) &&
    bytes.every((byte, i) => byte < 0x80 || (isLetter(byte) && (bytes[i + 1] ?? 0) < 0x80)) &&
    !bytes.includes(0)
  );
}
/** Neither begins a character of Shift_JIS. */
const EURO = 0x80;
const ELLIPSIS = 0x85;

/** Where the text before the first wrong byte ends. */
function placeOf(bytes: Uint8Array): { readonly line: number; readonly character: number } {
  let low = 0;
  let high = bytes.length;
  // The longest beginning that is UTF-8; it may end in the middle of a character, hence `stream`.
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
