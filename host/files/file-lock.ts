import type { Stats } from 'node:fs';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodeOf } from './error-code.ts';

/** A lock is held for milliseconds; after this many it is abandoned. */
const LEFT_BEHIND = 2000;
const LOOK_AGAIN = 5;

export interface FileLock {
  isHeld(): Promise<boolean>;
}

export function nameOfLock(name: string): string {
  return `.${name}.studio-lock`;
}

export function isNameOfLock(name: string): boolean {
  return /^\..+\.studio-lock$/.test(name);
}

/** Works under a lock file, exclusive among processes and machines. */
export async function withLock<T>(file: string, work: (lock: FileLock) => Promise<T>): Promise<T> {
  const handle = await take(file);
  try {
    const own = await handle.stat();
    const isHeld = async () => isSame(own, await stat(file).catch(() => null));
    try {
      return await work({ isHeld });
    } finally {
      if (await isHeld()) await rm(file, { force: true });
    }
  } finally {
    await handle.close();
  }
}

async function take(file: string): Promise<FileHandle> {
  let seen: Stats | null = null;
  let since = 0;
  for (;;) {
    try {
      return await open(file, 'wx', 0o600);
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error;
    }
    // By our own clock: the machine that made the lock may have another.
    const there = await stat(file).catch(() => null);
    if (!isSame(there, seen)) [seen, since] = [there, performance.now()];
    else if (there !== null && performance.now() - since > LEFT_BEHIND) await rm(file, { force: true });
    await wait(LOOK_AGAIN);
  }
}

function isSame(one: Stats | null, other: Stats | null): boolean {
  return one !== null && other !== null && one.ino === other.ino && one.birthtimeMs === other.birthtimeMs;
}
