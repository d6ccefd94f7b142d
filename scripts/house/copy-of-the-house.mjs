import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @returns {string} a copy of every file that is or could be tracked, with our packages */
export function copyOfTheHouse() {
  const copy = mkdtempSync(path.join(tmpdir(), 'studio-house-'));
  const { status, stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // A copy of a copy: no repository is there to ask
  if (status !== 0) {
    const left = ['node_modules', 'dist', '.cache'].map((name) => path.join(ROOT, name));
    cpSync(ROOT, copy, { recursive: true, filter: (file) => !left.includes(file) });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    return copy;
  }
  // Packages may lie elsewhere, and a link to them is a file that `.gitignore` does not mean.
  const files = stdout.split('\0').filter((name) => name !== 'node_modules' && name !== '');
  for (const file of files.filter((name) => existsSync(path.join(ROOT, name)))) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  return copy;
}
