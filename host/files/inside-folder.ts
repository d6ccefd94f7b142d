import { readlinkSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

export function isInside(root: string, real: string): boolean {
  const relative = path.relative(root, real);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/**
 * Whether an open file is in the folder now: a folder on its path may have become a link. Only Linux can tell where an
 * open file is; elsewhere the earlier check must do.
 */
export function isOpenedInside(root: string, handle: FileHandle): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return isInside(root, readlinkSync(`/proc/self/fd/${handle.fd}`));
  } catch {
    return true;
  }
}
