import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The sources of a commit in the cache, with some files of this tree in their place, so that both run the same; null if
 * git does not know the commit.
 */
export function sourcesAt(commit: string, files: readonly string[]): string | null {
  const folder = path.join('.cache', 'bench', commit);
  const archive = `${folder}.tar`;
  if (!existsSync(path.join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const got = spawnSync('git', ['archive', '--format=tar', '--output', archive, commit]);
    const out = got.status === 0 ? spawnSync('tar', ['-xf', archive, '-C', folder]) : got;
    rmSync(archive, { force: true });
    if (out.status !== 0) {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(file, path.join(folder, file));
  }
  return folder;
}
