import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNameOfLock } from './file-lock.ts';
import { isTemporaryName } from './write-files.ts';

/** A save takes seconds; a temporary file older than this, in milliseconds, is abandoned. */
const LEFT_BEHIND = 60_000;

export async function removeTemporaryFiles(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (isTemporaryName(name) || isNameOfLock(name)) await sweep(path.join(folder, name));
  }
}

async function sweep(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null);
  if (stats?.isFile() !== true || Date.now() - stats.mtimeMs < LEFT_BEHIND) return;
  if (process.getuid !== undefined && stats.uid !== process.getuid()) return;
  await rm(file, { force: true }).catch(() => undefined);
}
