// Where Electron's program lies. Its package comes without it; `npx install-electron` fetches it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.join(import.meta.dirname, '..', 'node_modules', 'electron');

/**
 * Electron's program, by the same rules as its own package, but nothing is ever fetched.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} undefined when it is not there
 */
export function findElectron(environment = process.env) {
  const noted = path.join(PACKAGE, 'path.txt');
  const name = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined;
  const elsewhere = environment['ELECTRON_OVERRIDE_DIST_PATH'];
  const folder = elsewhere === undefined || elsewhere === '' ? path.join(PACKAGE, 'dist') : elsewhere;
  if (name === undefined && folder !== elsewhere) return undefined;
  const file = path.join(folder, name ?? 'electron');
  return existsSync(file) ? file : undefined;
}
