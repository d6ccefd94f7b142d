import { LONGEST_PATH } from '#api/limits.ts';

/** Largest name in bytes: the file systems take 255, and a file that is written beside needs some more. */
const MOST_BYTES_IN_NAME = 200;

/** What Windows takes for a device, whatever follows its first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com\d|lpt\d)(\.|$)/;

/**
 * Whether a place is the plain path of a document inside a project: steps with slashes, none of them hidden, going up,
 * or a name that some system or some decoder reads as something else (a drive, a stream, a device, an escape).
 */
export function isPlace(place: string): boolean {
  return place.length <= LONGEST_PATH && place.endsWith('.json') && place.split('/').every(isPlainName);
}

function isPlainName(name: string): boolean {
  if (name.length === 0 || Buffer.byteLength(name) > MOST_BYTES_IN_NAME) return false;
  if (/^\s|[.\s]$/.test(name)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is refused
  if (/[\\:*?"<>|%\u0000-\u001f\u007f]/.test(name)) return false;
  // As the loosest of file systems read it: without case and unseen letters, full-width and raised ones made plain.
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  if (plain === '' || plain.startsWith('.') || plain === 'node_modules') return false;
  // The short name that Windows gives to `.git`.
  return !/^git~\d/.test(plain) && !DEVICE.test(plain);
}
