import { strFromU8, strToU8 } from 'fflate';

export interface ArchiveEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly isLocked: boolean;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  /** Offset of the packed bytes. */
  readonly start: number;
}

const END = 0x06054b50;
const IN_LIST = 0x02014b50;
const BEFORE_BYTES = 0x04034b50;
const UNIX = 3;
const KIND = 0xf000;
const FOLDER = 0x4000;
const FILE = 0x8000;

/** Null: the central directory disagrees with the local headers, so other programs might see other files. */
export function archiveEntries(bytes: Uint8Array): readonly ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const list = view.getUint32(end + 16, true);
  if (view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) return null;
  if (list + view.getUint32(end + 12, true) !== end) return null;
  const entries: ArchiveEntry[] = [];
  let place = list;
  for (let i = 0; i < count; i++) {
    if (place + 46 > end || view.getUint32(place, true) !== IN_LIST) return null;
    const entry = entryAt(view, bytes, place, list);
    if (entry === null) return null;
    entries.push(entry);
    place +=
      46 + view.getUint16(place + 28, true) + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return place === end && !overlap(entries) ? entries : null;
}

/** Offset of the end record; only its comment may follow. */
function endOf(view: DataView): number | null {
  for (let place = view.byteLength - 22; place >= 0 && place > view.byteLength - 22 - 65_536; place--)
    if (view.getUint32(place, true) === END && place + 22 + view.getUint16(place + 20, true) === view.byteLength)
      return place;
  return null;
}

function entryAt(view: DataView, bytes: Uint8Array, place: number, list: number): ArchiveEntry | null {
  const word = (at: number): number => view.getUint16(place + at, true);
  const long = (at: number): number => view.getUint32(place + at, true);
  const written = bytes.subarray(place + 46, place + 46 + word(28));
  const name = strFromU8(written);
  if (!isSame(strToU8(name), written)) return null;
  const start = startOf(view, bytes, long(42), written);
  const packed = long(20);
  if (start === null || start + packed > list) return null;
  const kind = word(4) >>> 8 === UNIX ? (long(38) >>> 16) & KIND : 0;
  const isFolder = name.endsWith('/');
  return {
    ...{ name, isFolder, packed, start },
    isLink: kind !== 0 && kind !== (isFolder ? FOLDER : FILE),
    isLocked: (word(8) & 1) === 1,
    method: word(10),
    sum: long(16),
    size: long(24),
  };
}

function startOf(view: DataView, bytes: Uint8Array, place: number, written: Uint8Array): number | null {
  if (place + 30 > view.byteLength || view.getUint32(place, true) !== BEFORE_BYTES) return null;
  const length = view.getUint16(place + 26, true);
  if (!isSame(bytes.subarray(place + 30, place + 30 + length), written)) return null;
  return place + 30 + length + view.getUint16(place + 28, true);
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

function overlap(entries: readonly ArchiveEntry[]): boolean {
  const inOrder = entries.filter(({ packed }) => packed > 0).sort((a, b) => a.start - b.start);
  return inOrder.some((one, i) => one.start + one.packed > (inOrder[i + 1]?.start ?? Number.POSITIVE_INFINITY));
}
