import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRegular } from '../files/regular-file.ts';

export interface GitFolder {
  readonly root: string;
  readonly gitdir: string;
  /** The shared folder of a worktree; else the same as `gitdir`. */
  readonly common: string;
}

/** A file that only holds a path, in bytes. */
const SHORT = 10_000;

export async function findGit(folder: string): Promise<GitFolder | null> {
  for (let root = await realpath(folder); ; root = path.dirname(root)) {
    const found = await gitIn(root);
    if (found !== null) return found;
    if (path.dirname(root) === root) return null;
  }
}

async function gitIn(root: string): Promise<GitFolder | null> {
  const dotGit = path.join(root, '.git');
  const real = await realpath(dotGit).catch(() => null);
  if (real === null) return null;
  if ((await stat(real)).isDirectory()) return { root, gitdir: real, common: real };
  // In a worktree or submodule `.git` is a file
  const said = /^gitdir: (.+?)\s*$/.exec((await shortText(real)) ?? '')?.[1];
  if (said === undefined) return null;
  const gitdir = path.resolve(root, said);
  const common = (await shortText(path.join(gitdir, 'commondir')))?.trim();
  return { root, gitdir, common: common === undefined ? gitdir : path.resolve(gitdir, common) };
}

export async function shortText(file: string, most = SHORT): Promise<string | null> {
  const read = await readRegular(file, most).catch(() => null);
  return read !== null && 'bytes' in read ? read.bytes.toString('utf8') : null;
}
