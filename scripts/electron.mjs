// Where Electron's program lies. Its package comes without it; `npm start` or `npx install-electron` fetches it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const electronPackage = path.join(import.meta.dirname, '..', 'node_modules', 'electron');

/**
 * Electron's program, by the same rules as its own package, but nothing is ever fetched.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string} [folder] of Electron's package
 * @returns {string | undefined} undefined when it is not there
 */
export function findElectron(environment = process.env, folder = electronPackage) {
  const noted = path.join(folder, 'path.txt');
  const name = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined;
  const elsewhere = environment['ELECTRON_OVERRIDE_DIST_PATH'];
  const place = elsewhere === undefined || elsewhere === '' ? path.join(folder, 'dist') : elsewhere;
  if (name === undefined && place !== elsewhere) return undefined;
  const file = path.join(place, name ?? 'electron');
  return existsSync(file) ? file : undefined;
}
