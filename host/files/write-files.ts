import { randomBytes } from 'node:crypto';
import { constants, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { access, copyFile, cp, type FileHandle, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from './error-code.ts';

// All writing to disk is here: `biome.json` forbids these imports elsewhere. A full disk, missing permission or a crash
// leaves either the old file or the new one.

export type KeptMode = number | Pick<Stats, 'mode' | 'uid' | 'gid'> | null;

export function temporaryName(name: string): string {
  return `.${name}.${randomBytes(6).toString('hex')}.part`;
}

/** Temporary files of killed processes. */
export function isTemporaryName(name: string): boolean {
  return /^\..+\.[0-9a-f]{12}\.part$/.test(name);
}

const besideOf = (file: string): string => path.join(path.dirname(file), temporaryName(path.basename(file)));

/** `disk`: fsync, survives a power failure; `system`: survives the end of the process. */
type HowFar = 'disk' | 'system';

/** Writes a temporary file, then renames it. */
export async function replaceFile(file: string, bytes: Buffer, kept: KeptMode, far: HowFar = 'disk'): Promise<void> {
  await replaceWith(file, (beside) => writeTemporaryFile(beside, bytes, kept, far));
}

/** Synchronous: on a busy machine waiting between async steps takes longer. The fsync follows in the background. */
export function replaceFileSync(file: string, text: string, mode: number): void {
  const beside = besideOf(file);
  try {
    writeFileSync(beside, text, { mode, flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  void toDisk(file);
}

export async function replaceByCopy(from: string, file: string): Promise<void> {
  await replaceWith(file, (beside) => copyFile(from, beside, constants.COPYFILE_EXCL));
}

/**
 * Writes to a path given on the command line, atomically. Links are followed and the mode kept. Devices and pipes such
 * as `/dev/stdout` are written to directly.
 */
export async function writeGivenFile(file: string, bytes: Buffer): Promise<void> {
  const real = await realpath(file).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return file;
  });
  const there = await stat(real).catch(() => null);
  if (there === null) return await replaceFile(real, bytes, null);
  await access(real, constants.W_OK);
  if (there.isFile()) return await replaceFile(real, bytes, there);
  await writeFile(file, bytes);
}

/** Writes a file in a new folder of ours, which is renamed as a whole: no fsync or rename per file. */
export async function writeNewFile(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes, { flag: 'wx' });
}

export function writeNewFileSync(file: string, text: string): void {
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}

/** Copies a tree to a free path, with times and modes; links stay links. */
export async function copyTree(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    errorOnExist: true,
    force: false,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/** Appends; readers ignore an incomplete end. Returns the offset before. */
export async function appendToFile(file: string, bytes: Buffer, mode: number): Promise<number> {
  const handle = await open(file, 'a', mode);
  try {
    const { size } = await handle.stat();
    await handle.writeFile(bytes);
    return size;
  } finally {
    await handle.close();
  }
}

/** Creates a file for appended lines; readers ignore an incomplete last line. */
export async function createLineFile(file: string, first: string): Promise<FileHandle> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.appendFile(`${first}\n`);
    return handle;
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

const onTheWay = new Set<string>();
async function toDisk(file: string): Promise<void> {
  if (onTheWay.has(file)) return;
  onTheWay.add(file);
  try {
    const handle = await open(file);
    await handle.sync().finally(() => handle.close());
  } catch {
    // Replaced or removed meanwhile.
  } finally {
    onTheWay.delete(file);
  }
}

async function replaceWith(file: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = besideOf(file);
  try {
    await write(beside);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

export async function writeTemporaryFile(
  beside: string,
  bytes: Buffer,
  kept: KeptMode,
  far: HowFar = 'disk',
): Promise<void> {
  const handle = await open(beside, 'wx', kept === null ? 0o666 : 0o600);
  try {
    await handle.writeFile(bytes);
    await keep(handle, kept);
    if (far === 'disk') await handle.sync();
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** After writing, since the mode given to `open` is cut by the umask. */
async function keep(handle: FileHandle, kept: KeptMode): Promise<void> {
  if (kept === null) return;
  if (typeof kept === 'number') return await handle.chmod(kept & 0o777);
  const { uid, gid } = await handle.stat();
  // Only root may change the owner; the group, its members.
  if (uid !== kept.uid || gid !== kept.gid)
    await handle.chown(kept.uid, kept.gid).catch(() => handle.chown(uid, kept.gid).catch(() => undefined));
  await handle.chmod(kept.mode & 0o7777);
}
