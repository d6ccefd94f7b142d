import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNameBeside } from './beside.ts';
import { isNameOfLock } from './file-lock.ts';

/** A save takes seconds at most: what was not written into for so long, in milliseconds, belongs to nobody any more. */
const LEFT_BEHIND = 60_000;

/** Removes from folders what studios that were killed in the middle of a save have left there. Others' files stay. */
export async function sweepLeftovers(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (isNameBeside(name) || isNameOfLock(name)) await sweep(path.join(folder, name));
  }
}

async function sweep(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null);
  if (stats?.isFile() !== true || Date.now() - stats.mtimeMs < LEFT_BEHIND) return;
  if (process.getuid !== undefined && stats.uid !== process.getuid()) return;
  await rm(file, { force: true }).catch(() => undefined);
}
