import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

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

/** Writes a file whole, or not at all: beside it first, then in its place. */
export async function replaceFile(file: string, bytes: Buffer, kept: Kept): Promise<void> {
  const beside = path.join(path.dirname(file), nameBeside(path.basename(file)));
  await writeBeside(beside, bytes, kept);
  await rename(beside, file).catch(async (error: unknown) => {
    await rm(beside, { force: true });
    throw error;
  });
}

/** Writes the new file, down to the disk: a crash leaves the old text or the new, never half. */
export async function writeBeside(beside: string, bytes: Buffer, kept: Kept): Promise<void> {
  const handle = await open(beside, 'wx', kept === null ? 0o666 : 0o600);
  try {
    await handle.writeFile(bytes);
    await keep(handle, kept);
    await handle.sync();
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
