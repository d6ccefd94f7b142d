import { readlinkSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Whether a resolved path is the folder or lies in it. */
export function isInside(root: string, real: string): boolean {
  const relative = path.relative(root, real);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/**
 * Whether what is open lies in the folder now: on the way to it a folder may have become a link while it was opened.
 * Only Linux says where an open file lies; elsewhere what was looked at before must do.
 */
export function isOpenedInside(root: string, handle: FileHandle): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return isInside(root, readlinkSync(`/proc/self/fd/${handle.fd}`));
  } catch {
    return true;
  }
}
