export const foreignEncodings = ['Shift_JIS', 'EUC-JP', 'UTF-16', 'Windows-1252'] as const;
export type ForeignEncoding = (typeof foreignEncodings)[number];

/** The strict decoder of the platform: null if the bytes are not of this encoding, or it is unknown. */
export type DecodeAs = (encoding: string, bytes: Uint8Array) => string | null;

/** Null if the bytes are not of this encoding. */
export function decodeAsForeign(encoding: ForeignEncoding, bytes: Uint8Array, decodeAs: DecodeAs): string | null {
  return withoutControls(decodeWhole(encoding, bytes, decodeAs));
}

/** Some decoders turn invalid bytes into control characters. */
const withoutControls = (text: string | null): string | null =>
  text === null || /[^\P{Cc}\t\r\n]/u.test(text) ? null : text;

function decodeWhole(encoding: ForeignEncoding, bytes: Uint8Array, decodeAs: DecodeAs): string | null {
  // Every byte is valid in it
  if (encoding === 'Windows-1252' && !isWestern(bytes)) return null;
  if (encoding === 'Windows-1252') return decodeAs('latin1', bytes)?.replace(/[\x80-\x9f]/g, westernSign) ?? null;
  if (encoding !== 'UTF-16') return decodeAs(encoding, bytes);
  // Without a byte order mark anything of even length would be UTF-16
  const order = utf16Of(bytes);
  return order === null ? null : decodeAs(order, bytes);
}

/** By the byte order mark. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Bytes 80 to 9F of Windows-1252, which some decoders leave as control characters. */
const westernSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function westernSign(read: string): string {
  return westernSigns[read.charCodeAt(0) - 0x80] ?? read;
}

/** Legacy encodings of Japanese. Text valid in both is far more often Shift_JIS. */
export function guessedEncoding(bytes: Uint8Array, decodeAs: DecodeAs): Exclude<ForeignEncoding, 'UTF-16'> | null {
  return sureEncoding(bytes, decodeAs) ?? (decodeAsForeign('Shift_JIS', bytes, decodeAs) === null ? null : 'Shift_JIS');
}

/** Japanese has kana. */
function sureEncoding(bytes: Uint8Array, decodeAs: DecodeAs): Exclude<ForeignEncoding, 'UTF-16'> | null {
  const hasKana = (encoding: ForeignEncoding): boolean =>
    /[ぁ-んァ-ヶ]/.test(decodeAsForeign(encoding, bytes, decodeAs) ?? '');
  if (hasKana('Shift_JIS')) return 'Shift_JIS';
  if (hasKana('EUC-JP')) return 'EUC-JP';
  return decodeAsForeign('Windows-1252', bytes, decodeAs) === null ? null : 'Windows-1252';
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

export interface ImportedText {
  readonly text: string;
  /** Null: UTF-8. */
  readonly encoding: string | null;
}

/** A file of another program, in UTF-8, or in the encoding that it names or surely has. Null: unknown. */
export function decodeImported(bytes: Uint8Array, decodeAs: DecodeAs): ImportedText | null {
  const text = utf16Of(bytes) === null ? decodeAs('utf-8', bytes) : null;
  if (text !== null && !text.startsWith('\0') && text[1] !== '\0') return { text, encoding: null };
  const order = utf16Of(bytes) ?? utf16WithoutMark(bytes);
  const named = /(?:encoding|charset)\s*=\s*["']?([\w.:-]+)/.exec(String.fromCharCode(...bytes.subarray(0, 1000)))?.[1];
  for (const encoding of [order, named, sureEncoding(bytes, decodeAs)]) {
    const isOwn = encoding === 'Windows-1252';
    const read =
      encoding === null || encoding === undefined || /^utf-?8$/i.test(encoding)
        ? null
        : withoutControls(isOwn ? decodeAsForeign(encoding, bytes, decodeAs) : decodeAs(encoding, bytes));
    if (read !== null) return { text: read, encoding: order === null ? (encoding ?? null) : 'UTF-16' };
  }
  return null;
}

/** Every second byte of ASCII is zero. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = [...bytes.subarray(0, 8)];
  const areZero = (parity: number): boolean =>
    start.length === 8 && start.every((byte, i) => (i % 2 === parity ? byte === 0 : byte !== 0));
  if (areZero(1)) return 'utf-16le';
  return areZero(0) ? 'utf-16be' : null;
}
