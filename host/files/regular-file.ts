import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { MOST_BYTES } from '#api/studio/limits.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';

// Everything others may have written is read here: a pipe, a device or an endless file would block us or fill the
// memory.

export type OpenedFile = { readonly handle: FileHandle; readonly bytes: number } | { readonly fault: FileFault };

export type ReadBytes = { readonly bytes: Buffer } | { readonly fault: FileFault };

const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
/** Follows no link, and does not block on a pipe. */
const WAITS_FOR_NOBODY = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;

/**
 * Opens a file of at most `most` bytes by its resolved path. The caller closes the handle. Throws errors of the system.
 */
export async function openRegular(real: string, most = MOST_BYTES): Promise<OpenedFile> {
  const handle = await open(real, WAITS_FOR_NOBODY);
  try {
    const stats = await handle.stat();
    const fault = faultOf(stats, most);
    if (fault === null) return { handle, bytes: stats.size };
    await handle.close();
    return { fault };
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

export async function readOpened(handle: FileHandle, bytes: number, most = MOST_BYTES): Promise<ReadBytes> {
  const parts: Buffer[] = [];
  let length = 0;
  // One byte more detects the end.
  for (let room = bytes + 1; ; room = 65_536) {
    const buffer = Buffer.allocUnsafe(room);
    const { bytesRead } = await handle.read(buffer, 0, room, length);
    if (bytesRead === 0) return { bytes: Buffer.concat(parts, length) };
    parts.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    if (length > most) return { fault: tooLarge(length, most) };
  }
}

export async function readAndClose(opened: OpenedFile, most = MOST_BYTES): Promise<ReadBytes> {
  if ('fault' in opened) return opened;
  try {
    return await readOpened(opened.handle, opened.bytes, most);
  } finally {
    await opened.handle.close();
  }
}

export async function readRegular(real: string, most = MOST_BYTES): Promise<ReadBytes> {
  return await readAndClose(await openRegular(real, most), most);
}

/** In bytes: more than the studio ever writes into one of its own files. */
const MOST_KEPT = 256_000_000;

/** A file of the studio's own, links followed; null if it cannot be read. */
export async function readOwnFile(file: string, most = MOST_KEPT): Promise<Buffer | null> {
  const read = await realpath(file)
    .then((real) => readRegular(real, most))
    .catch(() => null);
  return read !== null && 'bytes' in read ? read.bytes : null;
}

export function readRegularSync(real: string): ReadBytes {
  const file = openSync(real, WAITS_FOR_NOBODY);
  try {
    const stats = fstatSync(file);
    const fault = faultOf(stats);
    if (fault !== null) return { fault };
    const buffer = Buffer.allocUnsafe(stats.size);
    let length = 0;
    while (length < buffer.length) {
      const read = readSync(file, buffer, length, buffer.length - length, length);
      if (read === 0) break;
      length += read;
    }
    return { bytes: buffer.subarray(0, length) };
  } finally {
    closeSync(file);
  }
}

function faultOf(stats: Stats, most = MOST_BYTES): FileFault | null {
  if (stats.isDirectory()) return { kind: 'directory' };
  if (!stats.isFile()) return { kind: 'special' };
  return stats.size > most ? tooLarge(stats.size, most) : null;
}

function tooLarge(bytes: number, most: number): FileFault {
  return { kind: 'too-large', bytes, most };
}
