/** Largest name in bytes of UTF-8: the file systems take 255, and a file that is written beside needs some more. */
const MOST_BYTES_IN_NAME = 200;

/** What Windows takes for a device, whatever follows its first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com\d|lpt\d)(\.|$)/;

/**
 * Why no system should have a file or folder of that name. `ends`: with a space or a dot, or begins with a space;
 * `letters`: it has some that mean something else somewhere; `reserved`: all of it does, or it is hidden.
 */
export type NameFault = 'empty' | 'long' | 'ends' | 'letters' | 'reserved';

/** Steps of a path: deeper folders no packed project may have. */
export const deepestPath = 16;

/**
 * What is wrong with the name of a file or a folder, which some system or some decoder reads as something else (a drive, a
 * stream, a device, an escape); null where every system takes it as it is written.
 */
export function nameFault(name: string): NameFault | null {
  if (name.length === 0) return 'empty';
  if (bytesOf(name) > MOST_BYTES_IN_NAME) return 'long';
  if (/^\s|[.\s]$/.test(name)) return 'ends';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is refused
  if (/[\\/:*?"<>|%\u0000-\u001f\u007f]/.test(name)) return 'letters';
  // No file system holds half a character: the file would have another name.
  if (/\p{Surrogate}/u.test(name)) return 'letters';
  const plain = looseName(name);
  if (plain === '') return 'letters';
  if (plain.startsWith('.') || plain === 'node_modules') return 'reserved';
  // The short name that Windows gives to `.git`.
  return /^git~\d/.test(plain) || DEVICE.test(plain) ? 'reserved' : null;
}

/** The same of a whole path: of the first name in it of which something is wrong. */
export function pathFault(path: string): NameFault | null {
  for (const name of path.split('/')) {
    const fault = nameFault(name);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * A name as the loosest of file systems reads it: without case and unseen letters, full-width and raised ones made plain.
 * Two names that are one then lie in one folder on every system only as one.
 */
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
