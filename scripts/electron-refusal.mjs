// That Electron's program could not be had is remembered for a day among the person's own files, so that each start of
// that day is as fast as if nobody had looked for it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ readonly wanted: string, readonly why: string, readonly at: number }} Refusal */

export const DAY = 24 * 60 * 60 * 1000;

/**
 * What was asked for, and by which settings of Electron's installer: with another mirror it is asked for anew. A hash, since
 * an address may hold a password.
 * @param {string} version
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
export function wantedElectron(version, environment) {
  const settings = Object.entries(environment).filter(([name]) => /^(npm_(package_)?config_)?electron_/i.test(name));
  const text = JSON.stringify([version, settings.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} kept the folder of the person's own state */
const fileIn = (kept) => path.join(kept, 'electron-refused.json');

/**
 * @param {string} kept
 * @param {string} wanted
 * @param {number} now
 * @returns {Refusal | null} null when none was noted, or not in the day before
 */
export function recallRefusal(kept, wanted, now) {
  try {
    const { wanted: then, why, at } = JSON.parse(readFileSync(fileIn(kept), 'utf8'));
    const isOurs = then === wanted && typeof why === 'string' && typeof at === 'number';
    return isOurs && at <= now && now < at + DAY ? { wanted, why, at } : null;
  } catch {
    return null;
  }
}

/**
 * That it cannot be noted hinders nobody.
 * @param {string} kept
 * @param {Refusal | null} refusal null: it has come
 */
export function noteRefusal(kept, refusal) {
  try {
    if (refusal === null) return rmSync(fileIn(kept), { force: true });
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    const written = `${fileIn(kept)}.${process.pid}`;
    writeFileSync(written, JSON.stringify(refusal), { mode: 0o600 });
    renameSync(written, fileIn(kept));
  } catch {
    // It is asked for again at the next start.
  }
}
