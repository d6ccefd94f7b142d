import { inflateSync } from 'fflate';
import { isHandledPath } from '#authoring/project/documents/handled-path.ts';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { looseName, pathFault } from '#authoring/text/files/file-name.ts';
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts';
import { crc32 } from './crc-32.ts';
import type { FaultOfEntry, PackedFault } from './packed-fault.ts';
import { packedLimits, smallFile } from './packed-limits.ts';

export interface Unpacked {
  /** By path, in the order of the archive. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Neither documents nor pictures. */
  readonly leftOut: readonly string[];
}

/** In bytes. */
export interface MostBytes {
  readonly document: number;
  readonly picture: number;
}

/** Checks all names and sizes before anything is unpacked; a wrong size or checksum refuses the whole archive. */
export function unpackFiles(bytes: Uint8Array, most: MostBytes): Unpacked | { readonly refused: PackedFault } {
  if (bytes.length > packedLimits.bytes) return { refused: { kind: 'much', most: packedLimits.bytes } };
  const entries = archiveEntries(bytes);
  if (entries === null) return { refused: { kind: 'damaged' } };
  const refused = faultOf(entries, most);
  if (refused !== null) return { refused };
  const files = new Map<string, Uint8Array>();
  const leftOut: string[] = [];
  for (const entry of entries) {
    if (entry.isFolder) continue;
    if (!isHandledPath(entry.name)) {
      leftOut.push(entry.name);
      continue;
    }
    const read = bytesOf(entry, bytes);
    if (read === null) return { refused: { kind: 'damaged' } };
    files.set(entry.name, read);
  }
  return files.has('studio.json') ? { files, leftOut } : { refused: { kind: 'no-project' } };
}

function faultOf(entries: readonly ArchiveEntry[], most: MostBytes): PackedFault | null {
  if (entries.length > packedLimits.files) return { kind: 'many-files', most: packedLimits.files };
  for (const entry of entries) {
    const kind = kindOfFault(entry, most);
    if (kind !== null) return { kind, name: entry.name };
  }
  const all = entries.reduce((sum, { size }) => sum + size, 0);
  if (all > packedLimits.bytes) return { kind: 'much', most: packedLimits.bytes };
  const name = saidTwice(entries);
  return name === null ? null : { kind: 'twice', name };
}

function kindOfFault(entry: ArchiveEntry, most: MostBytes): FaultOfEntry['kind'] | null {
  const { name, isFolder, isLink, isLocked, method, packed, size } = entry;
  if (!isPlain(isFolder ? name.slice(0, -1) : name)) return 'name';
  if (isLink) return 'link';
  if (isLocked) return 'locked';
  if (method !== 0 && method !== 8) return 'method';
  if (isHandledPath(name) && size > (isPicturePath(name) ? most.picture : most.document)) return 'large';
  return size > smallFile && size > packed * packedLimits.ratio ? 'swollen' : null;
}

function isPlain(path: string): boolean {
  const steps = path.split('/');
  if (path.length > packedLimits.path || steps.length > packedLimits.depth) return false;
  return pathFault(path) === null;
}

/** A duplicate name on some file system, or one that is both file and folder; null: none. */
function saidTwice(entries: readonly ArchiveEntry[]): string | null {
  const [files, folders] = [new Set<string>(), new Set<string>()];
  for (const { name, isFolder } of entries) {
    const loose = looseName(isFolder ? name.slice(0, -1) : name);
    const steps = loose.split('/');
    for (let i = 1; i < steps.length; i++) folders.add(steps.slice(0, i).join('/'));
    if (isFolder) {
      folders.add(loose);
      continue;
    }
    if (files.has(loose)) return name;
    files.add(loose);
  }
  return entries.find(({ name }) => folders.has(looseName(name)) && files.has(looseName(name)))?.name ?? null;
}

/** Never unpacks more than the stated size. */
function bytesOf({ method, start, packed, size, sum }: ArchiveEntry, archive: Uint8Array): Uint8Array | null {
  const taken = archive.subarray(start, start + packed);
  const read = method === 0 ? taken.slice() : inflated(taken, size);
  return read !== null && read.length === size && crc32(read) === sum ? read : null;
}

function inflated(taken: Uint8Array, size: number): Uint8Array | null {
  try {
    return inflateSync(taken, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}
