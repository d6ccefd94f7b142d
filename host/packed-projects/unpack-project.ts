import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { packedLimits } from '#authoring/tools/archive/packed-limits.ts';
import { unpackFiles } from '#authoring/tools/archive/unpack-files.ts';
import { makeFolders, removeEmpty } from '../files/make-folders.ts';
import { pathExists } from '../files/path-exists.ts';
import { readRegular } from '../files/regular-file.ts';
import { temporaryName, writeNewFile } from '../files/write-files.ts';
import { packedSizeLimits } from './most-bytes.ts';
import { type RefusedPacked, refusedPacked } from './refused-packed.ts';

export type UnpackOutcome =
  | { readonly kind: 'unpacked'; readonly files: readonly string[]; readonly leftOut: readonly string[] }
  | RefusedPacked
  | { readonly kind: 'no-file' }
  /** The target exists and is not an empty folder. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'not-written' };

export async function unpackProject(file: string, folder: string): Promise<UnpackOutcome> {
  const bytes = await bytesOf(file);
  if (bytes === null) return { kind: 'no-file' };
  const read = unpackFiles(bytes, packedSizeLimits);
  if ('refused' in read) return refusedPacked(read.refused);
  const isEmpty = await isEmptyFolder(folder);
  if (!isEmpty && (await pathExists(folder))) return { kind: 'taken' };
  const beside = path.join(path.dirname(folder), temporaryName(path.basename(folder)));
  let made: readonly string[] = [];
  try {
    made = await makeFolders(path.dirname(folder));
    await mkdir(beside);
    // The folder is new and all names were checked, so no path can leave it.
    for (const [name, content] of read.files) {
      const target = path.join(beside, ...name.split('/'));
      await makeFolders(path.dirname(target));
      await writeNewFile(target, content);
    }
    if (isEmpty) await moveInto(folder, beside);
    else if (await pathExists(folder)) throw new Error('taken meanwhile');
    else await rename(beside, folder);
  } catch {
    await rm(beside, { recursive: true, force: true });
    await removeEmpty(made);
    return { kind: 'not-written' };
  }
  return { kind: 'unpacked', files: [...read.files.keys()], leftOut: read.leftOut };
}

async function isEmptyFolder(place: string): Promise<boolean> {
  return (await readdir(place).catch(() => null))?.length === 0;
}

/** The target stays the same folder, since it may be the working directory of a process. */
async function moveInto(folder: string, from: string): Promise<void> {
  if (!(await isEmptyFolder(folder))) throw new Error('taken meanwhile');
  const moved: string[] = [];
  try {
    for (const name of await readdir(from)) {
      await rename(path.join(from, name), path.join(folder, name));
      moved.push(path.join(folder, name));
    }
  } catch (error) {
    for (const one of moved) await rm(one, { recursive: true, force: true });
    throw error;
  }
  await rm(from, { recursive: true, force: true });
}

async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    const read = await readRegular(await realpath(file), packedLimits.bytes);
    return 'bytes' in read ? read.bytes : null;
  } catch {
    return null;
  }
}
