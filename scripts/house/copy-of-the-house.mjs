import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @returns {string} a copy of every file that is or could be tracked, with our packages */
export function copyOfTheHouse() {
  const copy = mkdtempSync(path.join(tmpdir(), 'studio-house-'));
  const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  return copy;
}
