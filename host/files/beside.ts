import { randomBytes } from 'node:crypto';
import { constants, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { access, copyFile, cp, type FileHandle, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './system-reason.ts';

// Whatever the studio writes is written here, and by nothing else: `biome.json` lets no other file import what writes. A full
// disk, a folder that may not be written to or the end of the program leave the file that was there, or the new one.

/** What a new file has of the one whose place it takes: the mode, or that and whose it is. */
export type Kept = number | Pick<Stats, 'mode' | 'uid' | 'gid'> | null;

/** A file that is written beside another until it takes its place. */
export function nameBeside(name: string): string {
  return `.${name}.${randomBytes(6).toString('hex')}.part`;
}

/** What others that are killed leave behind. */
export function isNameBeside(name: string): boolean {
  return /^\..+\.[0-9a-f]{12}\.part$/.test(name);
}

const besideOf = (file: string): string => path.join(path.dirname(file), nameBeside(path.basename(file)));

/** Down to the disk, so that the file outlives the machine's end too; or only the program's. */
type HowFar = 'disk' | 'system';

/** Writes a file whole, or not at all: beside it first, then in its place. */
export async function replaceFile(file: string, bytes: Buffer, kept: Kept, far: HowFar = 'disk'): Promise<void> {
  await replaceWith(file, (beside) => writeBeside(beside, bytes, kept, far));
}

/**
 * The same at once: on a busy machine a program waits longer for its turn between two steps than any of them takes. That it
 * comes to the disk as well, in case the machine itself stops, is waited for by nobody.
 */
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

/** Copies one file into the place of another, whole or not at all. */
export async function replaceByCopy(from: string, file: string): Promise<void> {
  await replaceWith(file, (beside) => copyFile(from, beside, constants.COPYFILE_EXCL));
}

/**
 * Writes what a person asked for into the file that they named, whole or not at all. A link is followed, and a file keeps its
 * mode. What is no file, as `/dev/stdout`, has nothing to lose and is written into.
 */
export async function writeGivenFile(file: string, bytes: Buffer): Promise<void> {
  const real = await realpath(file).catch((error: unknown) => {
    if (reasonOf(error) !== 'ENOENT') throw error;
    return file;
  });
  const there = await stat(real).catch(() => null);
  if (there === null) return await replaceFile(real, bytes, null);
  await access(real, constants.W_OK);
  if (there.isFile()) return await replaceFile(real, bytes, there);
  await writeFile(file, bytes);
}

/** Writes a file that nobody has: in a folder that is new and ours, and that takes its place when it is whole. */
export async function writeNewFile(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes, { flag: 'wx' });
}

export function writeNewFileSync(file: string, text: string): void {
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}

/** Copies what lies at a path, byte for byte, with times and modes, to one at which nothing lies; links as links, wherever they lead. */
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

/** Writes to the end of a file, whose reader passes over an end that is not whole; gives back where that was. */
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

/** A new file that lines are added to; its reader passes over a last line that is not whole. */
export async function beginLines(file: string, first: string): Promise<FileHandle> {
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

/** Files that are on their way to the disk. */
const onTheWay = new Set<string>();
async function toDisk(file: string): Promise<void> {
  if (onTheWay.has(file)) return;
  onTheWay.add(file);
  try {
    const handle = await open(file);
    await handle.sync().finally(() => handle.close());
  } catch {
    // It was replaced or taken away meanwhile.
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

/** Writes the new file: a crash leaves the old text or the new, never half. */
export async function writeBeside(beside: string, bytes: Buffer, kept: Kept, far: HowFar = 'disk'): Promise<void> {
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

/** Only now the mode: one that is given to `open` is cut by the mask of the process. */
async function keep(handle: FileHandle, kept: Kept): Promise<void> {
  if (kept === null) return;
  if (typeof kept === 'number') return await handle.chmod(kept & 0o777);
  const { uid, gid } = await handle.stat();
  // Another's file can be given back only by who may; a group, by its members.
  if (uid !== kept.uid || gid !== kept.gid)
    await handle.chown(kept.uid, kept.gid).catch(() => handle.chown(uid, kept.gid).catch(() => undefined));
  await handle.chmod(kept.mode & 0o7777);
}
