import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole, or not at all: beside it first, then in its place. */
export async function replaceFile(file: string, bytes: Buffer, mode: number | undefined): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const handle = await open(beside, 'wx', mode === undefined ? 0o666 : mode & 0o777);
    try {
      await handle.writeFile(bytes);
      // On the disk before it takes the other's place: a crash leaves the old text or the new, never half.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
