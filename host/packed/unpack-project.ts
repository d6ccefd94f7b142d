import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packedLimits } from '#authoring/packed/packed-limits.ts';
import { unpackFiles } from '#authoring/packed/unpack-files.ts';
import { nameBeside } from '../beside.ts';
import { isThere } from '../is-there.ts';
import { readRegular } from '../regular-file.ts';
import { mostBytes } from './most-bytes.ts';
import { type RefusedPacked, refusedPacked } from './refused-packed.ts';

export type UnpackOutcome =
  | { readonly kind: 'unpacked'; readonly files: readonly string[]; readonly leftOut: readonly string[] }
  | RefusedPacked
  | { readonly kind: 'no-file' }
  /** Something lies at the place already. Nothing is ever put into what is there. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'not-written' };

/** Opens a packed project into a new folder: whole, or not at all. */
export async function unpackProject(file: string, folder: string): Promise<UnpackOutcome> {
  const bytes = await bytesOf(file);
  if (bytes === null) return { kind: 'no-file' };
  const read = unpackFiles(bytes, mostBytes);
  if ('refused' in read) return refusedPacked(read.refused);
  if (await isThere(folder)) return { kind: 'taken' };
  const beside = path.join(path.dirname(folder), nameBeside(path.basename(folder)));
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await mkdir(beside);
    // The folder is new and ours, and every name in it was looked at: no step of a way can lead elsewhere.
    for (const [name, content] of read.files) {
      const target = path.join(beside, ...name.split('/'));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content, { flag: 'wx' });
    }
    if (await isThere(folder)) throw new Error('taken meanwhile');
    await rename(beside, folder);
  } catch {
    await rm(beside, { recursive: true, force: true });
    return { kind: 'not-written' };
  }
  return { kind: 'unpacked', files: [...read.files.keys()], leftOut: read.leftOut };
}

async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    const read = await readRegular(await realpath(file), packedLimits.bytes);
    return 'bytes' in read ? read.bytes : null;
  } catch {
    return null;
  }
}
