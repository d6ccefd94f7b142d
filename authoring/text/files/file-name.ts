/** In bytes of UTF-8. File systems allow 255; temporary files next to it have longer names. */
const MOST_BYTES_IN_NAME = 200;

/** Device names of Windows, reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com\d|lpt\d)(\.|$)/;

/** `ends`: trailing space or dot, or leading space; `letters`: not portable; `reserved`: device or hidden file. */
export type NameFault = 'empty' | 'long' | 'ends' | 'letters' | 'reserved';

/** Most steps of a path in a packed project. */
export const deepestPath = 16;

/** Null if file systems and URL decoders all read the name as it is (no drive, stream, device or escape). */
export function nameFault(name: string): NameFault | null {
  if (name.length === 0) return 'empty';
  if (bytesOf(name) > MOST_BYTES_IN_NAME) return 'long';
  if (/^\s|[.\s]$/.test(name)) return 'ends';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is refused
  if (/[\\/:*?"<>|%\u0000-\u001f\u007f]/.test(name)) return 'letters';
  // Lone surrogates cannot be stored in UTF-8.
  if (/\p{Surrogate}/u.test(name)) return 'letters';
  const plain = looseName(name);
  if (plain === '') return 'letters';
  if (plain.startsWith('.') || plain === 'node_modules') return 'reserved';
  // The 8.3 short name of `.git`.
  return /^git~\d/.test(plain) || DEVICE.test(plain) ? 'reserved' : null;
}

export function pathFault(path: string): NameFault | null {
  for (const name of path.split('/')) {
    const fault = nameFault(name);
    if (fault !== null) return fault;
  }
  return null;
}

/** A name folded as the most lenient file systems fold it (case, width, invisible characters). */
export function looseName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
